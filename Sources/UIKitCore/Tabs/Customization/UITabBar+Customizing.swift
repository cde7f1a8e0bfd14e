extension UITabBar {
  /// Begins a customization.
  ///
  /// Logs a warning and does nothing without candidates, on a television, and while the bar isn't
  /// visible or is being customized.
  func startCustomizing(_ subject: some CustomizationDataSource) {
    // R-CUS-10, R-CUS-16, R-TV-5
    guard environment.tabBarIdiom == .docked else {
      return Log.warning("UITabBar: the bar of a television cannot be customized; ignored")
    }
    guard window != nil, !isInHiddenView else {
      return Log.warning("UITabBar: a bar that is not visible cannot be customized; ignored")
    }
    guard !subject.candidates.isEmpty else {
      return Log.warning("UITabBar: there are no items for the customization; ignored")
    }
    guard customizing?.isOver ?? true else {
      return Log.warning("UITabBar: the bar is being customized already; ignored")
    }
    let session = CustomizationSession(bar: self, subject: subject)
    customizing = session
    session.begin()
  }

  private var isInHiddenView: Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0.isHidden }
  }

  /// Shows the items in the user's order; a selected item that was removed from the bar is
  /// deselected.
  func showRearranged(_ items: [UITabBarItem]) {
    // R-CUS-13
    row.replaceItems(with: items, in: self, animated: true) {
      let selected = selectedItem
      let isSelectedShown = row.buttons.contains { $0.item === selected }
      if !isSelectedShown { select(nil) } else { selectionChanged(to: selected) }
    }
  }
}
