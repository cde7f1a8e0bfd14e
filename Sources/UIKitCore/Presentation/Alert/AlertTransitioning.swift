import QuartzCore

/// The transitioning delegate of alerts, which fade and scale, and of action sheets, which slide.
final class AlertTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = AlertTransitioning()

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(for: presented, isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { animator(for: dismissed, isPresenting: false) }

  private func animator(for controller: UIViewController, isPresenting: Bool)
    -> UIViewControllerAnimatedTransitioning?
  {
    guard (controller as? UIAlertController)?.preferredStyle == .alert else { return nil }
    return AlertAnimator(isPresenting: isPresenting)
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// The animator that fades an alert, and scales it down while it appears.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  // R-ALR-15
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { isPresenting ? AlertMetrics.appearing : AlertMetrics.disappearing }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let controller = context.viewController(forKey: isPresenting ? .to : .from)
    guard let view = context.view(forKey: isPresenting ? .to : .from), let controller else {
      return context.completeTransition(true)
    }
    if isPresenting {
      context.bringIn(view, of: controller)
      UIView.performWithoutAnimation {
        view.alpha = 0
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        view.transform = CGAffineTransform(
          scaleX: AlertMetrics.firstScale,
          y: AlertMetrics.firstScale
        )
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: [.curveEaseOut],
      animations: { [self] in
        view.alpha = isPresenting ? 1 : 0
        view.transform = .identity
      },
      completion: { [self] _ in
        if !isPresenting { view.alpha = 1 }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
