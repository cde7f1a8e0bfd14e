extension UINavigationController {
  /// The members that can be reached by name.
  class var navigationControllerMembers: [ObjectiveCMember] {
    [
      .property(\UINavigationController.delegate, "delegate"),
      .property(\UINavigationController.viewControllers, "viewControllers"),
      .property(\UINavigationController.topViewController, "topViewController"),
      .property(\UINavigationController.visibleViewController, "visibleViewController"),
      .property(\UINavigationController.navigationBar, "navigationBar"),
      .property(\UINavigationController.isNavigationBarHidden, "navigationBarHidden"),
      .property(\UINavigationController.toolbar, "toolbar"),
      .property(\UINavigationController.hidesBarsOnSwipe, "hidesBarsOnSwipe"),
      .property(\UINavigationController.hidesBarsOnTap, "hidesBarsOnTap"),
      .property(
        \UINavigationController.hidesBarsWhenKeyboardAppears,
        "hidesBarsWhenKeyboardAppears"
      ),
      .property(
        \UINavigationController.hidesBarsWhenVerticallyCompact,
        "hidesBarsWhenVerticallyCompact"
      ),
      .property(\UINavigationController.isToolbarHidden, "toolbarHidden"),
      .property(
        \UINavigationController.interactivePopGestureRecognizer,
        "interactivePopGestureRecognizer"
      ),
    ]
  }
}
