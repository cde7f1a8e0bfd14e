/// Shows a controller as a card: from the bottom edge up on phones, in the middle where there is
/// room.
///
/// The one below stays where it is, darkened; on phones it steps back a little.
final class SheetPresentation: UIPresentationController {
  private let dimming = UIView()
  /// Of the presenter's layer, before it stepped back; nil while it stands in its place.
  private var shapeBefore: (radius: CGFloat, masks: Bool)?
  private lazy var dragging = SheetDragging(self)

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

  // MARK: Pulling it down

  override var hand: UIViewControllerInteractiveTransitioning? { dragging.hand }

  /// Whether nothing lies on the card and nothing moves it.
  var isAtRestOnTop: Bool {
    presentedViewController.presentation.presented == nil
      && presentedViewController.presentation.phase == .none
  }

  var mayBeDismissedByUser: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
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
    presentedView.map(dragging.attach)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { stepForward() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dragging.detach() } else { stepBack() }
  }

  override func transitionAlongside(isPresenting: Bool) {
    if isPresenting { stepBack() } else { stepForward() }
  }

  /// The one below steps back, by its layer alone: its safe area stays what it is in its place.
  private func stepBack() {
    dimming.alpha = 1
    dimTint()
    guard let containerView, let transform = layout(in: containerView).presenterTransform,
      let layer = presentingViewController.viewIfLoaded?.layer
    else { return }
    if shapeBefore == nil { shapeBefore = (layer.cornerRadius, layer.masksToBounds) }
    layer.cornerRadius = ControllerMetrics.sheetCornerRadius
    layer.masksToBounds = true
    layer.setAffineTransform(transform)
  }

  private func stepForward() {
    dimming.alpha = 0
    restoreTint()
    straighten()
  }

  /// Greys what can be pressed below the card, unless the application decided that itself. (R-TINT-1)
  private func dimTint() {
    guard let view = presentingViewController.viewIfLoaded,
      view.look.tintAdjustmentMode == .automatic
    else { return }
    course.dimsTint = true
    view.tintAdjustmentMode = .dimmed
  }

  private func restoreTint() {
    guard course.dimsTint else { return }
    course.dimsTint = false
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
  }

  private func straighten() {
    guard let shape = shapeBefore, let layer = presentingViewController.viewIfLoaded?.layer else {
      return
    }
    shapeBefore = nil
    layer.setAffineTransform(.identity)
    layer.cornerRadius = shape.radius
    layer.masksToBounds = shape.masks
  }

  /// What is resized has to stand straight; it steps back again at the new size.
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    straighten()
    coordinator.animate(alongsideTransition: { [self] _ in
      containerView?.layoutIfNeeded()
      stepBack()
    })
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
