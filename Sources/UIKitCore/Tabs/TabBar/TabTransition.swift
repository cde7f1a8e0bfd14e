/// Makes what is shown follow what is selected.
///
/// `TabSelection` changes at once; this brings the views after it, one whole switch at a time. Code that selects
/// again from a callback changes the selection only, and the switch under way is followed by another. (R-SEL-8)
///
///     selected   A ──── B ── C ───────────────
///     shown      A ── switch A▸B ── switch B▸C     (C selected in a callback of B)
///
/// The order of appearance callbacks stands in `AppearanceOrder.replacement`. (R-LIFE-3…7)
@MainActor
final class TabTransition {
  private unowned let controller: UITabBarController
  /// The child whose view is in place.
  private(set) var shown: UIViewController?
  /// Children that were taken out of the list and still wait for their view to go.
  private var leaving: [UIViewController] = []
  private var running: ControllerTransition?
  private(set) var isSwitching = false
  /// Whether views are shown at all yet: from the first appearance or layout on. (R-SEL-10, R-SEL-11)
  private(set) var isStaged = false
  private var animatesMore = false

  init(controller: UITabBarController) { self.controller = controller }

  /// Whether an animated switch runs; taps are ignored meanwhile. (R-TRN-6)
  ///
  /// The blocks that wait for its end may begin the next one already.
  var isRunning: Bool { running.map { !$0.hasEnded } ?? false }
  /// Whether an animator has the views in hand; they get their places again when it has done. (R-TRN-11)
  private(set) var movesViews = false

  /// Begins to show views.
  func stage() {
    guard !isStaged else { return }
    isStaged = true
    controller.capacityMayHaveChanged()
    follow()
  }

  /// Shows the selected child, unless a switch runs; it will look again when it ends.
  func follow() {
    guard isStaged, !isSwitching, !isRunning else { return }
    isSwitching = true
    var isWaiting = false
    for _ in 0..<TabTransition.patience {
      guard !isRunning, !isWaiting, !isUpToDate else { break }
      isWaiting = !step()
    }
    isSwitching = false
    controller.followPages()
    if !isRunning { controller.settleBar() }
    controller.followScrolling()
    controller.viewIfLoaded?.window?.refreshStatusBar()
    guard !isRunning, !isWaiting else { return }
    if !isUpToDate {
      Log.warning(
        "UITabBarController: callbacks keep selecting other tabs; the last one is not shown"
      )
    }
    dismissLeaving()
  }

  /// Whether the content area shows what it has to, and More's stack, too.
  var isUpToDate: Bool { shown === controller.content && controller.isMoreUpToDate }

  /// One whole switch; false while it has to wait for a movement to end, after which `follow` comes again.
  private func step() -> Bool {
    let content = controller.content
    // A child that is shown and goes into More, or that More shows and that comes out of it, leaves first.
    if let shown, shown !== content, controller.exchangesWithMore(shown) {
      guard !controller.movesPages else { return false }
      let old = shown
      self.shown = nil
      exchange(old, nil)
      return true
    }
    controller.bringMoreUpToDate(animated: animatesMore)
    if let content = controller.content, let more = controller.moreIfMade, more.holds(content) {
      return !more.transition.movesBars
    }
    if shown !== controller.content { switchViews(from: shown, to: controller.content) }
    return true
  }

  /// Lets what More's stack does next be seen.
  func animatingMore(_ change: () -> Void) {
    animatesMore = true
    change()
    animatesMore = false
  }

  /// How many switches may follow each other from callbacks; more is a circle.
  private static let patience = 64

  // MARK: Children that leave

  /// Takes a child out of the controller once its view is not shown any more. (R-STR-5)
  func remove(_ children: [UIViewController]) {
    leaving += children
    follow()
    if !isSwitching, !isRunning { dismissLeaving() }
  }

  /// Keeps a child that had been taken out of the list and came back before it was gone.
  func keep(_ child: UIViewController) -> Bool {
    guard let index = leaving.firstIndex(where: { $0 === child }) else { return false }
    leaving.remove(at: index)
    return true
  }

  func isLeaving(_ child: UIViewController) -> Bool { leaving.contains { $0 === child } }

