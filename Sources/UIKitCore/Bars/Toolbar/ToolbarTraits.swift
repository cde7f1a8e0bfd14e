/// The traits that the layout of a toolbar depends on.
///
///     phone in portrait, or one of the largest   44
///     phone in landscape                         32
///     pad                                        50
struct ToolbarTraits: BarTraits {
  // R-TOOL-20…22

  static let heights = BarHeights(
    regular: ToolbarMetrics.regularHeight,
    compact: ToolbarMetrics.compactHeight,
    pad: ToolbarMetrics.padHeight
  )

  var idiom = UIUserInterfaceIdiom.phone
  var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  var verticalSizeClass = UIUserInterfaceSizeClass.regular

  var isCompact: Bool {
    idiom != .pad && verticalSizeClass == .compact && horizontalSizeClass != .regular
  }
}
