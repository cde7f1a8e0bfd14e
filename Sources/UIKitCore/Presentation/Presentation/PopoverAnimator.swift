/// The animator that scales a popover up from the tip of its arrow, and fades it out.
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { PopoverMetrics.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let bubble = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    let small = CGAffineTransform(
      scaleX: PopoverMetrics.startScale,
      y: PopoverMetrics.startScale
    )
    if isPresenting {
      context.containerView.addSubview(bubble)
      context.containerView.layoutIfNeeded()
      UIView.performWithoutAnimation {
        bubble.alpha = 0
        bubble.transform = small
      }
    }
    bubble.layer.rasterizationScale = bubble.traitCollection.displayScale
    bubble.layer.shouldRasterize = true
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: [.curveEaseOut],
      animations: { [isPresenting] in
        bubble.alpha = isPresenting ? 1 : 0
        bubble.transform = .identity
      },
      completion: { _ in
        bubble.alpha = 1
        bubble.layer.shouldRasterize = false
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
