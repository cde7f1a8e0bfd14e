import UIKit

/// Slides the old page out at one side while the new page slides in from the other.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let movesTowardsTrailing: Bool

  init(movesTowardsTrailing: Bool) {
    self.movesTowardsTrailing = movesTowardsTrailing
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.35
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = container.bounds.width * (movesTowardsTrailing == isMirrored ? -1 : 1)
    to.frame = container.bounds
    to.transform = CGAffineTransform(translationX: distance, y: 0)
    container.addSubview(to)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: transitionContext.isInteractive ? .curveLinear : [],
      animations: {
        from.transform = CGAffineTransform(translationX: -distance, y: 0)
        to.transform = .identity
      },
      completion: { _ in
        from.transform = .identity
        to.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
