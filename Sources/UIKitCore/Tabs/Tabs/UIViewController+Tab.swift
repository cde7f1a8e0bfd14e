extension UIViewController {
  /// The tab that made this controller, or the group whose pages it stacks; nil while no tab bar controller has that tab.
  ///
  /// nil for the children of `viewControllers`. (R-TAB-8)
  public var tab: UITab? {
    guard let tab = tabOfPage, tab.tabBarController != nil else { return nil }
    return tab
  }

  /// Remembers the tab, unless another one came first.
  func tabMade(by tab: UITab) {
    if tabOfPage == nil { tabOfPage = tab }
  }

  func leaveTab(_ tab: UITab) {
    if tabOfPage === tab { tabOfPage = nil }
  }
}
