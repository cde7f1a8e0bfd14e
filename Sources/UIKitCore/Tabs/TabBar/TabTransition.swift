/// Shows the selected child of a tab bar controller.
///
/// The order of the appearance callbacks is defined by `AppearanceOrder.replacement`.
@MainActor
final class TabTransition: ContainerTransition {
  // R-SEL-8, R-SEL-10, R-SEL-11, R-LIFE-3…7
  private unowned let controller: UITabBarController
  private var animatesMore = false
  /// Whether the delegate may animate the replacement of the shown child by one of a new list.
  private var animatesReplacement = false
  // R-TRN-11
  /// Whether an animator moves the views.
  ///
  /// They get their regular frames when the animation ends.
  private(set) var movesViews = false

  init(controller: UITabBarController) {
    self.controller = controller
    super.init(container: controller, order: .replacement)
  }

  /// Whether an animated switch runs, during which taps are ignored.
  ///
  /// Completion blocks of a switch may begin the next one.
  override var isRunning: Bool {
    // R-TRN-6
    running.map { !$0.hasEnded } ?? false
  }

  override var target: UIViewController? { controller.content }

  /// Whether the content area and the More stack agree with the selection.
  override var isUpToDate: Bool { shown === target && controller.isMoreCurrent }

  override var hostView: UIView? { wrapper }

  override var changeLimitWarning: String {
    "UITabBarController: callbacks keep selecting other tabs; the last one is not shown"
  }

  override func frame(of child: UIViewController) -> CGRect {
    guard let wrapper, let view = child.view else { return .zero }
    return wrapper.frame(of: view)
  }

  private var wrapper: UIViewControllerWrapperView? {
    controller.containerView?.transitionView.wrapperView
  }

  // MARK: Following the selection

  override func didStage() { controller.capacityMayHaveChanged() }

  override func step() -> Bool {
    // A shown child that moves into More, or one that leaves More, is removed first.
    if let shown, shown !== target, controller.exchangesWithMore(shown) {
      guard !controller.movesPages else { return false }
      self.shown = nil
      exchange(shown, nil)
      return true
    }
    controller.updateMore(animated: animatesMore)
    if let target, let more = controller.moreIfMade, more.holds(target) {
      return !more.transition.isInProgress
    }
    if shown !== target { change(from: shown, to: target) }
    return true
  }

  override func didEndChanges() {
    controller.followPages()
    if !isRunning { controller.settleBar() }
    controller.followScrolling()
    controller.viewIfLoaded?.window?.refreshStatusBar()
  }

  /// Animates the changes of the More stack that a closure causes.
  func animatingMore(_ change: () -> Void) {
    animatesMore = true
    change()
    animatesMore = false
  }

  /// Removes children from the controller when their views are no longer shown.
  ///
  /// - Parameters:
  ///   - children: The children that are no longer in the list.
  ///   - animated: Whether the delegate is asked for an animator if one of them is shown.
  func remove(_ children: [UIViewController], animated: Bool) {
    // R-STR-5, R-TRN-2
    scheduleRemoval(of: children)
    animatesReplacement = animated
    follow()
    animatesReplacement = false
    if !isInProgress { removePending() }
  }

  // MARK: Switching

  override func show(_ new: UIViewController?, replacing old: UIViewController?) {
    if let old, let new, let animation = self.animation(from: old, to: new) {
      return animate(from: old, to: new, animation)
    }
    shown = new
    controller.restoreBar()
    controller.followPages()
    exchange(old, new)
  }

  /// Completes the appearance transition of a child that was shown during the controller's own
  /// appearance callbacks.
  func controllerAppeared() {
    // R-LIFE-2
    // The controller may be replaced in the child's `viewWillAppear(_:)`, before its view is added.
    if !isRunning, let shown, !controller.isAhead(of: shown) { shown.endAppearance() }
  }

  // MARK: Animated switches

  /// Returns the delegate's animator and interaction for a switch between two visible children.
  ///
  /// Returns `nil` if the delegate removes them from the screen while it is called.
  private func animation(from old: UIViewController, to new: UIViewController) -> Animation? {
    // R-TRN-2
    guard mayAnimate(old),
      let animator = controller.delegate?.tabBarController(
        controller,
        animationControllerForTransitionFrom: old,
        to: new
      )
    else { return nil }
    let interaction = controller.delegate?.tabBarController(
      controller,
      interactionControllerFor: animator
    )
    return mayAnimate(old) ? Animation(animator: animator, interaction: interaction) : nil
  }

  private func mayAnimate(_ old: UIViewController) -> Bool {
    let isChild = controller.holds(old) || animatesReplacement && old.parent === controller
    return controller.viewIfLoaded?.window != nil && isChild
      && controller.appearance.state == .appeared
  }

  private func animate(
    from old: UIViewController,
    to new: UIViewController,
    _ animation: Animation
  ) {
    guard var script = self.script(from: old, to: new) else { return }
    shown = new
    controller.restoreBar()
    let bar = controller.followPagesByMoving()
    script.finalFrame = frame(of: new)
    let responder = FirstResponder.current
    script.settle = { [weak self] didComplete in
      self?.settle(didComplete, from: old, to: new, responder: responder)
    }
    let transition = ControllerTransition(
      script,
      animator: animation.animator,
      interaction: animation.interaction
    )
    if let bar { transition.alongside(bar) }
    movesViews = true
    run(transition) { _ in }
  }

  /// Makes the model agree with the views before the last appearance callbacks are sent.
  ///
  /// A cancelled switch reverts the selection, unless code has selected another child in the
  /// meantime.
  private func settle(
    _ didComplete: Bool,
    from old: UIViewController,
    to new: UIViewController,
    responder: UIResponder?
  ) {
    // R-TRN-7
    movesViews = false
    if !didComplete {
      shown = old
      if controller.content === new { controller.revertSelection(to: old) }
      controller.followPages()
      old.viewIfLoaded?.refreshSafeArea()
      // The pages of a navigation controller that is not shown are laid out as if there were no bar.
      old.viewIfLoaded?.setNeedsLayout()
      FirstResponder.giveBack(to: responder)
    }
    wrapper?.setNeedsLayout()
    if wrapper?.window != nil { wrapper?.layoutIfNeeded() }
  }

  /// Ends a transition immediately, because it is no longer visible.
  func hurry() {
    // R-TRN-15
    running?.hurry()
  }

  /// Updates the final frame of views that move, after the size of the content area has changed.
  func contentAreaChanged() {
    // R-TRN-11
    guard let wrapper, let running, let view = running.script.movingToView else { return }
    running.script.finalFrame = wrapper.frame(of: view)
  }
}
