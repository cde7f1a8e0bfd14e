/// The interaction controller of a dismissal that is driven by dragging a sheet.
///
/// It only reports progress. `SheetDragging` moves the card, so that the card continues at the
/// finger's speed.
final class SheetDismissalInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: UIViewControllerContextTransitioning?

  /// Whether the dismissal has begun.
  var isAtWork: Bool { context != nil }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  func update(_ share: CGFloat) { context?.updateInteractiveTransition(share) }

  /// Finishes or cancels the interactive transition when the finger is lifted.
  func letGo(dismisses: Bool) {
    if dismisses {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
  }

  /// Completes the transition when the card has come to rest.
  func end(dismissed: Bool) {
    let context = context
    self.context = nil
    context?.completeTransition(dismissed)
  }
}
