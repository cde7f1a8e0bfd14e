/// Shows the page at the top of a navigation controller's stack.
@MainActor
final class NavigationTransition: ContainerTransition {
  // R-NAV-7
  private unowned let controller: UINavigationController
  /// The stack at the time when the shown page was shown.
  private var shownStack: [UIViewController] = []
  /// Pages that have not been sent `didMove(toParent:)` yet.
  private var pendingDidMove: [UIViewController] = []
  private var wantsAnimation = false
  /// Whether `didMove(toParent:)` and `didShow` are delayed until the controller has appeared.
  private var owesDidShow = false
  /// Whether `pagesSettled()` was not called because the change around another one had not ended.
  private var owesSettled = false
  /// Drives the next pop interactively.
  var interactivePop: UIPercentDrivenInteractiveTransition?

  init(controller: UINavigationController) {
    self.controller = controller
    super.init(container: controller, order: .stack)
  }

  override var target: UIViewController? { controller.stack.top }

  override var hostView: UIView? { controller.containerView?.pagesView }

  override var layoutRoot: UIView? { controller.containerView }

  override var changeLimitWarning: String {
    "UINavigationController: callbacks keep changing the stack; the last page is not shown"
  }

  override func frame(of page: UIViewController) -> CGRect { controller.frame(of: page) }

  override func isCurrent(_ page: UIViewController) -> Bool { controller.stack.contains(page) }

  // MARK: Following the stack

  override func didStage() { wantsAnimation = false }

  /// Schedules the removal of pages that left the stack, then shows the top.
  func follow(_ change: NavigationStack<UIViewController>.Change, animated: Bool) {
    // A page may have been removed again in its `willMove(toParent:)`.
    scheduleRemoval(
      of: change.removed + change.added.filter { !controller.stack.contains($0) }
    )
    pendingDidMove += change.added.filter(controller.stack.contains)
    guard isStaged else {
      removeLeftPages()
      return notifySettled()
    }
    wantsAnimation = animated
    follow()
  }

  /// Updates the bars and the children for the stack that is shown.
  override func didSettle() {
    shownStack = controller.stack.pages
    controller.bars.settle()
    removeLeftPages()
    sendDidMove(to: pendingDidMove.filter { !owesDidShow || $0 !== shown })
    controller.scrollViewsChanged()
    notifySettled()
  }

  /// Notifies the controller, unless a callback changed the stack and the change around it has not
  /// ended yet.
  private func notifySettled() {
    owesSettled = controller.runningChanges > 1
    if !owesSettled { controller.pagesSettled() }
  }

  /// Called when a change of the stack has ended that was not made in a callback of another one.
  func changesEnded() {
    // The stack was changed again while the controller was notified.
    if owesSettled, !isInProgress { notifySettled() }
  }

  private func removeLeftPages() {
    removePending()
    pendingDidMove.removeAll { $0.parent !== controller }
  }

  /// Removes the view immediately, after all pages were taken off a stack that is not shown.
  func removeAll() {
    // R-MORE-13
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = nil
    (shownStack, pendingDidMove, owesDidShow) = ([], [], false)
    controller.bars.settle()
  }

  // MARK: With a transition

  override func show(_ new: UIViewController?, replacing old: UIViewController?) {
    guard controller.viewIfLoaded?.window != nil, controller.appearance.state == .appeared else {
      shown = new
      shownStack = controller.stack.pages
      return exchange(old, new)
    }
    run(from: old, to: new)
  }

  private func run(from old: UIViewController?, to new: UIViewController?) {
    guard hostView != nil else { return }
    let before = shownStack
    let after = controller.stack.pages
    let move = new.map { NavigationMove.from(before, to: $0) } ?? .pop
    let animation = wantsAnimation ? self.animation(from: old, to: new, move: move) : nil
    guard var script = self.script(from: old, to: new) else { return }
    script.prepare = { [weak self] in self?.prepare(move: move, animation: animation) }
    script.settle = { [weak self] didComplete in
      guard let self else { return }
      if didComplete {
        shownStack = after
      } else {
        revert(to: old, before: before, after: after)
      }
      controller.bars.end(completed: didComplete)
    }
    let transition = ControllerTransition(
      script,
      animator: animation?.animator,
      interaction: animation?.interaction
    )
    shown = new
    run(transition) { [weak self] didComplete in
      self?.ended(showing: didComplete ? new : nil, isAnimated: animation != nil)
    }
  }

