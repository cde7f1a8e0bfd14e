/// A finger that holds a dismissal: tells the transition how far it has come, and how it ended.
///
/// The card itself is moved by `SheetDragging`, point by point, so that it goes on at the finger's speed.
final class SheetDismissalInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: UIViewControllerContextTransitioning?

  /// Whether the dismissal has begun.
  var isAtWork: Bool { context != nil }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  func update(_ share: CGFloat) { context?.updateInteractiveTransition(share) }

  /// The finger has let go: the dismissal takes place, or it does not.
  func letGo(dismisses: Bool) {
    if dismisses {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
  }

  /// The card has come to where it stays.
  func end(dismissed: Bool) {
    let context = context
    self.context = nil
    context?.completeTransition(dismissed)
  }
}
