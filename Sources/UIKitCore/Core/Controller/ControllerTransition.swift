/// Runs a transition from one controller to another: the animation, the appearance callbacks around
/// it, and the reversal after a cancellation.
///
/// The owner of the controllers, such as a tab bar controller or a presentation, describes the
/// transition in a `Script` and is notified at the end. Without an animator the transition ends
/// before `run` returns.
///
///     run ─ will… ─▶ animator ─ completeTransition(true) ──▶ views settled ─ did… ─▶ ending(true)
///                        └───── completeTransition(false) ─▶ views back ─ will…, did… ─▶ ending(false)
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// The description of a transition.
  struct Script {
    var from: UIViewController?
    var to: UIViewController?
    var containerView: UIView
    var order = AppearanceOrder.replacement
    var presentationStyle = UIModalPresentationStyle.none
    /// Whether the view of the disappearing controller is removed and its callbacks are sent.
    var fromLeaves = true
    /// Whether the view of the appearing controller is added and its callbacks are sent.
    var toArrives = true
    /// The final frame of the views, or `nil` for the container's bounds.
    var finalFrame: CGRect?
    /// The view to animate instead of the controller's view, if any.
    var fromView: UIView?
    var toView: UIView?
    /// The former position of the appearing view, if the view returns to it instead of being added
    /// to the container.
    ///
    /// It is applied before the animation, and again after it if the animator moved the view into
    /// the container.
    var originalPlacement: ViewPlacement?
    /// Other controllers, such as the container, whose `transitionCoordinator` is that of the
    /// transition.
    var bystanders: [UIViewController] = []
    /// The view whose layer time is stopped while the transition is driven interactively, or `nil`
    /// for the container.
    var heldView: UIView?
    /// Called between the `will…` callbacks and the animation.
    var prepare: (() -> Void)?
    /// Called when the views have their final frames, before the callbacks.
    ///
    /// The argument is `false` after a cancellation.
    var settle: ((Bool) -> Void)?
  }

  var script: Script
  /// The animator, which is released at the end because animators may retain the context.
  private var animator: UIViewControllerAnimatedTransitioning?
  private var interaction: UIViewControllerInteractiveTransitioning?
  private let coordinator: TransitionCoordinator
  private let initialFrame: CGRect
  /// The geometry of the disappearing view before the animation.
  private let start: ViewGeometryState?
  private var ending: ((Bool) -> Void)?
  private let startsInWindow: Bool
  private(set) var isRunning = false
  private var wasHurried = false
  /// Whether all callbacks have been sent, so that the next transition can begin.
  var hasEnded: Bool { coordinator.phase == .ended }

  /// Creates a transition, which is not animated without an animator or if the container is not in
  /// a window.
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

  /// Starts the transition.
  ///
  /// The transition retains itself until `ending` is called, once, with whether the transition
  /// completed.
  func run(ending: @escaping (Bool) -> Void) {
    isRunning = true
    self.ending = { didComplete in
      withExtendedLifetime(self) { ending(didComplete) }
    }
    for participant in participants { participant.runningCoordinator = coordinator }
    driver?.transitionWillStart()
    for side in script.order.will { begin(side, turnedBack: false) }
    guard isRunning else { return }
    script.prepare?()
    if script.originalPlacement != nil { placeArrivingView() }
    if animator != nil { sizeArrivingView() }
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
    driver?.transitionDidStart()
  }

  /// Starts the animator's animation.
  ///
  /// Interactive drivers call it before they pause and scrub the animation.
  func startAnimation() {
    if let own = animator?.interruptibleAnimator(using: self), own !== MissingAnimator.shared {
      own.startAnimation()
    } else {
      animator?.animateTransition(using: self)
    }
    coordinator.start()
  }

  /// Called when an interactive animation has reached either end and the animator has had the
  /// opportunity to end the transition.
  func endAnimation() {
    if isRunning { completeTransition(!transitionWasCancelled) }
  }

  private var driver: UIPercentDrivenInteractiveTransition? {
    interaction as? UIPercentDrivenInteractiveTransition
  }

  /// Runs changes that are added while the transition is driven interactively.
  var join: (@MainActor (() -> Void) -> Void)? {
    get { coordinator.join }
    set { coordinator.join = newValue }
  }

  /// The view whose layer time is stopped while the transition is driven interactively.
  var heldView: UIView { script.heldView ?? script.containerView }

  /// The duration of the animation in seconds.
  var duration: TimeInterval { coordinator.transitionDuration }

  /// Adds changes that are animated together with the views.
  func alongside(_ changes: @escaping () -> Void) {
    coordinator.animate(alongsideTransition: { _ in changes() })
  }

  private var participants: [UIViewController] {
    [script.from, script.to].compactMap { $0 } + script.bystanders
  }

  // R-WIN-6
  /// Whether the window is hidden, or a callback has removed the container from its window.
  ///
  /// No appearance callbacks are sent in this case; children appear together with the container.
  private var isOutOfSight: Bool {
    script.containerView.window.map(\.isHidden) ?? wasRemoved
  }

  /// Whether a callback has removed the container from its window.
  private var wasRemoved: Bool { startsInWindow && script.containerView.window == nil }

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
    case .to where script.toArrives && wasRemoved: script.to?.finishAppearanceAlone()
    case .to where script.toArrives: script.to?.endAppearance()
    default: break
    }
  }

  // MARK: Ending

  func completeTransition(_ didComplete: Bool) {
    guard isRunning, let ending else {
      if wasHurried { return }
      return Log.warning("completeTransition(_:) ignored: the transition has already ended.")
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

  /// Ends the transition early because the views are not visible.
  ///
  /// Later calls by the animator are ignored.
  ///
  /// - Parameter didComplete: Whether the transition completed, or `nil` if it depends on whether
  ///   it was cancelled.
  func hurry(didComplete: Bool? = nil) {
    guard isRunning else { return }
    wasHurried = true
    completeTransition(didComplete ?? !transitionWasCancelled)
  }

  private func settle() {
    placeArrivingView()
    if script.fromLeaves { script.movingFromView?.removeFromSuperview() }
    script.settle?(true)
    if coordinator.transitionDuration == 0 { script.containerView.layoutIfNeeded() }
    for side in script.order.did { end(side) }
  }

  // R-LIFE-5
  /// Reverses the transition: the appearing controller disappears, and the disappearing one appears
  /// again.
  private func turnBack() {
    begin(.to, turnedBack: true)
    if script.toArrives { script.movingToView?.removeFromSuperview() }
    script.movingFromView.map { start?.restore($0) }
    script.settle?(false)
    end(.to)
    // A container that is no longer in a window shows no controller.
    guard script.containerView.window != nil,
      script.bystanders.allSatisfy({ $0.appearance.isVisible })
    else { return }
    begin(.from, turnedBack: true)
    end(.from)
  }

  // R-TRN-18
  /// Sets the final frame of an appearing view without a superview, because animators often change
  /// its origin only.
  private func sizeArrivingView() {
    guard script.toArrives, let view = script.movingToView, view.superview == nil else { return }
    view.frame = script.finalFrame ?? script.containerView.bounds
  }

  /// Adds the appearing view to the container if the animator did not.
  private func placeArrivingView() {
    guard script.toArrives, let view = script.movingToView else { return }
    if let originalPlacement = script.originalPlacement { return originalPlacement.restore(view) }
    guard !view.isDescendant(of: script.containerView) else { return }
    view.frame = script.finalFrame ?? script.containerView.bounds
    script.containerView.addSubview(view)
  }

  // MARK: Transition context

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

  // MARK: Interaction

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

// R-LIFE-3
/// The order of the appearance callbacks when one controller replaces another.
struct AppearanceOrder {
  enum Side { case from, to }

  let will: [Side]
  let did: [Side]

  /// The order in containers that show one controller at a time, such as a tab bar controller.
  static let replacement = AppearanceOrder(will: [.to, .from], did: [.from, .to])
  // R-NAV-30
  /// The order of a push or pop on a navigation stack.
  static let stack = AppearanceOrder(will: [.from, .to], did: [.from, .to])
  /// The order of a presentation or dismissal.
  static let presentation = AppearanceOrder(will: [.from, .to], did: [.to, .from])
}

/// The properties of a view that an animator may change, stored to restore them.
struct ViewGeometryState {
  private let center: CGPoint
  private let size: CGSize
  private let transform: CGAffineTransform
  private let alpha: CGFloat

  @MainActor init(_ view: UIView) {
    center = view.center
    size = view.bounds.size
    transform = view.transform
    alpha = view.alpha
  }

  @MainActor func restore(_ view: UIView) {
    UIView.performWithoutAnimation {
      view.transform = transform
      view.bounds.size = size
      view.center = center
      view.alpha = alpha
    }
  }
}
