/// The tint adjustment of the presenting controller.
extension UIPresentationController {
  /// Dims the tint of the presenter, unless the app has set its tint adjustment mode.
  func dimTint() {
    // R-TINT-1
    guard !progress.dimsTint, let view = presentingViewController.viewIfLoaded,
      view.viewAppearance.tintAdjustmentMode == .automatic
    else { return }
    progress.dimsTint = true
    view.tintAdjustmentMode = .dimmed
  }

  func restoreTint() {
    guard progress.dimsTint else { return }
    progress.dimsTint = false
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
  }
}
