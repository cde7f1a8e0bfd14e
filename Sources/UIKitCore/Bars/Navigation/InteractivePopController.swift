/// Lets a finger draw the page in view away from the leading edge: a pop driven by hand. (R-NAV-25, R-NAV-26)
@MainActor
final class InteractivePopController: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// Drives the pop that the finger began.
  private var hand: UIPercentDrivenInteractiveTransition?

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(InteractivePopController.swiped, "swiped:"))
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(recognizer)
    directionChanged(in: view)
  }

  /// The leading edge may be another one now.
  func directionChanged(in view: UIView) {
    let edge: UIRectEdge = isMirrored(view) ? .right : .left
    if recognizer.edges != edge { recognizer.edges = edge }
  }

  private func isMirrored(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// As on iOS only with a way back to be seen; an app that takes the delegate's place decides otherwise.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller.offersWayBack && !controller.movesByItsOwnAnimators
  }

  /// The page's own content stays where it is while the page goes.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }

  func swiped(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let view = controller.viewIfLoaded else { return }
    let swipe = InteractivePopGesture(width: view.bounds.width, isRightToLeft: isMirrored(view))
    let distance = recognizer.translation(in: view).x
    switch recognizer.state {
    case .began: begin()
    case .changed: hand?.update(swipe.share(of: distance))
    case .ended:
      letGo(pops: swipe.pops(distance: distance, velocity: recognizer.velocity(in: view).x))
    case .cancelled, .failed: letGo(pops: false)
    case .possible: break
    }
  }

  private func begin() {
    guard controller.stack.pages.count > 1, !controller.transition.movesBars else { return }
    let hand = UIPercentDrivenInteractiveTransition()
    self.hand = hand
    controller.transition.hand = hand
    controller.popViewController(animated: true)
    // An override may have kept the page.
    if !controller.transition.isRunning { controller.transition.hand = nil }
  }

  private func letGo(pops: Bool) {
    if pops { hand?.finish() } else { hand?.cancel() }
    hand = nil
  }
}

extension UINavigationController {
  /// Whether the bar shows a way back, which the swipe stands for. (R-NAV-26)
  var offersWayBack: Bool {
    guard stack.pages.count > 1, bars.showsBar, !transition.movesBars, let top = stack.top else {
      return false
    }
    let item = top.navigationItem
    guard !item.hidesBackButton else { return false }
    return item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
  }

  /// Whether the delegate moves the pages, which the system's swipe knows nothing of. (R-NAV-26)
  var movesByItsOwnAnimators: Bool {
    guard let delegate, stack.pages.count > 1, let top = stack.top else { return false }
    return delegate.navigationController(
      self,
      animationControllerFor: .pop,
      from: top,
      to: stack.pages[stack.pages.count - 2]
    ) != nil
  }
}
