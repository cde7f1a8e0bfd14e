/// The colour of what can be pressed below a presented controller.
extension UIPresentationController {
  /// Greys what can be pressed below, unless the application decided that itself. (R-TINT-1)
  func dimTint() {
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
