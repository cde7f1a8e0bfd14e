/// The tint adjustment of the presenting controller.
extension UIPresentationController {
  /// Dims the tint of the presenter, unless the app has set its tint adjustment mode.
  func dimTint() {
    // R-TINT-1
    guard !course.dimsTint, let view = presentingViewController.viewIfLoaded,
      view.look.tintAdjustmentMode == .automatic
    else { return }
    course.dimsTint = true
    view.tintAdjustmentMode = .dimmed
  }

  func restoreTint() {
    guard course.dimsTint else { return }
    course.dimsTint = false
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
  }
}
