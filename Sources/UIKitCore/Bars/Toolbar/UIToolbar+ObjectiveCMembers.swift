extension UIToolbar {
  /// The members that can be reached by name.
  class var toolbarMembers: [ObjectiveCMember] {
    [
      .property(\UIToolbar.items, "items"),
      .property(\UIToolbar.barStyle, "barStyle"),
      .property(\UIToolbar.barTintColor, "barTintColor"),
      .property(\UIToolbar.isTranslucent, "translucent"),
    ]
  }
}
