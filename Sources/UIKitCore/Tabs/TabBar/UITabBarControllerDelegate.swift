/// Methods that allow or prevent selections by tap, respond to selections, and customize
/// transitions.
///
/// Unlike iOS, every method exists; the default implementations have the effect of a method that
/// isn't implemented on iOS.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  // R-SEL-1, R-SEL-2

  /// Returns whether a tap may select a child; called even if the child is selected already.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller whose tab was tapped.
  ///   - viewController: The child that would be selected.
  /// - Returns: Whether the child is selected; `false` changes nothing.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  // R-SEL-1, R-SEL-4
  /// Called after a tap has selected a child, even if it was selected before; not called for
  /// selections by code.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller whose tab was tapped.
  ///   - viewController: The selected child.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )

  // R-CUS-3
  /// Called before the customization sheet appears.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that is customized.
  ///   - viewControllers: The children that may be moved.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  )

  // R-CUS-3, R-CUS-4
  /// Called before the customization sheet disappears.
  ///
  /// The controller's `viewControllers` already have the new order.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that was customized.
  ///   - viewControllers: All children in their new order.
  ///   - changed: Whether the order has changed.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )

  // R-CUS-3, R-CUS-6
  /// Called after the customization sheet has disappeared.
  ///
  /// Implement this method to save the order.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that was customized.
  ///   - viewControllers: All children in their new order.
  ///   - changed: Whether the order has changed.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )

  // R-ROT-3
  /// Returns the orientations that the window may have.
  ///
  /// The default implementation returns the orientations that a view controller supports by
  /// default.
  ///
  /// - Parameter tabBarController: The tab bar controller.
  /// - Returns: The supported orientations.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask

  // R-ROT-3
  /// Returns the orientation in which the controller is presented first.
  ///
  /// The default implementation returns portrait.
  ///
  /// - Parameter tabBarController: The tab bar controller.
  /// - Returns: The preferred orientation.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation

  // R-TRN-2
  /// Returns the animator for a transition between two children.
  ///
  /// The default implementation returns `nil`, which switches without animation.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that switches.
  ///   - fromVC: The child that disappears.
  ///   - toVC: The child that appears.
  /// - Returns: The animator.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  // R-TRN-4
  /// Returns the object that drives an animator interactively.
  ///
  /// The default implementation returns `nil`, for a transition that isn't interactive.
  ///
  /// This method is called only for animators that the delegate provided.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that switches.
  ///   - animationController: The animator that the delegate returned.
  /// - Returns: The interaction controller.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  // R-TAB-4, R-TAB-5
  /// Returns whether a tap may select a tab; called instead of `shouldSelect` for controllers with
  /// `tabs`.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller whose tab was tapped.
  ///   - tab: The tab that would be selected, possibly the selected one.
  /// - Returns: Whether the tab is selected; `false` changes nothing.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

  // R-TAB-1, R-TAB-3…6
  /// Called when another tab is selected; called instead of `didSelect` for controllers with
  /// `tabs`.
  ///
  /// Unlike `didSelect`, it is also called for selections by code.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller whose selection has changed.
  ///   - selectedTab: The selected tab.
  ///   - previousTab: The tab selected before: `nil` for the first one, and the same tab after a
  ///     tap on the selected one.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  )

  // R-TAB-13
  /// Returns the pages that a tab adds to the stack of its group.
  ///
  /// The default implementation returns `proposedViewControllers`.
  ///
  /// It is called for each level of a group with a `managingNavigationController`, and again when
  /// the width becomes compact or regular.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller that contains the tab.
  ///   - tab: A tab on the path to the selected one.
  ///   - proposedViewControllers: The tab's own page, or none.
  /// - Returns: The pages, from below.
  func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}

  /// Returns all orientations but upside down on phones, and all elsewhere.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.ownSupportedOrientations
  }

  /// Returns portrait.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }

  /// Returns `nil` for a switch without animation.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }

  /// Returns `nil` for a transition that isn't interactive.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }

  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {}

  /// Returns the proposed pages.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }
}
