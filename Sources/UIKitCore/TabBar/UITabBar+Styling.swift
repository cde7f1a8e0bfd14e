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

  func arrangement(for item: UITabBarItem?) -> Positioning {
    guard let appearance = item?.standardAppearance ?? assignedAppearance else {
      return Positioning(positioning: itemPositioning, width: itemWidth, spacing: itemSpacing)
    }
    return Positioning(
      positioning: appearance.stackedItemPositioning,
      width: appearance.stackedItemWidth,
      spacing: appearance.stackedItemSpacing
    )
  }

  struct Positioning {
    var positioning: UITabBar.ItemPositioning
    var width: CGFloat
    var spacing: CGFloat
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

  // MARK: Surroundings

  var environment: TabBarEnvironment {
    TabBarEnvironment(
      idiom: traitCollection.userInterfaceIdiom,
      horizontalSizeClass: traitCollection.horizontalSizeClass,
      verticalSizeClass: traitCollection.verticalSizeClass
    )
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var pixelScale: CGFloat {
    traitCollection.displayScale > 0 ? traitCollection.displayScale : 2
  }

  /// What the home indicator takes of the bar's height.
  var bottomInset: CGFloat {
    manager?.bottomInsetOfBar ?? window?.safeAreaInsets.bottom ?? 0
  }

  // MARK: Layout

  var layout: TabBarLayout {
    TabBarLayout(
      size: bounds.size,
      count: row.buttons.count,
      arrangement: arrangement,
      standardHeight: environment.contentHeight,
      isRightToLeft: isRightToLeft
    )
  }

  private var arrangement: TabBarLayout.Arrangement {
    let wish = styling.arrangement(for: selectedItem)
    let isCentered =
      wish.positioning == .centered || (wish.positioning == .automatic && environment.centersItems)
    guard isCentered else { return .fill }
    return .centered(
      width: wish.width > 0 ? wish.width : systemButtonWidth,
      spacing: wish.spacing > 0 ? wish.spacing : TabBarMetrics.centeredButtonSpacing
    )
  }

  /// Wide enough for the widest item. (M-IPAD-1, M-IPAD-3)
  private var systemButtonWidth: CGFloat {
    guard environment.itemStyle != .stacked else { return TabBarMetrics.centeredButtonWidth }
    let widest = row.buttons.map { $0.inlineWidth(in: self) }.max() ?? 0
    return max(
      TabBarMetrics.centeredButtonWidth,
      (widest + 2 * TabBarMetrics.inlinePadding).rounded(.up)
    )
  }
}
