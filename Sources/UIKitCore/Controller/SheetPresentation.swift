/// Shows a controller as a card: from the bottom edge up on phones, in the middle where there is
/// room.
///
/// The one below stays where it is, darkened; on phones it steps back a little.
final class SheetPresentation: UIPresentationController {
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return layout(in: containerView).card
  }

  private func layout(in container: UIView) -> SheetLayout {
    SheetLayout(
      size: container.bounds.size,
      safeTop: container.safeAreaInsets.top,
      isWide: container.traitCollection.horizontalSizeClass == .regular,
      isForm: presentationStyle == .formSheet,
      preferred: presentedViewController.preferredContentSize
    )
  }

  // MARK: Coming and going

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: ControllerMetrics.sheetDimming)
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    shapeCard()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { stepForward() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { stepBack() }
  }

  override func transitionAlongside(isPresenting: Bool) {
    if isPresenting { stepBack() } else { stepForward() }
  }

  private func stepBack() {
    dimming.alpha = 1
    guard let containerView, let transform = layout(in: containerView).presenterTransform,
      let presenter = presentingViewController.viewIfLoaded
    else { return }
    presenter.layer.cornerRadius = ControllerMetrics.sheetCornerRadius
    presenter.clipsToBounds = true
    presenter.transform = transform
  }

  private func stepForward() {
    dimming.alpha = 0
    guard let presenter = presentingViewController.viewIfLoaded else { return }
    presenter.transform = .identity
    presenter.layer.cornerRadius = 0
    presenter.clipsToBounds = false
  }

  // MARK: Layout

  override func containerViewWillLayoutSubviews() {
    guard let presentedView, presentedView.transform == .identity else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    shapeCard()
  }

  private func shapeCard() {
    guard let containerView, let layer = presentedView?.layer else { return }
    layer.cornerRadius = ControllerMetrics.sheetCornerRadius
    layer.maskedCorners = layout(in: containerView).roundedCorners
    layer.masksToBounds = true
  }
}
