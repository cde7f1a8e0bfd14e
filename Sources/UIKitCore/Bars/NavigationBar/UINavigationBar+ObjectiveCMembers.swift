extension UINavigationBar {
  /// The members that can be reached by name.
  class var navigationBarMembers: [ObjectiveCMember] {
    [
      .property(\UINavigationBar.items, "items"),
      .property(\UINavigationBar.topItem, "topItem"),
      .property(\UINavigationBar.backItem, "backItem"),
      .property(\UINavigationBar.prefersLargeTitles, "prefersLargeTitles"),
      .property(\UINavigationBar.barStyle, "barStyle"),
      .property(\UINavigationBar.barTintColor, "barTintColor"),
      .property(\UINavigationBar.isTranslucent, "translucent"),
      .property(\UINavigationBar.titleTextAttributes, "titleTextAttributes"),
      .property(\UINavigationBar.largeTitleTextAttributes, "largeTitleTextAttributes"),
      .property(\UINavigationBar.shadowImage, "shadowImage"),
      .property(\UINavigationBar.backIndicatorImage, "backIndicatorImage"),
      .property(
        \UINavigationBar.backIndicatorTransitionMaskImage,
        "backIndicatorTransitionMaskImage"
      ),
    ]
  }
}
