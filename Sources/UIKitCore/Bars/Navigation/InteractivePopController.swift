/// Pops the top page of a navigation controller interactively, with a swipe from the leading edge.
@MainActor
final class InteractivePopController: NSObject, UIGestureRecognizerDelegate {
  // R-NAV-25, R-NAV-26
  private unowned let controller: UINavigationController
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// Drives the pop that the gesture began.
  private var interaction: UIPercentDrivenInteractiveTransition?
  /// Whether the last gesture that ended popped the page.
  private var outcome = false

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

  /// Updates the edge of the recognizer after the layout direction may have changed.
  func directionChanged(in view: UIView) {
    let edge: UIRectEdge = isMirrored(view) ? .right : .left
    if recognizer.edges != edge { recognizer.edges = edge }
  }

  private func isMirrored(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns whether the swipe may begin, which requires a visible back button, as on iOS.
  ///
  /// Apps can replace the recognizer's delegate to change this.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller.offersWayBack && !controller.movesByItsOwnAnimators
  }

  /// Returns whether another recognizer has to wait for the swipe to fail, so that the page's
  /// content doesn't scroll during the swipe.
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
    case .changed: interaction?.update(swipe.share(of: distance))
    case .ended:
      letGo(pops: swipe.pops(distance: distance, velocity: recognizer.velocity(in: view).x))
    case .cancelled, .failed: letGo(pops: false)
    case .possible: break
    }
  }

  private func begin() {
    // A callback of the pop may release the controller.
    let controller = controller
    guard controller.stack.pages.count > 1, !controller.transition.isInProgress else { return }
    let interaction = UIPercentDrivenInteractiveTransition()
    self.interaction = interaction
    controller.transition.interactivePop = interaction
    controller.popViewController(animated: true)
    // An override of `popViewController(animated:)` may not have popped the page.
    if !controller.transition.isRunning { controller.transition.interactivePop = nil }
    // The gesture may have ended in a callback before the transition.
    if self.interaction !== interaction { letGo(interaction, pops: outcome) }
  }

  private func letGo(pops: Bool) {
    outcome = pops
    if let interaction { letGo(interaction, pops: pops) }
    interaction = nil
  }

  private func letGo(_ interaction: UIPercentDrivenInteractiveTransition, pops: Bool) {
    if pops { interaction.finish() } else { interaction.cancel() }
  }
}

extension UINavigationController {
  /// Whether the bar shows a button that leads back, to which the swipe is equivalent.
  var offersWayBack: Bool {
    // R-NAV-26
    guard stack.pages.count > 1, bars.showsBar, !transition.isInProgress, let top = stack.top else {
      return false
    }
    let item = top.navigationItem
    guard !item.hidesBackButton else { return false }
    return item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
  }

  /// Whether the delegate animates pops, which the system's swipe can't drive.
  var movesByItsOwnAnimators: Bool {
    // R-NAV-26
    guard let delegate, stack.pages.count > 1, let top = stack.top else { return false }
    return delegate.navigationController(
      self,
      animationControllerFor: .pop,
      from: top,
      to: stack.pages[stack.pages.count - 2]
    ) != nil
  }
}
