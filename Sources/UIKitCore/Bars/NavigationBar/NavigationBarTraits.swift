/// The traits that the layout of a navigation bar depends on.
///
///     phone in portrait    44      large titles
///     phone in landscape   32      no large titles
///     pad                  50      large titles
///     sheet                56      large titles, except on phones in landscape
struct NavigationBarTraits: BarTraits {
  // R-NBAR-1, R-NBAR-4

  static let heights = BarHeights(
    regular: NavigationBarMetrics.regularHeight,
    compact: NavigationBarMetrics.compactHeight,
    pad: NavigationBarMetrics.padHeight
  )

  var idiom = UIUserInterfaceIdiom.phone
  var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  var verticalSizeClass = UIUserInterfaceSizeClass.regular

  /// Whether the bar is in a sheet.
  var isInSheet = false

  // R-NBAR-5
  var contentHeight: CGFloat {
    isInSheet && !isCompact ? NavigationBarMetrics.sheetHeight : standardContentHeight
  }

  var isCompact: Bool { verticalSizeClass == .compact && idiom != .pad }

  /// Whether the bar has room for a large title.
  var showsLargeTitles: Bool { !isCompact }
}

extension NavigationBarTraits {
  init(_ traits: UITraitCollection) {
    self.init()
    readDevice(traits)
    isInSheet = traits.values.isInSheet ?? false
  }
}
