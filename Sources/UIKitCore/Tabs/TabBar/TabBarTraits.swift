/// What the surroundings decide about a bar: its form, its height, and whether titles stand below or beside icons.
///
///     h compact, v regular   phone upright, narrow pad   stacked          49, pad 50
///     h compact, v compact   phone on its side           compactInline    32
///     h regular, v compact   the largest phones          inline, centred  49
///     h regular, v regular   pad                         inline, centred  50
///     television             at the top                  inline           68
///
/// Size classes left open count as those of an upright phone. (R-LAY-1…3, 5, 6, 10, 11; M-H-1…4, M-H-9)
struct TabBarTraits: Hashable {
  var idiom = UIUserInterfaceIdiom.phone
  var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  var verticalSizeClass = UIUserInterfaceSizeClass.regular

  /// Where titles stand.
  var itemStyle: UITabBarItemAppearance.Style {
    guard form == .docked, horizontalSizeClass != .regular else { return .inline }
    return verticalSizeClass == .compact ? .compactInline : .stacked
  }

  /// The height of the bar above the home indicator.
  var contentHeight: CGFloat {
    guard form == .docked else { return TelevisionTabBarMetrics.height }
    guard itemStyle != .compactInline else { return TabBarMetrics.compactHeight }
    return idiom == .pad ? TabBarMetrics.padHeight : TabBarMetrics.regularHeight
  }

  /// Whether items stand as a block in the middle when nothing else is asked for. (R-LAY-5, R-LAY-11)
  var centersItems: Bool { horizontalSizeClass == .regular }
}

extension TabBarTraits {
  init(_ traits: UITraitCollection) {
    self.init(
      idiom: traits.userInterfaceIdiom,
      horizontalSizeClass: traits.horizontalSizeClass,
      verticalSizeClass: traits.verticalSizeClass
    )
  }
}
