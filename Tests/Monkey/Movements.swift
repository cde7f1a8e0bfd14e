@testable import UIKitCore

/// The delegate of the tabs: provides animators, and performs steps in its callbacks.
final class TabsDelegate: NSObject, UITabBarControllerDelegate {
  /// The animation of a switch between tabs.
  enum Kind: Int { case none, timed, property, immediate }

  weak var world: World?
  var kind = Kind.none
  /// Makes the next transition interactive.
  var driver: UIPercentDrivenInteractiveTransition?
  /// The number of customization sheets that are being dismissed.
  private(set) var endingCustomizations = 0

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    world?.happened(.shouldSelect)
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    world?.happened(.didSelect)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    world?.happened(.animatorAsked)
    let isWound = driver != nil && tabBarController === world?.tabs
    return kind == .none && !isWound ? nil : TabMovement(kind, world)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    tabBarController === world?.tabs ? driver : nil
  }
}

extension TabsDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    world?.happened(.willCustomize)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    endingCustomizations += 1
    world?.happened(.willEndCustomizing)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    endingCustomizations -= 1
    world?.happened(.didEndCustomizing)
  }
}

extension TabsDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    world?.happened(.willShow)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    world?.happened(.didShow)
  }
}

/// Slides one page over another.
final class TabMovement: NSObject, UIViewControllerAnimatedTransitioning {
  private let kind: TabsDelegate.Kind
  private weak var world: World?

  init(_ kind: TabsDelegate.Kind, _ world: World?) {
    self.kind = kind
    self.world = world
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    kind == .immediate ? 0 : 0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
    container.addSubview(view)
    let end = context.viewController(forKey: .to).map(context.finalFrame) ?? container.bounds
    guard kind != .immediate else {
      view.frame = end
      return context.completeTransition(!context.transitionWasCancelled)
    }
    view.frame = end.offsetBy(dx: container.bounds.width, dy: 0)
    let finish = { [weak world] in
      context.completeTransition(!context.transitionWasCancelled)
      world?.happened(.movementEnd)
    }
    if kind == .property {
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { view.frame = end }
      animator.addCompletion { _ in finish() }
      animator.startAnimation()
    } else {
      UIView.animate(withDuration: 0.3) {
        view.frame = end
      } completion: { _ in
        finish()
      }
    }
  }
}
