extension UIViewController {
  /// The tab whose page this controller is, or the group that shows its pages in it.
  ///
  /// The value is `nil` while the tab belongs to no tab bar controller, and for the children that
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
