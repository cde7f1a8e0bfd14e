/// Shows a hidden column with a swipe from the primary edge, which the column follows.
@MainActor
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
  // R-SPL-23
  private unowned let controller: UISplitViewController
  private let recognizer = UIScreenEdgePanGestureRecognizer()

  init(_ controller: UISplitViewController) {
    self.controller = controller
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(SplitSwipe.swiped, "swiped:"))
  }

  func attach(to view: UIView) { view.addGestureRecognizer(recognizer) }

  /// Uses the edge at which the primary column is.
  func layoutChanged() {
    let edge: UIRectEdge = controller.arrangement.layout.isMirrored ? .right : .left
    if recognizer.edges != edge { recognizer.edges = edge }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let arrangement = controller.arrangement
    guard controller.presentsWithGesture, !arrangement.isCollapsed,
      arrangement.modes.count < arrangement.modes.largestCount
    else { return false }
    // A swipe that pops a page takes precedence.
    let outermost = arrangement.columns.shown[arrangement.modes.outermostColumn]
    return !((outermost as? UINavigationController)?.offersWayBack ?? false)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }

  private func swiped(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      controller.delegate?
        .splitViewControllerInteractivePresentationGestureWillBegin(controller)
      controller.arrangement.beginDrag()
      follow(recognizer)
    case .changed: follow(recognizer)
    case .ended, .cancelled, .failed:
      controller.arrangement.endDrag(
        velocity: direction * recognizer.velocity(in: recognizer.view).x,
        isCancelled: recognizer.state != .ended
      )
      controller.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
    case .possible: break
    }
  }

  private var direction: CGFloat { recognizer.edges == .right ? -1 : 1 }

  private func follow(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    controller.arrangement.drag(by: direction * recognizer.translation(in: recognizer.view).x)
  }
}
