/// The traits that the layout of a tab bar depends on: its idiom, its height, and whether titles
/// are below or beside the icons.
///
///     h compact, v regular   phone in portrait, narrow pad   stacked           49, pad 50
///     h compact, v compact   phone in landscape              compactInline     32
///     h regular, v compact   the largest phones              inline, centered  49
///     h regular, v regular   pad                             inline, centered  50
///     television             at the top                      inline            68
///
/// Unspecified size classes count as those of a phone in portrait.
struct TabBarTraits: BarTraits {
  // R-LAY-1…3, 5, 6, 10, 11; M-H-1…4, M-H-9

  static let heights = BarHeights(
    regular: TabBarMetrics.regularHeight,
    compact: TabBarMetrics.compactHeight,
    pad: TabBarMetrics.padHeight
  )

  var idiom = UIUserInterfaceIdiom.phone
  var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  var verticalSizeClass = UIUserInterfaceSizeClass.regular

  /// The position of titles relative to icons.
  var itemStyle: UITabBarItemAppearance.Style {
    guard tabBarIdiom == .docked, horizontalSizeClass != .regular else { return .inline }
    return verticalSizeClass == .compact ? .compactInline : .stacked
  }

  var isCompact: Bool { itemStyle == .compactInline }

  /// The height of the bar without the home indicator, in points.
  var contentHeight: CGFloat {
    tabBarIdiom == .docked ? standardContentHeight : TelevisionTabBarMetrics.height
  }

  /// Whether items are centered as a block unless the app assigns another positioning.
  var centersItems: Bool { horizontalSizeClass == .regular }  // R-LAY-5, R-LAY-11
}
