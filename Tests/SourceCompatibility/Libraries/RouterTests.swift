import SimulatorKit
import TestSupport
import Testing
import UIKit

/// Routers perform one transition after another, each with an animator that may end at once.
@Suite("Transitions of routers") @MainActor
struct RouterTests {
  /// An animator that moves nothing and ends the transition as soon as it begins.
  private final class InstantAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval { 0.1 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
      transitionContext.completeTransition(true)
    }
  }

  private final class Router: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let isInteractive: Bool
    private(set) var operations: [UINavigationController.Operation] = []
    private(set) var tabSwitches = 0

    init(isInteractive: Bool) { self.isInteractive = isInteractive }

    private var interaction: UIViewControllerInteractiveTransitioning? {
      isInteractive ? UIPercentDrivenInteractiveTransition() : nil
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
      operations.append(operation)
      return InstantAnimator()
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
      tabSwitches += 1
      return InstantAnimator()
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
  }

  @Test(
    "each change of a stack asks for an animator, also a new stack",
    .rule("R-NAV-24"),
    arguments: [false, true]
  )
  func stack(isInteractive: Bool) {
    let phone = Simulator(.iPhone15)
    let router = Router(isInteractive: isInteractive)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = router
    phone.window.rootViewController = stack
    phone.advance(by: 0.1)
    let pages = [UIViewController(), UIViewController()]
    let changes: [() -> Void] = [
      { stack.pushViewController(UIViewController(), animated: true) },
      { stack.pushViewController(UIViewController(), animated: true) },
      { stack.popToRootViewController(animated: true) },
      { stack.setViewControllers(pages, animated: true) },
      { stack.popToViewController(pages[0], animated: true) },
      { stack.setViewControllers([UIViewController()], animated: true) },
    ]

    for change in changes {
      var isComplete = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isComplete = true }
      change()
      CATransaction.commit()
      phone.advance(by: 1)
      #expect(isComplete)
    }

    #expect(router.operations == [.push, .push, .pop, .push, .pop, .push])
    #expect(stack.viewControllers.count == 1)
  }

  @Test(
    "each change of the shown tab asks for an animator, also new tabs",
    .rule("R-TRN-2"),
    arguments: [false, true]
  )
  func tabs(isInteractive: Bool) {
    let phone = Simulator(.iPhone15)
    let router = Router(isInteractive: isInteractive)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    tabs.delegate = router
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)

    tabs.selectedIndex = 1
    phone.advance(by: 1)
    tabs.selectedViewController = tabs.viewControllers?[2]
    phone.advance(by: 1)
    tabs.setViewControllers([UIViewController(), UIViewController()], animated: true)
    phone.advance(by: 1)

    #expect(router.tabSwitches == 3)
    #expect(tabs.selectedViewController?.view.window != nil)
  }
}
