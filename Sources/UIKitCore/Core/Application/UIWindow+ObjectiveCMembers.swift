extension UIWindow {
  /// The members that can be reached by name.
  class var windowMembers: [ObjectiveCMember] {
    [
      .property(\UIWindow.windowLevel, "windowLevel"),
      .property(\UIWindow.rootViewController, "rootViewController"),
      .property(\UIWindow.isKeyWindow, "keyWindow"),
    ]
  }
}
