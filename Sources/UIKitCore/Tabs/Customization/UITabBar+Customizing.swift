extension UITabBar {
  /// Lets the user arrange what the subject has; without candidates, on a television, or while the bar cannot be seen or is
  /// customized already, nothing happens but a warning. (R-CUS-10, R-CUS-16, R-TV-5)
  func startCustomizing(_ subject: some CustomizationDataSource) {
    guard environment.form == .docked else {
      return Log.warning("UITabBar: the bar of a television is not customized; ignored")
    }
    guard window != nil, !isInHiddenView else {
      return Log.warning("UITabBar: a bar that is not on the screen is not customized; ignored")
    }
    guard !subject.candidates.isEmpty else {
      return Log.warning("UITabBar: there is no item to customize the bar with; ignored")
    }
    guard customizing?.isOver ?? true else {
      return Log.warning("UITabBar: the bar is customized already; ignored")
    }
    let course = CustomizationSession(bar: self, subject: subject)
    customizing = course
    course.begin()
  }

  private var isInHiddenView: Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0.isHidden }
  }

  /// Shows the items as the user arranged them; a selected one that left the bar is selected no more. (R-CUS-13)
  func showRearranged(_ items: [UITabBarItem]) {
    row.replaceItems(with: items, in: self, animated: true) {
      let isSelectedShown = row.buttons.contains { $0.item === selectedItem }
      if !isSelectedShown { select(nil) } else { selectionChanged() }
    }
  }
}
