/// Makes the page in view follow the top of the stack.
///
/// `NavigationStack` changes at once; this brings the views after it, one whole change at a time. Code that pushes or
/// pops from a callback changes the stack only, and the change under way is followed by another. (R-NAV-7)
///
///     top     A ──── B ── C ─────────────
///     shown   A ── push A▸B ── push B▸C      (C pushed in a callback of B)
@MainActor
final class NavigationTransition {
  private unowned let controller: UINavigationController
  /// The page whose view is in place.
  private(set) var shown: UIViewController?
  /// The stack as it was when the shown page came.
  private var shownStack: [UIViewController] = []
  /// Pages that were taken off the stack and still wait for their view to go.
  private var leaving: [UIViewController] = []
  /// Pages that still have to hear that they moved here.
  private var arriving: [UIViewController] = []
  private(set) var running: ControllerTransition?
  private(set) var isChanging = false
  /// Whether views are shown at all yet: from the first appearance or layout on.
  private(set) var isStaged = false
  private var wantsAnimation = false
  /// Whether the page in view, and the delegate, wait for the controller to have appeared.
  private var owesDidShow = false
  /// Draws the next page away by hand.
  var hand: UIPercentDrivenInteractiveTransition?

  init(controller: UINavigationController) { self.controller = controller }

  /// Whether an animated change runs.
  var isRunning: Bool { running != nil }

  /// Whether bars that are to come or go do so together with a page.
  var movesBars: Bool { isChanging || isRunning }

  /// How many changes may follow each other from callbacks; more is a circle.
  private static let patience = 64

  // MARK: Following the stack

  /// Begins to show views.
  func stage() {
    guard !isStaged else { return }
    isStaged = true
    follow(animated: false)
  }

  /// Takes pages in and out, then shows the top.
  func take(_ change: NavigationStack<UIViewController>.Change, animated: Bool) {
    // A page may have been taken off again while it was told that it comes.
    leaving += change.removed + change.added.filter { !controller.stack.contains($0) }
    arriving += change.added.filter(controller.stack.contains)
    guard isStaged else {
      letGo()
      return controller.pagesSettled()
    }
    follow(animated: animated)
  }

  /// Keeps a page that was taken off and came back before it was gone.
  func keep(_ page: UIViewController) -> Bool {
    guard let index = leaving.firstIndex(where: { $0 === page }) else { return false }
    leaving.remove(at: index)
    return true
  }

  /// Shows the top, unless a change runs; it will look again when that ends.
  private func follow(animated: Bool) {
    wantsAnimation = animated
    guard isStaged, !isChanging, running == nil else { return }
    isChanging = true
    for _ in 0..<NavigationTransition.patience {
      guard running == nil, shown !== controller.stack.top else { break }
      change(from: shown, to: controller.stack.top)
    }
    isChanging = false
    guard running == nil else { return }
    if shown !== controller.stack.top {
      Log.warning(
        "UINavigationController: callbacks keep changing the stack; the last page is not shown"
      )
    }
    rest()
  }

  /// Bars and children come to agree with the stack that is shown now.
  private func rest() {
    shownStack = controller.stack.pages
    controller.bars.settle()
    letGo()
    tellDidMove(arriving.filter { !owesDidShow || $0 !== shown })
    controller.scrollViewsChanged()
    controller.pagesSettled()
  }

