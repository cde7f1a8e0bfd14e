extension UITabBar {
  /// The members that can be reached by name.
  class var tabBarMembers: [ObjectiveCMember] {
    [
      .property(\UITabBar.delegate, "delegate"),
      .property(\UITabBar.items, "items"),
      .property(\UITabBar.selectedItem, "selectedItem"),
      .property(\UITabBar.barStyle, "barStyle"),
      .property(\UITabBar.barTintColor, "barTintColor"),
      .property(\UITabBar.isTranslucent, "translucent"),
      .property(\UITabBar.backgroundImage, "backgroundImage"),
      .property(\UITabBar.shadowImage, "shadowImage"),
      .property(\UITabBar.selectionIndicatorImage, "selectionIndicatorImage"),
      .property(\UITabBar.unselectedItemTintColor, "unselectedItemTintColor"),
      .property(\UITabBar.itemPositioning, "itemPositioning"),
      .property(\UITabBar.itemWidth, "itemWidth"),
      .property(\UITabBar.itemSpacing, "itemSpacing"),
      .property(\UITabBar.backgroundView, "backgroundView"),
    ]
  }
}
