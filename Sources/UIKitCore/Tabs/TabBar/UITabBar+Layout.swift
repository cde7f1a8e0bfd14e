/// The layout of a tab bar's items.
extension UITabBar {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The height of the home indicator below the bar.
  var bottomInset: CGFloat {
    guard environment.tabBarIdiom == .docked else { return 0 }
    return manager?.bottomInsetOfBar ?? window?.safeAreaInsets.bottom ?? 0
  }

  // MARK: Layout

  var layout: any TabBarLayoutProviding {
    switch environment.tabBarIdiom {
    case .docked: dockedLayout
    case .television: televisionLayout
    }
  }

  private var dockedLayout: DockedTabBarLayout {
    DockedTabBarLayout(
      size: bounds.size,
      count: row.buttons.count,
      arrangement: arrangement,
      standardHeight: environment.contentHeight,
      isRightToLeft: isRightToLeft,
      leftInset: safeAreaInsets.left,
      rightInset: safeAreaInsets.right
    )
  }

  // M-BTN-5
  /// The width of the part of the bar with slots.
  var slotsWidth: CGFloat {
    guard environment.tabBarIdiom == .docked else { return bounds.width }
    return bounds.width - safeAreaInsets.left - safeAreaInsets.right
  }

  /// Updates the height of the bar, which depends on the traits, even if the controller's view
  /// keeps its size.
  func heightMayHaveChanged() {
    manager?.barHeightChanged(self)
    invalidateIntrinsicContentSize()
  }

  /// The arrangement of the items.
  private var arrangement: DockedTabBarLayout.Arrangement {
    displayed.value.placement.arrangement(in: environment) { systemButtonWidth }
  }

  /// The width of the widest item.
  private var systemButtonWidth: CGFloat {
    // M-IPAD-1, M-IPAD-3
    guard environment.itemStyle != .stacked else { return TabBarMetrics.centeredButtonWidth }
    let widest = row.buttons.map { $0.inlineWidth(in: self) }.max() ?? 0
    return max(
      TabBarMetrics.centeredButtonWidth,
      (widest + 2 * TabBarMetrics.inlinePadding).rounded(.up)
    )
  }

  /// Updates all buttons of a centered bar after the width of a title or icon has changed.
  func inlineWidthChanged() {
    // M-IPAD-3
    guard environment.itemStyle != .stacked else { return }
    if environment.tabBarIdiom == .docked, case .fill = arrangement { return }
    setNeedsLayout()
  }
}
