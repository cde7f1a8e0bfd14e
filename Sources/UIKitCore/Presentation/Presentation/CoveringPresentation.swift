/// Fills the window or a presentation context with the presented view.
final class CoveringPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  override func containerViewWillLayoutSubviews() {
    // It may stand aside, or step back behind a sheet, by a transform.
    presentedView?.untransformedFrame = frameOfPresentedViewInContainerView
  }
}
