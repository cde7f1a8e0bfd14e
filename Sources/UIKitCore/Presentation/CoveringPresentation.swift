/// Fills the window or a presentation context with the presented view.
final class CoveringPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  override func containerViewWillLayoutSubviews() {
    guard let presentedView, presentedView.transform == .identity else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
  }
}
