/// The delegate's methods named `tabBarController`, for calls in the form of optional methods.
///
/// iOS code calls optional delegate methods as in
/// `delegate?.tabBarController?(self, shouldSelect: page) ?? true`. All methods exist here, so the
/// name without arguments is a property whose value can be called.
@preconcurrency @MainActor
public struct OptionalTabBarControllerDelegateCall {
  let delegate: UITabBarControllerDelegate

  /// Returns whether a controller may be selected.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that is passed to the delegate.
  ///   - viewController: The child.
  /// - Returns: Whether it may be selected.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Notifies the delegate that a controller was selected.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that is passed to the delegate.
  ///   - viewController: The child.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }

  /// Notifies the delegate that the customization sheet will appear.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that is passed to the delegate.
  ///   - viewControllers: The children.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    delegate.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }

  /// Notifies the delegate that the customization sheet will disappear.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that is passed to the delegate.
  ///   - viewControllers: The children.
  ///   - changed: Whether the order has changed.
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

  /// Notifies the delegate that the customization sheet has disappeared.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that is passed to the delegate.
  ///   - viewControllers: The children.
  ///   - changed: Whether the order has changed.
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

  /// Returns the animator for a switch between two controllers.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that is passed to the delegate.
  ///   - fromVC: The child that disappears.
  ///   - toVC: The child that appears.
  /// - Returns: The animator.
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

  /// Returns the object that drives an animator interactively.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that is passed to the delegate.
  ///   - animationController: The animator.
  /// - Returns: The interaction controller.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  /// Returns whether a tab may be selected.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that is passed to the delegate.
  ///   - tab: The tab.
  /// - Returns: Whether it may be selected.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelectTab: tab)
  }

  /// Notifies the delegate that a tab was selected.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that is passed to the delegate.
  ///   - selectedTab: The selected tab.
  ///   - previousTab: The tab selected before.
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

  /// Returns the pages that a tab adds to the stack of its group.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that is passed to the delegate.
  ///   - tab: The tab.
  ///   - proposedViewControllers: The tab's own page, or none.
  /// - Returns: The pages, from below.
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
///
/// See ``OptionalTabBarControllerDelegateCall``.
@preconcurrency @MainActor
public struct OptionalTabBarDelegateCall {
  let delegate: UITabBarDelegate

  /// Notifies the delegate that an item was tapped.
  ///
  /// - Parameters:
  ///   - tabBar: The bar that is passed to the delegate.
  ///   - item: The item.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }

  /// Notifies the delegate that the customization sheet will appear.
  ///
  /// - Parameters:
  ///   - tabBar: The bar that is passed to the delegate.
  ///   - items: The items.
  public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, willBeginCustomizing: items)
  }

  /// Notifies the delegate that the customization sheet has appeared.
  ///
  /// - Parameters:
  ///   - tabBar: The bar that is passed to the delegate.
  ///   - items: The items.
  public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, didBeginCustomizing: items)
  }

  /// Notifies the delegate that the customization sheet will disappear.
  ///
  /// - Parameters:
  ///   - tabBar: The bar that is passed to the delegate.
  ///   - items: The items.
  ///   - changed: Whether the order has changed.
  public func callAsFunction(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {
    delegate.tabBar(tabBar, willEndCustomizing: items, changed: changed)
  }

  /// Notifies the delegate that the customization sheet has disappeared.
  ///
  /// - Parameters:
  ///   - tabBar: The bar that is passed to the delegate.
  ///   - items: The items.
  ///   - changed: Whether the order has changed.
  public func callAsFunction(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {
    delegate.tabBar(tabBar, didEndCustomizing: items, changed: changed)
  }
}

extension UITabBarControllerDelegate {
  /// Lets iOS code compile that calls the methods as optional ones.
  ///
  /// The value is never `nil`.
  public var tabBarController: OptionalTabBarControllerDelegateCall? {
    OptionalTabBarControllerDelegateCall(delegate: self)
  }
}

extension UITabBarDelegate {
  /// Lets iOS code compile that calls the methods as optional ones.
  ///
  /// The value is never `nil`.
  public var tabBar: OptionalTabBarDelegateCall? { OptionalTabBarDelegateCall(delegate: self) }
}
