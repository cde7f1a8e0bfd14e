import QuartzCore

/// Shows an alert over a darkened window, in the middle or above the lower edge.
final class AlertPresentation: UIPresentationController {
  private let dimming = AlertDimmingView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let view = alert?.view as? AlertView else {
      return super.frameOfPresentedViewInContainerView
    }
    let room = AlertLayout.Room(containerView)
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
  }

  override func transitionAlongside(isPresenting: Bool) {
    dimming.alpha = isPresenting ? 1 : 0
    if isPresenting { dimTint() } else { restoreTint() }
  }

  /// An action sheet is left by the action that cancels; an alert wants an answer. (R-ALR-12)
  private func touchedOutside() {
    if isSheet { alert?.chooseCancel() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let presentedView, presentedView.transform == .identity else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
  }
}

/// Darkens the window and hears taps beside the alert.
final class AlertDimmingView: UIView {
  var touched: (@MainActor () -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touched?() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
