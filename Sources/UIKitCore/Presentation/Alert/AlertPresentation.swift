import QuartzCore

/// Presents an alert in the center, or an action sheet at the bottom, above a dimmed window.
final class AlertPresentation: UIPresentationController {
  private let dimming = AlertDimmingView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  // R-KBD-4
  override var coversInputArea: Bool { alert?.textFields?.isEmpty ?? true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let view = alert?.view as? AlertView else {
      return super.frameOfPresentedViewInContainerView
    }
    let room = view.room
    let scale = containerView.window?.screen.scale ?? 1
    return view.layout(in: room).frame(in: room, isSheet: isSheet, scale: scale)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    containerView.accessibilityViewIsModal = true
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = AlertStyle.dimming
    dimming.alpha = 0
    dimming.touched = { [weak self] in self?.touchedOutside() }
    containerView.insertSubview(dimming, at: 0)
    InputArea.guides.add(dimming)
  }

  override func transitionAlongside(isPresenting: Bool) {
    dimming.alpha = isPresenting ? 1 : 0
    if isPresenting { dimTint() } else { restoreTint() }
  }

  /// Performs the cancel action of an action sheet.
  ///
  /// Alerts ignore touches outside.
  private func touchedOutside() {
    // R-ALR-12
    if isSheet { alert?.chooseCancel() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    if presentedView.untransformedFrame != frame { presentedView.untransformedFrame = frame }
  }
}

/// The view that dims the window and handles touches outside the alert.
final class AlertDimmingView: UIView, InputAreaFollower {
  var touched: (@MainActor () -> Void)?

  func inputAreaChanged() {
    superview?.setNeedsLayout()
    superview?.layoutIfNeeded()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touched?() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