  private func dismissLeaving() {
    let due = leaving
    leaving = []
    for child in due where child.parent === controller {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
  }

  // MARK: Switching

  private func switchViews(from old: UIViewController?, to new: UIViewController?) {
    // The first thing that happens, and it may select another child. (R-LIFE-3)
    new?.loadViewIfNeeded()
    guard controller.content === new else { return }
    if let old, let new, let movers = movers(from: old, to: new) {
      return animate(from: old, to: new, movers)
    }
    shown = new
    controller.takeBackBar()
    controller.followPages()
    exchange(old, new)
  }

  /// The whole change at once, in step with the controller's own appearance.
  private func exchange(_ old: UIViewController?, _ new: UIViewController?) {
    let isVisible = controller.appearance.isVisible
    if isVisible {
      for side in AppearanceOrder.replacement.will {
        switch side {
        case .to: new?.beginAppearance(.appearing, animated: false)
        case .from: old?.beginAppearance(.disappearing, animated: false)
        }
      }
    }
    if let view = new?.view { place(view) }
    old?.viewIfLoaded?.removeFromSuperview()
    // The controller on its way out may turn back, and the child is not there any more then.
    guard isVisible else { old?.finishAppearanceAlone(); return }
    if controller.viewIfLoaded?.window != nil { wrapper?.layoutIfNeeded() }
    for side in AppearanceOrder.replacement.did {
      switch side {
      case .from: old?.endAppearance()
      // While the controller itself appears, its own end brings the child's. (R-LIFE-2)
      case .to: if !controller.appearance.isUnderWay { new?.endAppearance() }
      }
    }
  }

  /// A child that came in the last moment has appeared together with the controller. (R-LIFE-2)
  func controllerAppeared() {
    if !isRunning { shown?.endAppearance() }
  }

  private func place(_ view: UIView) {
    guard let wrapper else { return }
    view.frame = wrapper.frame(of: view)
    wrapper.addSubview(view)
  }

  private var wrapper: UIViewControllerWrapperView? {
    controller.containerView?.transitionView.wrapperView
  }

  // MARK: Animated switches

  private struct Movers {
    var animator: UIViewControllerAnimatedTransitioning
    var interaction: UIViewControllerInteractiveTransitioning?
  }

  /// The delegate's animator and driver; asked only for a switch between two children on the screen. (R-TRN-2)
  ///
  /// What the delegate does when it is asked may take them off the screen; then nothing moves.
  private func movers(from old: UIViewController, to new: UIViewController) -> Movers? {
    guard mayMove(old),
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
    return mayMove(old) ? Movers(animator: animator, interaction: interaction) : nil
  }

  private func mayMove(_ old: UIViewController) -> Bool {
    controller.viewIfLoaded?.window != nil && controller.holds(old)
      && controller.appearance.state == .appeared
  }

  private func animate(
    from old: UIViewController,
    to new: UIViewController,
    _ movers: Movers
  ) {
    guard let wrapper else { return }
    shown = new
    controller.takeBackBar()
    let bar = controller.followPagesByMoving()
    var script = ControllerTransition.Script(
      from: old,
      to: new,
      containerView: wrapper,
      order: .replacement,
      bystanders: [controller],
      // The bar and what an app moves on it are wound by hand, too.
      heldView: controller.view
    )
    script.finalFrame = new.view.map(wrapper.frame(of:))
    let responder = FirstResponder.current
    script.settle = { [weak self] didComplete in
      self?.settle(didComplete, from: old, to: new, responder: responder)
    }
    let transition = ControllerTransition(
      script,
      animator: movers.animator,
      interaction: movers.interaction
    )
    if let bar { transition.alongside(bar) }
    running = transition
    movesViews = true
    transition.run { [weak self, weak transition] _ in
      guard let self else { return }
      // A block that waited for the end may have begun the next movement.
      if running === transition { running = nil }
      follow()
    }
  }

  /// The views are where they end, and the model agrees with them before pages hear that they appeared or disappeared.
  ///
  /// A cancelled switch takes the selection back, unless code has chosen yet another child. (R-TRN-7)
  private func settle(
    _ didComplete: Bool,
    from old: UIViewController,
    to new: UIViewController,
    responder: UIResponder?
  ) {
    movesViews = false
    if !didComplete {
      shown = old
      if controller.content === new { controller.returnSelection(to: old) }
      controller.followPages()
      old.viewIfLoaded?.refreshSafeArea()
      FirstResponder.giveBack(to: responder)
    }
    wrapper?.setNeedsLayout()
    if wrapper?.window != nil { wrapper?.layoutIfNeeded() }
  }

  /// Ends a movement that nobody sees any more. (R-TRN-15)
  func hurry() { running?.hurry() }

  /// The content area has another size while views move: they will end in another place. (R-TRN-11)
  func contentAreaChanged() {
    guard let wrapper, let running, let view = running.script.movingToView else { return }
    running.script.finalFrame = wrapper.frame(of: view)
  }
}
