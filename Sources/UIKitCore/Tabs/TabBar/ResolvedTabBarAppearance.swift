/// The values that the views of a tab bar display.
struct ResolvedTabBarAppearance: ResolvedBarAppearance {
  var background: BarBackground
  var items: Items
  var placement: TabBarPlacement

  /// The appearance of the items in every layout and state.
  struct Items: Equatable {
    var stacked: UITabBarItemAppearance
    var inline: UITabBarItemAppearance
    var compactInline: UITabBarItemAppearance
    /// The shape behind the selected item.
    var indicator = SelectionIndicator.Shape.none  // R-APP-23
    /// The color of unselected items, or `nil` for gray.
    var unselectedColor: UIColor?
    /// The color of the selected icon, or `nil` for the tint color.
    var selectedIconColor: UIColor?
    /// Whether the colors are those of the dark interface style.
    var isDark = false  // R-LEG-8

    func appearance(in style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
      switch style {
      case .stacked: stacked
      case .inline: inline
      case .compactInline: compactInline
      }
    }
  }
}

extension ResolvedTabBarAppearance {
  init(of appearance: UITabBarAppearance) {
    background = appearance.background
    items = Items(
      stacked: appearance.stackedLayoutAppearance,
      inline: appearance.inlineLayoutAppearance,
      compactInline: appearance.compactInlineLayoutAppearance,
      indicator: appearance.indicator.shape
    )
    placement = TabBarPlacement(
      positioning: appearance.stackedItemPositioning,
      width: appearance.stackedItemWidth,
      spacing: appearance.stackedItemSpacing,
      isForStackedItems: true
    )
  }
}
