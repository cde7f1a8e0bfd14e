extension UITabBarButton {
  /// The members that can be reached by name.
  class var tabBarButtonMembers: [ObjectiveCMember] {
    [
      .property(\UITabBarButton.imageView, "imageView"),
      .property(\UITabBarButton.label, "label"),
      .property(\UITabBarButton.badgeView, "badge"),
    ]
  }
}
