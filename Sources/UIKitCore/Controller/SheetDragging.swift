/// Lets a finger pull a card down: a dismissal driven by hand, or a card that gives way and springs
/// back.
final class SheetDragging: NSObject, UIGestureRecognizerDelegate {
  private unowned let sheet: SheetPresentation
  private let recognizer = UIPanGestureRecognizer()
  /// Drives the dismissal that the finger began.
  private(set) var hand: UIPercentDrivenInteractiveTransition?
  private var isResisting = false

  init(_ sheet: SheetPresentation) {
    self.sheet = sheet
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(SheetDragging.dragged, "dragged:"))
  }

  func attach(to view: UIView) { view.addGestureRecognizer(recognizer) }

  func detach() { recognizer.view?.removeGestureRecognizer(recognizer) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = recognizer.velocity(in: sheet.containerView)
    return velocity.y > abs(velocity.x) && sheet.isAtRestOnTop
  }

  func dragged(_ recognizer: UIPanGestureRecognizer) {
    guard let container = sheet.containerView, let card = sheet.presentedView else { return }
    let drag = SheetDrag(height: card.bounds.height)
    let distance = recognizer.translation(in: container).y
    switch recognizer.state {
    case .began: begin()
    case .changed where isResisting: moveCard(card, by: drag.give(of: distance))
    case .changed: hand?.update(drag.share(of: distance))
    case .ended:
      let velocity = recognizer.velocity(in: container).y
      letGo(card, dismisses: drag.dismisses(distance: distance, velocity: velocity))
    case .cancelled, .failed: letGo(card, dismisses: false)
    case .possible: break
    }
  }

  private func begin() {
    guard sheet.mayBeDismissedByUser else {
      isResisting = true
      return
    }
    hand = UIPercentDrivenInteractiveTransition()
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    let (sheet, delegate) = (sheet, sheet.delegate)
    sheet.presentedViewController.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(sheet)
    }
  }

  private func letGo(_ card: UIView, dismisses: Bool) {
    if isResisting {
      isResisting = false
      UIView.animate(withDuration: ControllerMetrics.springBackDuration) {
        self.moveCard(card, by: 0)
      }
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    } else if dismisses {
      hand?.finish()
    } else {
      hand?.cancel()
    }
    hand = nil
  }

  private func moveCard(_ card: UIView, by distance: CGFloat) {
    card.transform = CGAffineTransform(translationX: 0, y: distance)
  }
}
