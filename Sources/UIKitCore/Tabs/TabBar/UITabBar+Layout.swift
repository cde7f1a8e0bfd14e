/// What a tab bar lays its items out by.
extension UITabBar {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// What the home indicator takes of the bar's height.
  var bottomInset: CGFloat {
    guard environment.form == .docked else { return 0 }
    return manager?.bottomInsetOfBar ?? window?.safeAreaInsets.bottom ?? 0
  }

  // MARK: Layout

  var layout: any TabBarLayoutProviding {
    switch environment.form {
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
      isRightToLeft: isRightToLeft
    )
  }

  /// New surroundings may ask for another height, also where the controller's view keeps its size.
  func heightMayHaveChanged() {
    manager?.barHeightChanged(self)
    invalidateIntrinsicContentSize()
  }

  /// Where items stand as a whole.
  private var arrangement: DockedTabBarLayout.Arrangement {
    displayed.value.placement.arrangement(in: environment) { systemButtonWidth }
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

  /// A title or an icon takes another width: where buttons are as wide as the widest, all of them follow. (M-IPAD-3)
  func inlineWidthChanged() {
    guard environment.itemStyle != .stacked else { return }
    if environment.form == .docked, case .fill = arrangement { return }
    setNeedsLayout()
  }
}
