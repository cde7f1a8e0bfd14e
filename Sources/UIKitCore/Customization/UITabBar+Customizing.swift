extension UITabBar {
  /// Lets the user put other items on a bar that stands by itself. (R-CUS-10)
  func startCustomizing(_ candidates: [UITabBarItem]) {
    guard window != nil, !isInHiddenView else {
      return Log.warning("UITabBar.beginCustomizingItems: the bar is not on the screen; ignored")
    }
    guard !candidates.isEmpty else {
      return Log.warning("UITabBar.beginCustomizingItems: there is no item to choose from; ignored")
    }
    guard customizing?.isOver ?? true else {
      return Log.warning("UITabBar.beginCustomizingItems: the bar is customized already; ignored")
    }
    let course = CustomizationCourse(bar: self, candidates: candidates) {
      [unowned self] event, items in tellDelegate(event, items)
    }
    customizing = course
    course.begin()
    if course.isOver, customizing === course { customizing = nil }
  }

  private var isInHiddenView: Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0.isHidden }
  }

  /// Passes on what happens to the delegate; the items follow what the user does. (R-CUS-15)
  private func tellDelegate(_ event: CustomizationCourse.Event, _ items: [UITabBarItem]) {
    switch event {
    case .willBegin: delegate?.tabBar(self, willBeginCustomizing: items)
    case .didBegin: delegate?.tabBar(self, didBeginCustomizing: items)
    case .rearranged: showRearranged(items)
    case .willEnd(let changed):
      delegate?.tabBar(self, willEndCustomizing: items, changed: changed)
    case .didEnd(let changed):
      let course = customizing
      delegate?.tabBar(self, didEndCustomizing: items, changed: changed)
      // The delegate may have begun anew.
      if customizing === course { customizing = nil }
    }
  }

  /// Shows the items as the user arranged them; a selected one that left the bar is selected no more. (R-CUS-13)
  private func showRearranged(_ items: [UITabBarItem]) {
    row.replaceItems(with: items, in: self, animated: true) {
      let isSelectedShown = row.buttons.contains { $0.item === selectedItem }
      if !isSelectedShown { select(nil) } else { selectionChanged() }
    }
  }
}
