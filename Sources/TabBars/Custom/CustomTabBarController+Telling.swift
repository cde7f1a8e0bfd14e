import UIKit

/// Forwards the calls of the bar to the pages, then to the delegate.
extension CustomTabBarController: TabBarViewDelegate {
  /// Calls the delegate.
  public func tabBar(_ bar: TabBarView, answerToTapOn id: TabItem.ID) -> TabSelectionAnswer {
    guard let tab = pages.tab(id) else { return .deny }
    return delegate?.tabBarController(self, answerToTapOn: tab) ?? .allow
  }

  /// Notifies the delegate.
  public func tabBar(_ bar: TabBarView, willSelect id: TabItem.ID, origin: TabSelectionOrigin) {
    guard let tab = pages.tab(id) else { return }
    delegate?.tabBarController(self, willSelect: tab, origin: origin)
  }

  /// Shows the page of the tab.
  public func tabBar(_ bar: TabBarView, changesFrom old: TabItem.ID?, to new: TabItem.ID?) {
    pages.show()
  }

  /// Notifies the delegate.
  public func tabBar(_ bar: TabBarView, didSelect id: TabItem.ID, origin: TabSelectionOrigin) {
    guard let tab = pages.tab(id) else { return }
    delegate?.tabBarController(self, didSelect: tab, origin: origin)
  }

  // RDV-52
  /// Notifies the delegate, then pops a navigation stack to its root.
  public func tabBar(_ bar: TabBarView, didReselect id: TabItem.ID) {
    guard let tab = pages.tab(id) else { return }
    delegate?.tabBarController(self, didReselect: tab)
    guard let stack = tab.controller as? UINavigationController, stack.viewControllers.count > 1
    else { return }
    stack.popToRootViewController(animated: true)
  }

  /// Calls the delegate.
  public func tabBar(_ bar: TabBarView, takesLongPressOn id: TabItem.ID) -> Bool {
    guard let tab = pages.tab(id) else { return false }
    return delegate?.tabBarController(self, takesLongPressOn: tab) ?? false
  }

  /// Notifies the delegate.
  public func tabBar(_ bar: TabBarView, didDoubleTap id: TabItem.ID) {
    guard let tab = pages.tab(id) else { return }
    delegate?.tabBarController(self, didDoubleTap: tab)
  }

  /// Notifies the delegate.
  public func tabBar(_ bar: TabBarView, changesItemWidthTo width: CGFloat) {
    delegate?.tabBarController(self, changesItemWidthTo: width)
  }
}
