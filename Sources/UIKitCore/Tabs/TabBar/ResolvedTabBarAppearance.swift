/// All that the views of a tab bar show, with every choice between its sources made.
struct ResolvedTabBarAppearance: ResolvedBarAppearance {
  var background: BarBackground
  var items: Items
  var placement: TabBarPlacement

  /// How items look, before the state of each.
  struct Items: Equatable {
    var stacked: UITabBarItemAppearance
    var inline: UITabBarItemAppearance
    var compactInline: UITabBarItemAppearance
    /// Behind the selected one. (R-APP-23)
    var indicator = SelectionIndicator.Shape.none
    /// In place of grey.
    var unselectedColor: UIColor?
    /// In place of the tint, for the icon alone.
    var selectedIconColor: UIColor?
    /// Colours are those of dark surroundings. (R-LEG-8)
    var isDark = false

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
