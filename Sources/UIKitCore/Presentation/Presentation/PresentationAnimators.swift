/// The animator and the interaction controller of a presentation, or `nil` for no animation.
typealias PresentationAnimators = (
  animator: UIViewControllerAnimatedTransitioning?,
  interaction: UIViewControllerInteractiveTransitioning?
)

extension UIPresentationController {
  /// Returns the animators of the transitioning delegate for a presentation, or the standard
  /// animator.
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

  /// The transition style of the presented controller, or of the presentation context if it
  /// provides one.
  private var transitionStyle: UIModalTransitionStyle {
    // R-PRE-9
    let isInContext =
      presentationStyle == .currentContext || presentationStyle == .overCurrentContext
    let presenter = presentingViewController
    return isInContext && presenter.providesPresentationContextTransitionStyle
      ? presenter.modalTransitionStyle : presentedViewController.modalTransitionStyle
  }

  /// The animators of the transitioning delegate for a dismissal, or the standard animator.
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
  /// Adds the view of an appearing controller in its final frame and lays it out.
  @MainActor func bringIn(_ view: UIView, of controller: UIViewController) {
    view.frame = finalFrame(for: controller)
    containerView.addSubview(view)
    containerView.layoutIfNeeded()
  }
}

/// The standard animator of presentations, which slides from the bottom edge, cross-dissolves or
/// flips.
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
    if style == .flipHorizontal, !context.isInteractive, let window = context.containerView.window {
      return flip(view, of: controller, in: window, context)
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

  /// Turns the window, with the presenting view on one side and the presented view on the other.
  private func flip(
    _ view: UIView,
    of controller: UIViewController,
    in window: UIWindow,
    _ context: UIViewControllerContextTransitioning
  ) {
    // R-PRE-44
    UIView.transition(
      with: window,
      duration: transitionDuration(using: context),
      options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
      animations: { [self] in
        if isPresenting { context.bringIn(view, of: controller) } else { view.alpha = 0 }
      },
      completion: { _ in
        view.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  /// Moves the view beyond the bottom edge, or makes it transparent.
  private func moveAway(_ view: UIView, in container: UIView) {
    switch style {
    case .coverVertical, .flipHorizontal, .partialCurl:
      let top = view.center.y - view.bounds.height * view.layer.anchorPoint.y
      view.transform = CGAffineTransform(translationX: 0, y: container.bounds.maxY - top)
    case .crossDissolve: view.alpha = 0
    }
  }

  private func moveHome(_ view: UIView) {
    switch style {
    case .coverVertical, .flipHorizontal, .partialCurl: view.transform = .identity
    case .crossDissolve: view.alpha = 1
    }
  }
}
