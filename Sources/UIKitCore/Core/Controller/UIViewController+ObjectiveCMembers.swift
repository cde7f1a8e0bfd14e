extension UIViewController {
  /// The members that can be reached by name.
  class var viewControllerMembers: [ObjectiveCMember] {
    [
      .property(\UIViewController.view, "view"),
      .property(\UIViewController.viewIfLoaded, "viewIfLoaded"),
      .property(\UIViewController.isViewLoaded, "viewLoaded"),
      .property(\UIViewController.title, "title"),
      .property(\UIViewController.tabBarItem, "tabBarItem"),
      .property(\UIViewController.navigationItem, "navigationItem"),
      .property(\UIViewController.toolbarItems, "toolbarItems"),
      .property(\UIViewController.hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed"),
      .property(\UIViewController.isEditing, "editing"),
      .property(\UIViewController.children, "children"),
      .property(\UIViewController.presentedViewController, "presentedViewController"),
      .property(\UIViewController.presentingViewController, "presentingViewController"),
      .property(\UIViewController.modalPresentationStyle, "modalPresentationStyle"),
      .property(\UIViewController.modalTransitionStyle, "modalTransitionStyle"),
      .property(\UIViewController.isModalInPresentation, "modalInPresentation"),
      .property(\UIViewController.preferredContentSize, "preferredContentSize"),
      .property(\UIViewController.additionalSafeAreaInsets, "additionalSafeAreaInsets"),
      .property(\UIViewController.edgesForExtendedLayout, "edgesForExtendedLayout"),
      .property(
        \UIViewController.extendedLayoutIncludesOpaqueBars,
        "extendedLayoutIncludesOpaqueBars"
      ),
      .property(\UIViewController.restorationIdentifier, "restorationIdentifier"),
      .property(\UIViewController.overrideUserInterfaceStyle, "overrideUserInterfaceStyle"),
      .property(\UIViewController.navigationController, "navigationController"),
      .property(\UIViewController.tabBarController, "tabBarController"),
      .property(\UIViewController.parent, "parentViewController"),
      .method(UIViewController.viewDidLoad, "viewDidLoad"),
      .method(UIViewController.loadViewIfNeeded, "loadViewIfNeeded"),
      .method(UIViewController.viewWillLayoutSubviews, "viewWillLayoutSubviews"),
      .method(UIViewController.viewDidLayoutSubviews, "viewDidLayoutSubviews"),
      .method(UIViewController.viewWillAppear, "viewWillAppear:"),
      .method(UIViewController.viewDidAppear, "viewDidAppear:"),
      .method(UIViewController.viewWillDisappear, "viewWillDisappear:"),
      .method(UIViewController.viewDidDisappear, "viewDidDisappear:"),
      .method(
        UIViewController.setNeedsStatusBarAppearanceUpdate,
        "setNeedsStatusBarAppearanceUpdate"
      ),
    ]
  }
}
