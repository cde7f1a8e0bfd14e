import UIKit

/// What the bar asks and tells goes to the pages, then to the app.
extension CustomTabBarController: TabBarViewDelegate {
  /// Asks the delegate.
  public func tabBar(_ bar: TabBarView, answerToTapOn id: TabItem.ID) -> TabSelectionAnswer {
    guard let tab = pages.tab(id) else { return .deny }
    return delegate?.tabBarController(self, answerToTapOn: tab) ?? .allow
  }

  /// Tells the delegate.
  public func tabBar(_ bar: TabBarView, willSelect id: TabItem.ID, origin: TabSelectionOrigin) {
    guard let tab = pages.tab(id) else { return }
    delegate?.tabBarController(self, willSelect: tab, origin: origin)
  }

  /// Shows the page of the tab.
  public func tabBar(_ bar: TabBarView, changesFrom old: TabItem.ID?, to new: TabItem.ID?) {
    pages.show()
  }

  /// Tells the delegate.
  public func tabBar(_ bar: TabBarView, didSelect id: TabItem.ID, origin: TabSelectionOrigin) {
    guard let tab = pages.tab(id) else { return }
    delegate?.tabBarController(self, didSelect: tab, origin: origin)
  }

  /// Tells the delegate, then takes a stack back to its root (RDV-52).
  public func tabBar(_ bar: TabBarView, didReselect id: TabItem.ID) {
    guard let tab = pages.tab(id) else { return }
    delegate?.tabBarController(self, didReselect: tab)
    guard let stack = tab.controller as? UINavigationController, stack.viewControllers.count > 1
    else { return }
    stack.popToRootViewController(animated: true)
  }

  /// Asks the delegate.
  public func tabBar(_ bar: TabBarView, takesLongPressOn id: TabItem.ID) -> Bool {
    guard let tab = pages.tab(id) else { return false }
    return delegate?.tabBarController(self, takesLongPressOn: tab) ?? false
  }

  /// Tells the delegate.
  public func tabBar(_ bar: TabBarView, didDoubleTap id: TabItem.ID) {
    guard let tab = pages.tab(id) else { return }
    delegate?.tabBarController(self, didDoubleTap: tab)
  }

  /// Tells the delegate.
  public func tabBar(_ bar: TabBarView, changesItemWidthTo width: CGFloat) {
    delegate?.tabBarController(self, changesItemWidthTo: width)
  }
}
