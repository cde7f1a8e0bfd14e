import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

/// A transition that is run by a property animator and can be interactive.
private final class SlidingTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  let driver = UIPercentDrivenInteractiveTransition()
  var isInteractive = true
  private(set) var ends: [UIViewAnimatingPosition] = []
  private(set) var plainStarts = 0
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    plainStarts += 1
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.frame = context.containerView.bounds
      UIView.performWithoutAnimation { view.alpha = 0 }
      animator.addAnimations { view.alpha = 1 }
    }
    animator.addCompletion { [weak self] position in
      self?.ends.append(position)
      self?.animator = nil
      context.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { isInteractive ? driver : nil }
}

@MainActor @Suite("Property animators in transitions", .releasesEverything)
struct AnimatorTransitionTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()
  private let next = UIViewController()
  private let sliding = SlidingTransition()

  init() {
    phone.window.rootViewController = page
    next.modalPresentationStyle = .overFullScreen
    next.transitioningDelegate = sliding
    ReleaseWitnesses.announce(phone, page, next, sliding)
  }

  private var shownAlpha: Float {
    phone.advance(by: 0.001)
    return (next.view.layer.presentation() ?? next.view.layer).opacity
  }

  @Test("an interactive transition scrubs its own animator and finishes it", .rule("R-ANI-30"))
  func finishing() {
    page.present(next, animated: true)
    #expect(sliding.plainStarts == 0)

    sliding.driver.update(0.4)

    #expect(abs(shownAlpha - 0.4) < 0.01)
    sliding.driver.finish()
    phone.advance(by: 0.7)
    #expect(sliding.ends == [.end])
    #expect(page.presentedViewController === next)
    #expect(next.view.alpha == 1)
    page.dismiss(animated: false)
  }

  @Test("cancelling an interactive transition ends its animator at the start", .rule("R-ANI-30"))
  func cancelling() {
    page.present(next, animated: true)
    sliding.driver.update(0.4)

    sliding.driver.cancel()
    phone.advance(by: 0.5)

    #expect(sliding.ends == [.start])
    #expect(page.presentedViewController == nil)
  }

  @Test("without interaction, animateTransition(using:) is called", .rule("R-ANI-30"))
  func plain() {
    sliding.isInteractive = false

    page.present(next, animated: true)

    #expect(sliding.plainStarts == 1)
    phone.advance(by: 0.5)
    #expect(abs(shownAlpha - 0.5) < 0.02)
    phone.advance(by: 0.6)
    #expect(sliding.ends == [.end])
    #expect(page.presentedViewController === next)
    page.dismiss(animated: false)
  }
}
