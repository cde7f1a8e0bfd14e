extension UINavigationItem {
  /// The members that can be reached by name.
  class var navigationItemMembers: [ObjectiveCMember] {
    [
      .property(\UINavigationItem.title, "title"),
      .property(\UINavigationItem.titleView, "titleView"),
      .property(\UINavigationItem.prompt, "prompt"),
      .property(\UINavigationItem.largeTitleDisplayMode, "largeTitleDisplayMode"),
      .property(\UINavigationItem.backButtonTitle, "backButtonTitle"),
      .property(\UINavigationItem.backBarButtonItem, "backBarButtonItem"),
      .property(\UINavigationItem.hidesBackButton, "hidesBackButton"),
      .property(\UINavigationItem.leftItemsSupplementBackButton, "leftItemsSupplementBackButton"),
      .property(\UINavigationItem.leftBarButtonItems, "leftBarButtonItems"),
      .property(\UINavigationItem.rightBarButtonItems, "rightBarButtonItems"),
      .property(\UINavigationItem.leftBarButtonItem, "leftBarButtonItem"),
      .property(\UINavigationItem.rightBarButtonItem, "rightBarButtonItem"),
    ]
  }
}
