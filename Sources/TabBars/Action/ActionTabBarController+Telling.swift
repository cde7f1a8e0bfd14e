import UIKit

/// What the bar asks and tells goes to UIKit, to its delegate and to ours.
extension ActionTabBarController: TabBarViewDelegate {
  /// Our delegate comes first; the one of all tab bar controllers is asked where a selection may follow.
  public func tabBar(_ bar: TabBarView, answerToTapOn id: TabItem.ID) -> TabSelectionAnswer {
    guard let tab = tab(named: id) else { return .deny }
    let answer = actionDelegate?.tabBarController(self, answerToTapOn: tab) ?? .allow
    switch answer {
    case .deny, .intercept: return answer
    case .allow, .postpone:
      return delegateAllowsSelection(of: tab.controller) ? answer : .deny
    }
  }

  /// Told to `actionDelegate`.
  public func tabBar(_ bar: TabBarView, willSelect id: TabItem.ID, origin: TabSelectionOrigin) {
    guard let tab = tab(named: id) else { return }
    actionDelegate?.tabBarController(self, willSelect: tab, origin: origin)
  }

  /// Gives UIKit the page of the selected tab.
  public func tabBar(_ bar: TabBarView, changesFrom old: TabItem.ID?, to new: TabItem.ID?) {
    showPages()
  }

  /// Told to `actionDelegate`, after taps to UIKit's delegate too, and then with the control.
  public func tabBar(_ bar: TabBarView, didSelect id: TabItem.ID, origin: TabSelectionOrigin) {
    guard let tab = tab(named: id) else { return }
    actionDelegate?.tabBarController(self, didSelect: tab, origin: origin)
    if origin == .user { tellDelegateOfSelection(of: tab.controller) }
    if origin != .replacement { tellControl(of: id) }
  }

  /// Told like a selection; then the stack goes back to its root. (CYL-54)
  public func tabBar(_ bar: TabBarView, didReselect id: TabItem.ID) {
    guard let tab = tab(named: id) else { return }
    actionDelegate?.tabBarController(self, didReselect: tab)
    tellDelegateOfSelection(of: tab.controller)
    tellControl(of: id)
    // The app may have gone elsewhere meanwhile.
    guard selectedViewController === tab.controller,
      let stack = tab.controller as? UINavigationController, stack.viewControllers.count > 1
    else { return }
    stack.popToRootViewController(animated: true)
  }

  /// Asked of `actionDelegate`.
  public func tabBar(_ bar: TabBarView, takesLongPressOn id: TabItem.ID) -> Bool {
    guard let tab = tab(named: id) else { return false }
    return actionDelegate?.tabBarController(self, takesLongPressOn: tab) ?? false
  }

  /// Told to `actionDelegate`.
  public func tabBar(_ bar: TabBarView, didDoubleTap id: TabItem.ID) {
    guard let tab = tab(named: id) else { return }
    actionDelegate?.tabBarController(self, didDoubleTap: tab)
  }

  /// Told to `actionDelegate`. (CYL-33)
  public func tabBar(_ bar: TabBarView, changesItemWidthTo width: CGFloat) {
    actionDelegate?.tabBarController(self, changesItemWidthTo: width)
  }

  /// Told to `actionDelegate`, which is given the button. (CYL-62)
  public func tabBar(_ bar: TabBarView, didPerformActionOf control: UIControl) {
    actionDelegate?.tabBarController(self, didSelectControl: control)
  }

  private func tellControl(of id: TabItem.ID) {
    guard let control = control(for: id) else { return }
    actionDelegate?.tabBarController(self, didSelectControl: control)
  }

  func tellHiding(_ isHidden: Bool, isDone: Bool, animated: Bool) {
    if isDone {
      actionDelegate?.tabBarController(self, didHideTabBar: isHidden, animated: animated)
    } else {
      actionDelegate?.tabBarController(self, willHideTabBar: isHidden, animated: animated)
    }
  }
}
