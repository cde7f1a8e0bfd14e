// The properties of tab bar controllers that are reached by name, and their observers.

extension UITabBarController {
  class var tabBarControllerMembers: [ObjectiveCMember] {
    [
      .property(\UITabBarController.delegate, "delegate"),
      .property(\UITabBarController.viewControllers, "viewControllers"),
      .property(\UITabBarController.selectedIndex, "selectedIndex"),
      .property(\UITabBarController.selectedViewController, "selectedViewController"),
      .property(\UITabBarController._replaceableTabBar, "tabBar"),
      .property(\UITabBarController.customizableViewControllers, "customizableViewControllers"),
      .property(\UITabBarController.moreNavigationController, "moreNavigationController"),
    ]
  }

  /// The bar, which iOS code replaces with `setValue(_:forKey:)`.
  private var _replaceableTabBar: UITabBar {
    // The cast selects the bar, since delegates have a member of the same name.
    get { tabBar as UITabBar }
    set { replaceBar(with: newValue) }
  }

  /// Called before the selection or the children change.
  func beginSelectionChange() {
    // R-KV-36
    let keys = ["selectedIndex", "selectedViewController", "viewControllers"]
    attachments?.willChange("", dependents: keys)
    madeBar?.attachments?.willChange("", dependents: ["selectedItem"])
  }

  /// Called after the selection or the children have changed.
  func endSelectionChange() {
    attachments?.didChange("")
    madeBar?.attachments?.didChange("")
  }
}
