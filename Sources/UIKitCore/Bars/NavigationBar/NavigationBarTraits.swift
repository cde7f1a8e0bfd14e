/// What the surroundings decide about a navigation bar.
///
///     phone upright      44      large titles
///     phone on its side  32      none
///     pad                50      large titles
///
/// (R-NBAR-1, R-NBAR-4)
struct NavigationBarTraits: Hashable {
  var idiom = UIUserInterfaceIdiom.phone
  var verticalSizeClass = UIUserInterfaceSizeClass.regular

  /// Whether the bar is the short one, which has appearances of its own.
  var isCompact: Bool { verticalSizeClass == .compact && idiom != .pad }

  /// The height of the row with title and items.
  var contentHeight: CGFloat {
    if isCompact { return NavigationBarMetrics.compactHeight }
    return idiom == .pad ? NavigationBarMetrics.padHeight : NavigationBarMetrics.regularHeight
  }

  /// A short bar has no room for a large title.
  var showsLargeTitles: Bool { !isCompact }
}
