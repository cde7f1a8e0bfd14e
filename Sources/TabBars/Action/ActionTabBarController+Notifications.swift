import UIKit

/// Forwards the calls of the bar to UIKit's delegate and to `actionDelegate`.
extension ActionTabBarController: TabBarViewDelegate {
  /// Calls `actionDelegate`, and then UIKit's delegate if the answer allows a selection.
  public func tabBar(_ bar: TabBarView, answerToTapOn id: TabItem.ID) -> TabSelectionAnswer {
    guard let tab = tab(named: id) else { return .deny }
    let answer = actionDelegate?.tabBarController(self, answerToTapOn: tab) ?? .allow
    switch answer {
    case .deny, .intercept: return answer
    case .allow, .postpone:
      return delegateAllowsSelection(of: tab.controller) ? answer : .deny
    }
  }

  /// Notifies `actionDelegate`.
  public func tabBar(_ bar: TabBarView, willSelect id: TabItem.ID, origin: TabSelectionOrigin) {
    guard let tab = tab(named: id) else { return }
    actionDelegate?.tabBarController(self, willSelect: tab, origin: origin)
  }

  /// Assigns the page of the selected tab to UIKit's selection.
  public func tabBar(_ bar: TabBarView, changesFrom old: TabItem.ID?, to new: TabItem.ID?) {
    showPages()
  }

  /// Notifies `actionDelegate`, UIKit's delegate after taps, and then `actionDelegate` with the
  /// control.
  public func tabBar(_ bar: TabBarView, didSelect id: TabItem.ID, origin: TabSelectionOrigin) {
    guard let tab = tab(named: id) else { return }
    actionDelegate?.tabBarController(self, didSelect: tab, origin: origin)
    if origin == .user { notifyDelegateOfSelection(of: tab.controller) }
    if origin != .replacement { notifyControl(of: id) }
  }

  // CYL-54
  /// Notifies the delegates as for a selection, then pops the stack to its root.
  public func tabBar(_ bar: TabBarView, didReselect id: TabItem.ID) {
    guard let tab = tab(named: id) else { return }
    actionDelegate?.tabBarController(self, didReselect: tab)
    notifyDelegateOfSelection(of: tab.controller)
    notifyControl(of: id)
    // The app may have changed the selection in the meantime.
    guard selectedViewController === tab.controller,
      let stack = tab.controller as? UINavigationController, stack.viewControllers.count > 1
    else { return }
    stack.popToRootViewController(animated: true)
  }

  /// Calls `actionDelegate`.
  public func tabBar(_ bar: TabBarView, takesLongPressOn id: TabItem.ID) -> Bool {
    guard let tab = tab(named: id) else { return false }
    return actionDelegate?.tabBarController(self, takesLongPressOn: tab) ?? false
  }

  /// Notifies `actionDelegate`.
  public func tabBar(_ bar: TabBarView, didDoubleTap id: TabItem.ID) {
    guard let tab = tab(named: id) else { return }
    actionDelegate?.tabBarController(self, didDoubleTap: tab)
  }

  // CYL-33
  /// Notifies `actionDelegate`.
  public func tabBar(_ bar: TabBarView, changesItemWidthTo width: CGFloat) {
    actionDelegate?.tabBarController(self, changesItemWidthTo: width)
  }

  // CYL-62
  /// Notifies `actionDelegate` with the button.
  public func tabBar(_ bar: TabBarView, didPerformActionOf control: UIControl) {
    actionDelegate?.tabBarController(self, didSelectControl: control)
  }

  private func notifyControl(of id: TabItem.ID) {
    guard let control = control(for: id) else { return }
    actionDelegate?.tabBarController(self, didSelectControl: control)
  }

  func notifyHiding(_ isHidden: Bool, isDone: Bool, animated: Bool) {
    if isDone {
      actionDelegate?.tabBarController(self, didHideTabBar: isHidden, animated: animated)
    } else {
      actionDelegate?.tabBarController(self, willHideTabBar: isHidden, animated: animated)
    }
  }
}
