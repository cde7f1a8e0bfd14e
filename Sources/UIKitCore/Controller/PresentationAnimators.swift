/// Who moves a controller up or down; nobody where it happens at once.
typealias PresentationAnimators = (
  animator: UIViewControllerAnimatedTransitioning?,
  interaction: UIViewControllerInteractiveTransitioning?
)

extension UIViewController {
  /// The delegate's animator and driver for the way up, else the system's movement.
  func presentationAnimators(
    presenter: UIViewController,
    source: UIViewController
  ) -> PresentationAnimators {
    let delegate = transitioningDelegate
    guard
      let animator = delegate?.animationController(
        forPresented: self,
        presenting: presenter,
        source: source
      )
    else { return (PresentationAnimator(modalTransitionStyle, isPresenting: true), nil) }
    return (animator, delegate?.interactionControllerForPresentation(using: animator))
  }

  /// The delegate's animator and driver for the way down, else the system's movement.
  var dismissalAnimators: PresentationAnimators {
    let delegate = transitioningDelegate
    guard let animator = delegate?.animationController(forDismissed: self) else {
      let hand = presentation.controller?.hand
      let style = hand == nil ? modalTransitionStyle : .coverVertical
      return (PresentationAnimator(style, isPresenting: false), hand)
    }
    return (animator, delegate?.interactionControllerForDismissal(using: animator))
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
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      context.containerView.layoutIfNeeded()
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
