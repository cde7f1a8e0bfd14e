extension UITabBarItem {
  /// The members that can be reached by name.
  class var tabBarItemMembers: [ObjectiveCMember] {
    [
      .property(\UITabBarItem.selectedImage, "selectedImage"),
      .property(\UITabBarItem.badgeValue, "badgeValue"),
      .property(\UITabBarItem.badgeColor, "badgeColor"),
      .property(\UITabBarItem.titlePositionAdjustment, "titlePositionAdjustment"),
      .property(\UITabBarItem.button, "view"),
    ]
  }
}