  /// Pages that were taken off are no children any more.
  private func letGo() {
    let gone = leaving
    leaving = []
    for page in gone where page.parent === controller && !controller.stack.contains(page) {
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    arriving.removeAll { $0.parent !== controller }
  }

  /// Takes the view out at once, when all pages have left an empty stack while nobody looked. (R-MORE-13)
  func empty() {
    shown?.viewIfLoaded?.removeFromSuperview()
    (shown, shownStack, arriving, owesDidShow) = (nil, [], [], false)
    controller.bars.settle()
  }

  // MARK: One change

  private func change(from old: UIViewController?, to new: UIViewController?) {
    // The first thing that happens, and it may change the stack again.
    new?.loadViewIfNeeded()
    guard controller.stack.top === new else { return }
    guard controller.viewIfLoaded?.window != nil, controller.appearance.state == .appeared else {
      return exchange(old, new)
    }
    run(from: old, to: new)
  }

  private func run(from old: UIViewController?, to new: UIViewController?) {
    guard let pagesView = controller.containerView?.pagesView else { return }
    let before = shownStack
    let after = controller.stack.pages
    let move = new.map { NavigationMove.from(before, to: $0) } ?? .pop
    let movers = wantsAnimation ? self.movers(from: old, to: new, move: move) : nil
    let script = ControllerTransition.Script(
      from: old,
      to: new,
      containerView: pagesView,
      order: .stack,
      bystanders: [controller],
      heldView: controller.view
    )
    let transition = ControllerTransition(
      script,
      animator: movers?.animator,
      interaction: movers?.interaction
    )
    running = transition
    shown = new
    transition.script.prepare = { [weak self, weak transition] in
      guard let self, let transition else { return }
      prepare(transition, move: move, movers: movers)
    }
    transition.script.settle = { [weak self] didComplete in
      guard let self else { return }
      if didComplete {
        shownStack = after
      } else {
        turnBack(to: old, before: before, after: after)
      }
      controller.bars.end(completed: didComplete)
    }
    transition.run { [weak self] didComplete in
      self?.ended(showing: didComplete ? new : nil, isAnimated: movers != nil)
    }
  }

  private struct Movers {
    var animator: UIViewControllerAnimatedTransitioning
    var interaction: UIViewControllerInteractiveTransitioning?
    /// Whether the app gave the animator.
    var isCustom = false
  }

  /// The delegate's animator and driver, else the system's and the finger on the page. (R-NAV-24)
  private func movers(
    from old: UIViewController?,
    to new: UIViewController?,
    move: NavigationMove
  ) -> Movers? {
    guard let old, let new else { return nil }
    if hand == nil, let delegate = controller.delegate,
      let animator = delegate.navigationController(
        controller,
        animationControllerFor: move.operation,
        from: old,
        to: new
      )
    {
      let driver = delegate.navigationController(controller, interactionControllerFor: animator)
      return Movers(animator: animator, interaction: driver, isCustom: true)
    }
    let slide = NavigationSlide(move) { [weak controller] in controller?.bars.companion }
    return Movers(animator: slide, interaction: hand)
  }

  /// The callbacks that announce the change are through: the delegate is told and the bars take their starting poses.
  private func prepare(
    _ transition: ControllerTransition,
    move: NavigationMove,
    movers: Movers?
  ) {
    let (old, new) = (transition.script.from, transition.script.to)
    tellWillShow(new, animated: movers != nil)
    controller.bars.prepare(
      from: old,
      to: new,
      move: movers == nil ? nil : move,
      isCustom: movers?.isCustom ?? false
    )
    transition.script.finalFrame = new.map(controller.frame(of:))
    guard movers != nil else { return controller.bars.perform() }
    controller.containerView?.pagesView.isUserInteractionEnabled = false
    transition.alongside { [weak controller] in controller?.bars.perform() }
  }

  private func tellWillShow(_ page: UIViewController?, animated: Bool) {
    guard let page else { return }
    controller.delegate?.navigationController(controller, willShow: page, animated: animated)
  }

  /// A change that was taken back takes the stack back, unless code has changed it meanwhile. (R-NAV-27)
  private func turnBack(
    to old: UIViewController?,
    before: [UIViewController],
    after: [UIViewController]
  ) {
    shown = old
    guard controller.stack.pages.elementsEqual(after, by: { $0 === $1 }) else { return }
    let strangers = controller.returnStack(to: before)
    for page in before where keep(page) { page.didMove(toParent: controller) }
    for page in strangers { page.willMove(toParent: nil) }
    leaving += strangers
  }

  private func ended(showing page: UIViewController?, isAnimated: Bool) {
    running = nil
    hand = nil
    controller.containerView?.pagesView.isUserInteractionEnabled = true
    if let page {
      tellDidMove([page])
      controller.delegate?.navigationController(controller, didShow: page, animated: isAnimated)
    }
    controller.viewIfLoaded?.window?.refreshStatusBar()
    follow(animated: wantsAnimation)
  }

  // MARK: Out of sight

  /// The whole change at once, in step with the controller's own appearance.
  private func exchange(_ old: UIViewController?, _ new: UIViewController?) {
    shown = new
    shownStack = controller.stack.pages
    let isVisible = controller.appearance.isVisible
    if isVisible {
      old?.beginAppearance(.disappearing, animated: false)
      new?.beginAppearance(.appearing, animated: false)
      tellWillShow(new, animated: false)
      owesDidShow = new != nil
    }
    controller.bars.prepare(from: nil, to: new, move: nil, isCustom: false)
    controller.bars.perform()
    if let new, let view = new.view, let pagesView = controller.containerView?.pagesView {
      view.frame = controller.frame(of: new)
      pagesView.addSubview(view)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    controller.bars.end(completed: true)
    // The controller on its way out may turn back, and the page is not there any more then.
    guard isVisible else { old?.finishAppearanceAlone(); return }
    if controller.viewIfLoaded?.window != nil { controller.containerView?.layoutIfNeeded() }
    old?.endAppearance()
    // While the controller itself appears, its own end brings the page's.
    guard !controller.appearance.isUnderWay else { return }
    new?.endAppearance()
    controllerAppeared()
  }

  /// The page in view has appeared together with the controller.
  func controllerAppeared() {
    guard owesDidShow, let page = shown else { return }
    owesDidShow = false
    // A page that came in the last moment.
    page.endAppearance()
    tellDidMove([page])
    controller.delegate?.navigationController(controller, didShow: page, animated: false)
  }

  // MARK: Telling pages where they are

  private func tellDidMove(_ pages: [UIViewController]) {
    arriving.removeAll { page in pages.contains { $0 === page } }
    for page in pages where page.parent === controller && page.family.movement == .toParent {
      page.didMove(toParent: controller)
    }
  }
}
