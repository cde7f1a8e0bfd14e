extension UIBarButtonItem {
  /// The members that can be reached by name.
  class var barButtonItemMembers: [ObjectiveCMember] {
    [
      .property(\UIBarButtonItem.style, "style"),
      .property(\UIBarButtonItem.width, "width"),
      .property(\UIBarButtonItem.possibleTitles, "possibleTitles"),
      .property(\UIBarButtonItem.customView, "customView"),
      .property(\UIBarButtonItem.tintColor, "tintColor"),
      .property(\UIBarButtonItem.isHidden, "hidden"),
      .property(\UIBarButtonItem.isSelected, "selected"),
      .property(\UIBarButtonItem.action, "action"),
      .property(\UIBarButtonItem.target, "target"),
      .property(\UIBarButtonItem.button, "view"),
    ]
  }
}
