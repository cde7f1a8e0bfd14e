/// What the surroundings decide about a toolbar.
///
///     phone upright, or one of the largest   44
///     phone on its side                      32
///     pad                                    50
///
/// (R-TOOL-20…22)
struct ToolbarTraits: Hashable {
  var idiom = UIUserInterfaceIdiom.phone
  var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  var verticalSizeClass = UIUserInterfaceSizeClass.regular

  /// Whether the bar is the short one, which has appearances of its own.
  var isCompact: Bool {
    idiom != .pad && verticalSizeClass == .compact && horizontalSizeClass != .regular
  }

  /// The height of the row of items.
  var contentHeight: CGFloat {
    if isCompact { return ToolbarMetrics.compactHeight }
    return idiom == .pad ? ToolbarMetrics.padHeight : ToolbarMetrics.regularHeight
  }

  var metrics: UIBarMetrics { isCompact ? .compact : .default }
}
