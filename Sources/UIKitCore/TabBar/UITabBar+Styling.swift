/// Everything set about the look of a tab bar, and what it amounts to.
struct TabBarStyling {
  var legacy = LegacyBarLook()
  var selectionIndicatorImage: UIImage?
  var unselectedItemTintColor: UIColor?
  var itemPositioning = UITabBar.ItemPositioning.automatic
  var itemWidth: CGFloat = 0
  var itemSpacing: CGFloat = 0
  /// The selected item while it brings a look of its own. (R-APP-1)
  weak var itemWithOwnLook: UITabBarItem?
  /// What the getter hands out; changing it shows nothing until it is assigned again. (R-APP-7)
  private(set) lazy var exposedAppearance = UITabBarAppearance()
  /// What is shown; nil until an appearance was assigned.
  private(set) var assignedAppearance: UITabBarAppearance?

  mutating func assign(_ appearance: UITabBarAppearance) {
    exposedAppearance = appearance.duplicate
    assignedAppearance = appearance.duplicate
  }

  func background(for item: UITabBarItem?) -> BarBackground {
    (item?.standardAppearance ?? assignedAppearance)?.background ?? legacy.background
  }

  func placement(for item: UITabBarItem?) -> TabBarPlacement {
    guard let appearance = item?.standardAppearance ?? assignedAppearance else {
      return TabBarPlacement(positioning: itemPositioning, width: itemWidth, spacing: itemSpacing)
    }
    return TabBarPlacement(
      positioning: appearance.stackedItemPositioning,
      width: appearance.stackedItemWidth,
      spacing: appearance.stackedItemSpacing,
      isForStackedItems: true
    )
  }
}

/// The look of a bar with nothing set.
@MainActor private let standardTabBarAppearance = UITabBarAppearance()

extension UITabBar {
  func restyle(_ change: (inout LegacyBarLook) -> Void) {
    change(&styling.legacy)
    appearanceChanged()
  }

  /// Shows background and items anew.
  func appearanceChanged() {
    backgroundView.show(styling.background(for: selectedItem))
    row.refresh()
    setNeedsLayout()
  }

  /// How an item is drawn now. (R-APP-1, R-APP-10)
  func look(of item: UITabBarItem, isSelected: Bool) -> TabItemLook {
    let appearance =
      selectedItem?.standardAppearance ?? styling.assignedAppearance ?? standardTabBarAppearance
    let resolution = AppearanceResolution(
      appearance: appearance.items(in: environment.itemStyle),
      tintColor: tintColor,
      unselectedColor: styling.unselectedItemTintColor
    )
    if !item.isEnabled {
      return resolution.look(in: .disabled, item: item.wishes(for: .disabled))
    }
    return isSelected
      ? resolution.look(in: .selected, item: item.wishes(for: .selected))
      : resolution.look(in: .normal, item: item.wishes(for: .normal))
  }
}
