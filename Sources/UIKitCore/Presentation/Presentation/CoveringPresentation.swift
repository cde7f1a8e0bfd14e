/// The presentation of controllers that fill the window or a presentation context.
final class CoveringPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  override func containerViewWillLayoutSubviews() {
    // The view can have a transform, either from an animator or because it is behind a sheet.
    presentedView?.untransformedFrame = frameOfPresentedViewInContainerView
  }
}
