/// What the surroundings decide about a docked bar: its height, and whether titles stand below or beside icons.
///
///     h compact, v regular   phone upright           stacked         49
///     h compact, v compact   phone on its side       compactInline   32
///     h regular, v compact   the largest phones      inline          49
///     h regular              pad                     inline, centred 50
///
/// Size classes left open count as those of an upright phone. (R-LAY-1…3, 5, 6, 10; M-H-1…4)
struct TabBarEnvironment: Hashable {
  var idiom = UIUserInterfaceIdiom.phone
  var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  var verticalSizeClass = UIUserInterfaceSizeClass.regular

  /// Where titles stand.
  var itemStyle: UITabBarItemAppearance.Style {
    guard horizontalSizeClass != .regular else { return .inline }
    return verticalSizeClass == .compact ? .compactInline : .stacked
  }

  /// The height of the bar above the home indicator.
  var contentHeight: CGFloat {
    guard idiom != .pad else { return TabBarMetrics.padHeight }
    return itemStyle == .compactInline ? TabBarMetrics.compactHeight : TabBarMetrics.regularHeight
  }

  /// Whether items stand as a block in the middle when nothing else is asked for. (R-LAY-5, R-LAY-11)
  var centersItems: Bool { horizontalSizeClass == .regular && idiom == .pad }
}
