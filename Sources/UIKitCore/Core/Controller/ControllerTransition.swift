/// Runs one change from a controller to another: the movement, the appearance callbacks around it,
/// and the way back when it is cancelled.
///
/// Whoever owns the two (a tab bar controller, a presentation) says what is to happen in a `Script`
/// and hears at the end whether it did. Without an animator the whole change happens before `run`
/// returns.
///
///     run ─ will… ─▶ animator ─ completeTransition(true) ──▶ views settled ─ did… ─▶ ending(true)
///                        └───── completeTransition(false) ─▶ views back ─ will…, did… ─▶ ending(false)
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// What is to happen.
  struct Script {
    var from: UIViewController?
    var to: UIViewController?
    var containerView: UIView
    var order = AppearanceOrder.replacement
    var presentationStyle = UIModalPresentationStyle.none
    /// Whether the leaving controller's view is taken out of the tree and hears that it disappears.
    var fromLeaves = true
    /// Whether the arriving controller's view is put into the tree and hears that it appears.
    var toArrives = true
    /// Where the views end; the container's bounds unless set.
    var finalFrame: CGRect?
    /// The view that moves for each controller where that is not its own view.
    var fromView: UIView?
    var toView: UIView?
    /// Where the arriving view was before it left the tree, if it goes back there rather than into
    /// the container: before the movement and again, should the animator have taken it into the
    /// container, after it.
    var home: ViewPlacement?
    /// Further controllers whose `transitionCoordinator` is this one, such as the container's.
    var bystanders: [UIViewController] = []
    /// The view whose time stands still while the movement is wound by hand; the container unless set.
    var heldView: UIView?
    /// Called between the `will…` callbacks and the movement.
    var prepare: (() -> Void)?
    /// Called when the views are where they end, before the callbacks that say so; false when they went back.
    var settle: ((Bool) -> Void)?
  }

  var script: Script
  /// Let go of at the end, because animators keep their context.
  private var animator: UIViewControllerAnimatedTransitioning?
  private var interaction: UIViewControllerInteractiveTransitioning?
  private let coordinator: TransitionCoordinator
  private let initialFrame: CGRect
  /// How the leaving view stood before the animator moved it.
  private let start: ViewGeometryState?
  private var ending: ((Bool) -> Void)?
  private let startsInWindow: Bool
  private(set) var isRunning = false
  private var wasHurried = false
  /// Whether everything has been told; what is selected from here on may begin the next one.
  var hasEnded: Bool { coordinator.phase == .ended }

  /// Without an animator, or where the container is in no window, the change is not animated.
  init(
    _ script: Script,
    animator: UIViewControllerAnimatedTransitioning? = nil,
    interaction: UIViewControllerInteractiveTransitioning? = nil
  ) {
    self.script = script
    self.animator = animator
    self.interaction = animator == nil ? nil : interaction
    initialFrame = script.fromLeaves ? (script.movingFromView?.frame ?? .zero) : .zero
    start = script.movingFromView.map(ViewGeometryState.init)
    startsInWindow = script.containerView.window != nil
    let isInteractive = self.interaction?.wantsInteractiveStart ?? false
    coordinator = TransitionCoordinator(
      containerView: script.containerView,
      cast: TransitionCoordinator.Cast(
        from: script.from,
        to: script.to,
        fromView: script.fromLeaves ? script.movingFromView : nil,
        toView: script.toArrives ? script.movingToView : nil
      ),
      duration: 0,
      presentationStyle: script.presentationStyle,
      isInteractive: isInteractive
    )
    super.init()
    let duration = animator?.transitionDuration(using: self) ?? 0
    coordinator.transitionDuration = duration.isFinite ? max(duration, 0) : 0
    coordinator.isAnimated = animator != nil
  }

  // MARK: Running

  /// Starts; `ending` is told, once, whether the change took place.
  ///
  /// The transition keeps itself until then.
  func run(ending: @escaping (Bool) -> Void) {
    isRunning = true
    self.ending = { didComplete in
      withExtendedLifetime(self) { ending(didComplete) }
    }
    for participant in participants { participant.runningCoordinator = coordinator }
    for side in script.order.will { begin(side, turnedBack: false) }
    guard isRunning else { return }
    script.prepare?()
    if script.home != nil { placeArrivingView() }
    if let interaction, coordinator.initiallyInteractive {
      interaction.startInteractiveTransition(self)
    } else if let animator {
      if let driver {
        driver.accompany(self) { animator.animateTransition(using: self) }
      } else {
        animator.animateTransition(using: self)
      }
    } else {
      placeArrivingView()
      coordinator.start()
      return completeTransition(true)
    }
    coordinator.start()
  }

  /// Lets the animator move the views; for drivers that hold the movement and wind it by hand.
  func startMovement() {
    if let own = animator?.interruptibleAnimator(using: self), own !== MissingAnimator.shared {
      own.startAnimation()
    } else {
      animator?.animateTransition(using: self)
    }
    coordinator.start()
  }

  /// The movement that was wound by hand has come to either of its ends; the animator had its
  /// chance to say so.
  func endMovement() {
    if isRunning { completeTransition(!transitionWasCancelled) }
  }

  private var driver: UIPercentDrivenInteractiveTransition? {
    interaction as? UIPercentDrivenInteractiveTransition
  }

  /// Runs changes alongside that come while the movement is in hand.
  var join: (@MainActor (() -> Void) -> Void)? {
    get { coordinator.join }
    set { coordinator.join = newValue }
  }

  /// What stands still while the movement is wound by hand.
  var heldView: UIView { script.heldView ?? script.containerView }

  /// Seconds that the movement takes by itself.
  var duration: TimeInterval { coordinator.transitionDuration }

  /// Adds changes that move together with the views.
  func alongside(_ changes: @escaping () -> Void) {
    coordinator.animate(alongsideTransition: { _ in changes() })
  }

  private var participants: [UIViewController] {
    [script.from, script.to].compactMap { $0 } + script.bystanders
  }

  /// Nothing appears in a window that is hidden, or in a container that a callback has taken out of its window; what is there
  /// appears with them. (R-WIN-6)
  private var isOutOfSight: Bool {
    guard let window = script.containerView.window else { return startsInWindow }
    return window.isHidden
  }

  private func begin(_ side: AppearanceOrder.Side, turnedBack: Bool) {
    if isOutOfSight, (side == .to) != turnedBack { return }
    switch side {
    case .from where script.fromLeaves:
      script.from?.beginAppearance(turnedBack ? .appearing : .disappearing, animated: isAnimated)
    case .to where script.toArrives:
      script.to?.beginAppearance(turnedBack ? .disappearing : .appearing, animated: isAnimated)
    default: break
    }
  }

  private func end(_ side: AppearanceOrder.Side) {
    switch side {
    case .from where script.fromLeaves: script.from?.endAppearance()
    case .to where script.toArrives: script.to?.endAppearance()
    default: break
    }
  }

  // MARK: Ending

  func completeTransition(_ didComplete: Bool) {
    guard isRunning, let ending else {
      if wasHurried { return }
      return Log.warning("completeTransition(_:) ignored: the transition has ended before.")
    }
    isRunning = false
    self.ending = nil
    driver?.transitionEnded()
    if didComplete { settle() } else { turnBack() }
    for participant in participants where participant.runningCoordinator === coordinator {
      participant.runningCoordinator = nil
    }
    animator?.animationEnded(didComplete)
    animator = nil
    interaction = nil
    coordinator.end(cancelled: !didComplete)
    ending(didComplete)
  }

  /// Ends before its time, where nobody looks any more; what the animator says later does not count.
  func hurry() {
    guard isRunning else { return }
    wasHurried = true
    completeTransition(!transitionWasCancelled)
  }

  private func settle() {
    placeArrivingView()
    if script.fromLeaves { script.movingFromView?.removeFromSuperview() }
    script.settle?(true)
    if coordinator.transitionDuration == 0 { script.containerView.layoutIfNeeded() }
    for side in script.order.did { end(side) }
  }

  /// The arriving one leaves again, then the leaving one is back (R-LIFE-5).
  private func turnBack() {
    begin(.to, turnedBack: true)
    if script.toArrives { script.movingToView?.removeFromSuperview() }
    script.movingFromView.map { start?.restore($0) }
    script.settle?(false)
    end(.to)
    // A container that has left the screen meanwhile shows nobody.
    guard script.containerView.window != nil,
      script.bystanders.allSatisfy({ $0.appearance.isVisible })
    else { return }
    begin(.from, turnedBack: true)
    end(.from)
  }

  /// Puts the arriving view into the container unless the animator did.
  private func placeArrivingView() {
    guard script.toArrives, let view = script.movingToView else { return }
    if let home = script.home { return home.takeBack(view) }
    guard !view.isDescendant(of: script.containerView) else { return }
    view.frame = script.finalFrame ?? script.containerView.bounds
    script.containerView.addSubview(view)
  }

  // MARK: What animators read

  var containerView: UIView { script.containerView }
  var isAnimated: Bool { coordinator.isAnimated }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var presentationStyle: UIModalPresentationStyle { script.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    coordinator.view(forKey: key)
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    viewController === script.from ? initialFrame : .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    guard viewController === script.to else { return .zero }
    return script.finalFrame ?? script.containerView.bounds
  }

  // MARK: What the hand on it says

  func pauseInteractiveTransition() {
    if isRunning { coordinator.setInteractive(true, cancelled: false) }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isRunning, percentComplete.isFinite else { return }
    coordinator.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() { letGo(cancelled: false) }

  func cancelInteractiveTransition() { letGo(cancelled: true) }

  private func letGo(cancelled: Bool) {
    guard isRunning else { return }
    coordinator.completionVelocity = interaction?.completionSpeed ?? 1
    coordinator.completionCurve = interaction?.completionCurve ?? .easeInOut
    coordinator.setInteractive(false, cancelled: cancelled)
  }
}

extension ControllerTransition.Script {
  var movingFromView: UIView? { fromView ?? from?.viewIfLoaded }

  var movingToView: UIView? { toView ?? to?.view }
}

/// Who hears first when two controllers change places (R-LIFE-3).
struct AppearanceOrder {
  enum Side { case from, to }

  let will: [Side]
  let did: [Side]

  /// Inside a container that shows one at a time, as a tab bar controller does.
  static let replacement = AppearanceOrder(will: [.to, .from], did: [.from, .to])
  /// One page over another on a stack, or back. (R-NAV-30)
  static let stack = AppearanceOrder(will: [.from, .to], did: [.from, .to])
  /// One controller on top of another.
  static let presentation = AppearanceOrder(will: [.from, .to], did: [.to, .from])
}
