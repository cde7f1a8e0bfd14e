import QuartzCore

extension UIView {
  func _addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    interaction.recognizers.append(recognizer)
    recognizer.view = self
  }

  func _removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.abandon()
    interaction.recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in interaction.recognizers where !recognizers.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for new in recognizers { addGestureRecognizer(new) }
  }

  /// Cancels the view's touches and presses.
  ///
  /// It is called when the view is removed from its window.
  func leaveTouches() {
    guard let screen = window?.screen else { return }
    if screen.router.hasTouches { screen.router.viewLeaves(self) }
    if screen.presses.isHolding { screen.presses.viewLeaves(self) }
  }
}
