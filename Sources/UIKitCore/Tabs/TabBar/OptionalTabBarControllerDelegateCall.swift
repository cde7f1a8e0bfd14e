// iOS code calls optional delegate methods as `delegate?.tabBarController?(self, shouldSelect: page) ?? true`. Methods
// are never missing here, so the name without arguments gives something to call that leads to them.

/// The delegate's methods named `tabBarController`, for calls in the form of optional methods.
@preconcurrency @MainActor
public struct OptionalTabBarControllerDelegateCall {
  let delegate: UITabBarControllerDelegate

  /// Asks whether a controller may be selected.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Tells that a controller was selected.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }

  /// Tells that the user will arrange the tabs.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    delegate.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }

  /// Tells that the sheet will go on which the user arranged the tabs.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    delegate.tabBarController(
      tabBarController,
      willEndCustomizing: viewControllers,
      changed: changed
    )
  }

  /// Tells that the sheet is gone.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    delegate.tabBarController(
      tabBarController,
      didEndCustomizing: viewControllers,
      changed: changed
    )
  }

  /// Asks for the movement between two controllers.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    delegate.tabBarController(
      tabBarController,
      animationControllerForTransitionFrom: fromVC,
      to: toVC
    )
  }

  /// Asks for what drives a movement by hand.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  /// Asks whether a tab may be selected.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelectTab: tab)
  }

  /// Tells that a tab was selected.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    delegate.tabBarController(
      tabBarController,
      didSelectTab: selectedTab,
      previousTab: previousTab
    )
  }

  /// Asks for the pages of a tab on the stack of a group.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    delegate.tabBarController(
      tabBarController,
      displayedViewControllersFor: tab,
      proposedViewControllers: proposedViewControllers
    )
  }
}

/// The delegate's methods named `tabBar`, for calls in the form of optional methods.
@preconcurrency @MainActor
public struct OptionalTabBarDelegateCall {
  let delegate: UITabBarDelegate

  /// Tells that an item was tapped.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }

  /// Tells that the sheet will come that customizes the bar.
  public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, willBeginCustomizing: items)
  }

  /// Tells that the sheet is up.
  public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, didBeginCustomizing: items)
  }

  /// Tells that the sheet will go.
  public func callAsFunction(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {
    delegate.tabBar(tabBar, willEndCustomizing: items, changed: changed)
  }

  /// Tells that the sheet is gone.
  public func callAsFunction(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {
    delegate.tabBar(tabBar, didEndCustomizing: items, changed: changed)
  }
}

extension UITabBarControllerDelegate {
  /// Lets iOS code compile that calls methods as optional ones; never nil.
  public var tabBarController: OptionalTabBarControllerDelegateCall? {
    OptionalTabBarControllerDelegateCall(delegate: self)
  }
}

extension UITabBarDelegate {
  /// Lets iOS code compile that calls methods as optional ones; never nil.
  public var tabBar: OptionalTabBarDelegateCall? { OptionalTabBarDelegateCall(delegate: self) }
}