  /// Returns the delegate's animator and interaction, else the system's slide and the user's swipe.
  private func animation(
    from old: UIViewController?,
    to new: UIViewController?,
    move: NavigationMove
  ) -> Animation? {
    // R-NAV-24
    guard let old, let new else { return nil }
    if interactivePop == nil, let delegate = controller.delegate,
      let animator = delegate.navigationController(
        controller,
        animationControllerFor: move.operation,
        from: old,
        to: new
      )
    {
      let driver = delegate.navigationController(controller, interactionControllerFor: animator)
      return Animation(animator: animator, interaction: driver, isCustom: true)
    }
    let slide = NavigationSlide(move) { [weak controller] in
      controller?.bars.companions ?? PageCompanions()
    }
    return Animation(animator: slide, interaction: interactivePop)
  }

  /// Notifies the delegate and sets the initial state of the bars.
  ///
  /// Called after the pages' first appearance callbacks.
  private func prepare(move: NavigationMove, animation: Animation?) {
    guard let running else { return }
    let (old, new) = (running.script.from, running.script.to)
    sendWillShow(new, animated: animation != nil)
    controller.bars.prepare(
      from: old,
      to: new,
      move: animation == nil ? nil : move,
      isCustom: animation?.isCustom ?? false
    )
    running.script.finalFrame = new.map(controller.frame(of:))
    guard animation != nil else { return controller.bars.perform() }
    hostView?.isUserInteractionEnabled = false
    running.alongside { [weak controller] in controller?.bars.perform() }
  }

  private func sendWillShow(_ page: UIViewController?, animated: Bool) {
    guard let page else { return }
    controller.delegate?.navigationController(controller, willShow: page, animated: animated)
  }

  /// Reverts the stack after a cancelled change, unless code has changed it in the meantime.
  private func revert(
    to old: UIViewController?,
    before: [UIViewController],
    after: [UIViewController]
  ) {
    // R-NAV-27
    shown = old
    guard controller.stack.pages.elementsEqual(after, by: { $0 === $1 }) else { return }
    let removed = controller.revertStack(to: before)
    for page in before where cancelRemoval(of: page) { page.didMove(toParent: controller) }
    for page in removed { page.willMove(toParent: nil) }
    scheduleRemoval(of: removed)
  }

  private func ended(showing page: UIViewController?, isAnimated: Bool) {
    interactivePop = nil
    hostView?.isUserInteractionEnabled = true
    if let page {
      sendDidMove(to: [page])
      controller.delegate?.navigationController(controller, didShow: page, animated: isAnimated)
    }
    controller.viewIfLoaded?.window?.refreshStatusBar()
  }

  // MARK: Without animation

  override func willExchangeViews(showing new: UIViewController?, isVisible: Bool) {
    if isVisible {
      sendWillShow(new, animated: false)
      owesDidShow = new != nil
    }
    controller.bars.prepare(from: nil, to: new, move: nil, isCustom: false)
    controller.bars.perform()
  }

  override func didExchangeViews() { controller.bars.end(completed: true) }

  override func didEndAppearance(of new: UIViewController?) { controllerAppeared() }

  /// Completes the appearance transition of the shown page, which appeared together with the
  /// controller.
  func controllerAppeared() {
    guard owesDidShow, let page = shown, !controller.isAhead(of: page) else { return }
    owesDidShow = false
    // The page may have been shown during the controller's own callbacks.
    page.endAppearance()
    sendDidMove(to: [page])
    controller.delegate?.navigationController(controller, didShow: page, animated: false)
  }

  // MARK: Containment callbacks

  private func sendDidMove(to pages: [UIViewController]) {
    pendingDidMove.removeAll { page in pages.contains { $0 === page } }
    for page in pages where page.parent === controller && page.containment.parentChange == .toParent
    {
      page.didMove(toParent: controller)
    }
  }
}
