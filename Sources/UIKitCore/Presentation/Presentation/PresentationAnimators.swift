/// Who moves a controller up or down; nobody where it happens at once.
typealias PresentationAnimators = (
  animator: UIViewControllerAnimatedTransitioning?,
  interaction: UIViewControllerInteractiveTransitioning?
)

extension UIPresentationController {
  /// The delegate's animator and driver for the way up, else the system's movement.
  func animators(presenter: UIViewController, source: UIViewController) -> PresentationAnimators {
    let presented = presentedViewController
    let delegate = presented.transitioningDelegate
    guard
      let animator = delegate?.animationController(
        forPresented: presented,
        presenting: presenter,
        source: source
      )
    else { return (systemAnimator(transitionStyle, isPresenting: true), nil) }
    return (animator, delegate?.interactionControllerForPresentation(using: animator))
  }

  /// The presented controller's, unless the context that it covers has one for all that cover it. (R-PRE-9)
  private var transitionStyle: UIModalTransitionStyle {
    let isInContext =
      presentationStyle == .currentContext || presentationStyle == .overCurrentContext
    let presenter = presentingViewController
    return isInContext && presenter.providesPresentationContextTransitionStyle
      ? presenter.modalTransitionStyle : presentedViewController.modalTransitionStyle
  }

  /// The delegate's animator and driver for the way down, else the system's movement.
  var dismissalAnimators: PresentationAnimators {
    if let hand { return (systemAnimator(.coverVertical, isPresenting: false), hand) }
    let presented = presentedViewController
    let delegate = presented.transitioningDelegate
    guard let animator = delegate?.animationController(forDismissed: presented) else {
      return (systemAnimator(transitionStyle, isPresenting: false), nil)
    }
    return (animator, delegate?.interactionControllerForDismissal(using: animator))
  }
}

extension UIViewControllerContextTransitioning {
  /// Puts the view of a controller that arrives where it will stand, laid out.
  @MainActor func bringIn(_ view: UIView, of controller: UIViewController) {
    view.frame = finalFrame(for: controller)
    containerView.addSubview(view)
    containerView.layoutIfNeeded()
  }
}

/// The system's movements: up from the bottom edge and down again, or a fade.
final class PresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    ControllerMetrics.presentationDuration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let controller = context.viewController(forKey: isPresenting ? .to : .from)
    guard let view = context.view(forKey: isPresenting ? .to : .from), let controller else {
      return context.completeTransition(true)
    }
    if isPresenting {
      context.bringIn(view, of: controller)
      UIView.performWithoutAnimation { moveAway(view, in: context.containerView) }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: context.isInteractive ? [.curveLinear] : [.curveEaseInOut],
      animations: { [self] in
        if isPresenting {
          moveHome(view)
        } else {
          moveAway(view, in: context.containerView)
        }
      },
      completion: { [self] _ in
        if !isPresenting { moveHome(view) }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  /// To where the view is not seen.
  private func moveAway(_ view: UIView, in container: UIView) {
    switch style {
    case .coverVertical:
      let top = view.center.y - view.bounds.height * view.layer.anchorPoint.y
      view.transform = CGAffineTransform(translationX: 0, y: container.bounds.maxY - top)
    case .crossDissolve: view.alpha = 0
    }
  }

  private func moveHome(_ view: UIView) {
    switch style {
    case .coverVertical: view.transform = .identity
    case .crossDissolve: view.alpha = 1
    }
  }
}
