extension UIViewController {
  /// The tab that created this controller as its page, or the group that uses it as its navigation
  /// controller.
  ///
  /// The value is `nil` if the tab doesn't belong to a tab bar controller, and for children that
  /// were assigned as `viewControllers`.
  public var tab: UITab? {
    // R-TAB-8
    guard let tab = tabOfPage, tab.tabBarController != nil else { return nil }
    return tab
  }

  /// Stores the tab, unless another one was stored before.
  func tabMade(by tab: UITab) {
    if tabOfPage == nil { tabOfPage = tab }
  }

  func leaveTab(_ tab: UITab) {
    if tabOfPage === tab { tabOfPage = nil }
  }
}
