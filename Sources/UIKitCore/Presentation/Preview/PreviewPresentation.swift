import QuartzCore

/// Presents a preview above the blurred window.
final class PreviewPresentation: UIPresentationController {
  private let backdrop = PreviewBackdropView()

  // R-KBD-4
  override var coversInputArea: Bool { true }

  override var systemTraits: TraitValues {
    TraitValues { traits in
      traits.userInterfaceLevel = .elevated
      traits.horizontalSizeClass = .compact
    }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    // R-PEEK-33
    containerView.accessibilityViewIsModal = true
    backdrop.frame = containerView.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(backdrop, at: 0)
  }

  override func transitionAlongside(isPresenting: Bool) { backdrop.isShown = isPresenting }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { (presentedViewController as? PreviewController)?.releasePreview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// The transitioning delegate of previews.
final class PreviewTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = PreviewTransitioning()

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { PreviewAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { PreviewAnimator(isPresenting: false) }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    PreviewPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// The animator that lets a preview grow from its source, and shrink back to it, with a spring.
final class PreviewAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  // R-PEEK-14
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { isPresenting ? PreviewMetrics.appearing : PreviewMetrics.disappearing }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let controller = context.viewController(forKey: isPresenting ? .to : .from)
    guard let controller, let view = controller.view as? PreviewView else {
      return context.completeTransition(true)
    }
    if isPresenting {
      UIView.performWithoutAnimation {
        context.bringIn(view, of: controller)
        view.pose = .source
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      usingSpringWithDamping: isPresenting ? PreviewMetrics.appearingDamping : 1,
      initialSpringVelocity: 0,
      animations: { [isPresenting] in view.pose = isPresenting ? .open : .source },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}
