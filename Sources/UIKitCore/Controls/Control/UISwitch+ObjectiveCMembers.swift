extension UISwitch {
  /// The members that can be reached by name.
  class var switchMembers: [ObjectiveCMember] {
    [
      .property(\UISwitch.isOn, "on"),
      .property(\UISwitch.onTintColor, "onTintColor"),
      .property(\UISwitch.thumbTintColor, "thumbTintColor"),
    ]
  }
}
