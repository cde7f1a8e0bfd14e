import QuartzCore

/// An animator that can be paused, scrubbed, reversed, continued and stopped.
///
/// The changes of its animation blocks are made when the animator starts. Views have their new
/// values from then on, while the screen shows the animation. A running animator is retained by its
/// animations.
///
///     let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1) { card.frame = open }
///     animator.pauseAnimation()
///     animator.fractionComplete = pan.translation(in: view).y / distance
///     animator.startAnimation()
///
/// Unlike iOS, ``UIViewPropertyAnimator/isRunning`` does not support key-value observing, and views
/// are hit-tested at their final positions.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  /// The timing parameters of the animator.
  public let timingParameters: UITimingCurveProvider?
  /// The duration in seconds without the delay, or the duration of a spring that has its own.
  public let duration: TimeInterval
  /// The delay in seconds of the last start.
  ///
  /// The default value is 0.
  open private(set) var delay: TimeInterval = 0

  private let pace: AnimatorTiming
  private var stateMachine = AnimatorState()
  private var run: AnimatorSession?
  private var waiting: [(wait: Double, animations: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var startsReversed = false

  // MARK: Creating an animator

  /// Creates an inactive animator from a duration in seconds and a timing curve.
  ///
  /// Negative durations are treated as 0.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    let pace = AnimatorTiming(parameters, duration: duration)
    timingParameters = parameters
    self.pace = pace
    self.duration = pace.duration
    super.init()
  }

  /// Creates an animator from a duration in seconds and a system curve.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    let timing = UICubicTimingParameters(animationCurve: curve)
    self.init(duration: duration, timingParameters: timing)
    animations.map(addAnimations)
  }

  /// Creates an animator from a duration in seconds and the control points of a cubic curve.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let timing = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: timing)
    animations.map(addAnimations)
  }

  /// Creates an animator from a duration in seconds and the damping ratio of a spring.
  ///
  /// With a ratio of 1, the spring does not oscillate.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let timing = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: timing)
    animations.map(addAnimations)
  }

  /// Creates an animator, and starts it after a delay in seconds.
  ///
  /// Only the curve of the options is used.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 15)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    completion.map(animator.addCompletion)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  isolated deinit {
    guard stateMachine.phase == .paused || stateMachine.phase == .stopped else { return }
    AnimatorMisuse.releasedTooEarly()
  }

  // MARK: Settings

  /// A Boolean value that indicates whether views receive touches while they are animated.
  ///
  /// The property is read when the animator starts. The default value is `true`.
  open var isUserInteractionEnabled = true

  /// A Boolean value that indicates whether the animator can be paused, scrubbed and stopped.
  ///
  /// Set the property while the animator is inactive. Otherwise the assignment is ignored, and a
  /// warning is logged. The default value is `true`.
  open var isInterruptible: Bool {
    get { stateMachine.isInterruptible }
    set {
      guard stateMachine.phase == .inactive else {
        return Log.warning(
          "UIViewPropertyAnimator: isInterruptible can only be set before the animator starts; ignored."
        )
      }
      stateMachine.isInterruptible = newValue
    }
  }

  /// A Boolean value that indicates whether fractions that are set refer to the change, regardless
  /// of the timing curve.
  ///
  /// If the value is changed while the animator is active, the new value applies from the next
  /// start. The default value is `true`.
  open var scrubsLinearly = true

  /// A Boolean value that indicates whether the animator stays active, paused at its end, until it
  /// is reversed or stopped.
  ///
  /// The default value is `false`.
  open var pausesOnCompletion = false

  // MARK: State

  /// The state of the animator.
  ///
  /// It is inactive until the animator is started, paused, or scrubbed, and again after it has
  /// finished.
  open var state: UIViewAnimatingState {
    switch stateMachine.phase {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  /// A Boolean value that indicates whether the animator is running, including its delay.
  open var isRunning: Bool { stateMachine.phase == .running }

  /// A Boolean value that indicates whether the animation runs from its end to its start.
  ///
  /// Changing the value reverses a running animation. The value is `false` again after the animator
  /// has finished.
  open var isReversed: Bool {
    get { run?.isReversed ?? startsReversed }
    set {
      guard newValue != isReversed, stateMachine.phase != .stopped else { return }
      guard let run else {
        startsReversed = newValue
        return
      }
      run.reverse()
      if isRunning { go() }
    }
  }

  /// The completed fraction in the current direction, from 0 to 1.
  ///
  /// Setting the property shows the fraction; an inactive animator becomes active and paused.
  /// Values are clamped to the range 0 to 1. NaN is ignored, and a warning is logged.
  open var fractionComplete: CGFloat {
    get { run?.fraction ?? 0 }
    set {
      guard !newValue.isNaN else {
        return Log.warning(
          "UIViewPropertyAnimator: a fractionComplete that is not a number was ignored."
        )
      }
      switch stateMachine.take(.scrub) {
      case .begin: begin()
      case .refuse(let refusal): AnimatorMisuse.raise(refusal, in: "setFractionComplete:")
      default: break
      }
      run?.scrub(to: newValue)
      if isRunning { go() } else { run?.show() }
    }
  }

  // MARK: Starting and stopping

  /// Starts the animation, or continues it after a pause.
  open func startAnimation() { start(after: 0, in: "startAnimation") }

  /// Starts the animation after a delay in seconds.
  ///
  /// The changes are made immediately, and become visible after the delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(after: delay.isFinite ? max(delay, 0) : 0, in: "startAnimationAfterDelay:")
  }

  private func start(after delay: TimeInterval, in method: String) {
    switch stateMachine.take(.start) {
    case .begin:
      self.delay = delay
      begin()
      go(after: delay)
    case .go: go(after: delay)
    case .refuse(let refusal): AnimatorMisuse.raise(refusal, in: method)
    default: break
    }
  }

  /// Pauses the animation.
  ///
  /// An inactive animator becomes active, paused at its start.
  open func pauseAnimation() {
    switch stateMachine.take(.pause) {
    case .begin:
      begin()
      run?.show()
    case .hold: run?.hold()
    case .refuse(let refusal): AnimatorMisuse.raise(refusal, in: "pauseAnimation")
    default: break
    }
  }

  /// Continues the animation with another timing curve or duration.
  ///
  /// Without parameters, the timing curve does not change. The duration is a multiple of the
  /// animator's duration, or the remaining time if the factor is 0. An inactive animator does not
  /// change, and a warning is logged.
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?,
    durationFactor: CGFloat
  ) {
    switch stateMachine.take(.resume) {
    case .go: go(replacing: run?.pace(parameters, factor: durationFactor))
    case .refuse(let refusal):
      AnimatorMisuse.raise(refusal, in: "continueAnimationWithTimingParameters:durationFactor:")
    default: Log.warning("UIViewPropertyAnimator: an inactive animator cannot continue; ignored.")
    }
  }

  /// Stops the animation at the values that are on the screen.
  ///
  /// Pass `true` to make the animator inactive without calling the completions. Otherwise, call
  /// `finishAnimation(at:)` next. Inactive and stopped animators do not change.
  open func stopAnimation(_ withoutFinishing: Bool) {
    switch stateMachine.take(.stop(forGood: withoutFinishing)) {
    case .freeze:
      run?.freeze()
      guard withoutFinishing else { return }
      completions = []
      leave()?.settle(at: .current)
    case .refuse(let refusal): AnimatorMisuse.raise(refusal, in: "stopAnimation:")
    default: break
    }
  }

  /// Sets the views to their values at a position and calls the completions.
  ///
  /// The animator must be stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if case .refuse(let refusal) = stateMachine.take(.finish) {
      AnimatorMisuse.raise(refusal, in: "finishAnimationAtPosition:")
    }
    leave()?.settle(at: finalPosition)
    complete(at: finalPosition)
  }

  // MARK: Changes and completions

  /// Adds changes.
  ///
  /// An active animator makes them immediately and animates them in the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a fraction of the time, from 0 to 1.
  ///
  /// If the animator is active, the fraction refers to the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let wait = delayFactor.isFinite ? min(max(Double(delayFactor), 0), 1) : 0
    guard let run, stateMachine.phase != .stopped else {
      return waiting.append((wait, animation))
    }
    run.record(after: wait, animation)
    if isRunning { go() } else { run.show() }
  }

  /// Adds a completion, which is called once with the final position.
  ///
  /// Completions are called in the order in which they were added.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  private func begin() {
    var timeline = AnimatorTimeline(pace: pace)
    timeline.scrubsLinearly = scrubsLinearly
    let run = AnimatorSession(timeline, blocksTouches: !isUserInteractionEnabled)
    self.run = run
    let due = waiting
    waiting = []
    for (wait, animations) in due { run.record(after: wait, fromStart: true, animations) }
    guard startsReversed else { return }
    run.reverse()
    run.scrub(to: 0)
  }

  private func go(after delay: TimeInterval = 0, replacing pace: AnimatorTiming? = nil) {
    // The animations retain the closure, which keeps a running animator alive.
    run?.go(delay: delay, replacing: pace) { self.ranOut() }
  }

  private func ranOut() {
    guard let run else { return }
    switch stateMachine.take(.runOut(rests: pausesOnCompletion)) {
    case .hold: run.rest()
    case .end:
      let end = run.end
      if end == .end { leave()?.settleAtEnd() } else { leave()?.settle(at: end) }
      complete(at: end)
    default: break
    }
  }

  private func leave() -> AnimatorSession? {
    defer {
      run = nil
      startsReversed = false
    }
    return run
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }

  // MARK: Copying

  /// Returns an inactive animator with the same duration, timing and settings, without animations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let timing = timingParameters ?? UICubicTimingParameters()
    let copy = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    copy.isInterruptible = isInterruptible
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }
}

//
/// The messages for incorrect uses of animators, for which UIKit raises exceptions.
@MainActor enum AnimatorMisuse {
  private static let name = "NSInternalInconsistencyException"

  static func raise(_ refusal: AnimatorState.Refusal, in method: String) -> Never {
    switch refusal {
    case .isNotStopped:
      Misuse.raise(name: name, reason: "\(method) should only be called on a stopped animator!")
    case .isStopped:
      Misuse.raise(name: name, reason: "\(method) should not be called on a stopped animator!")
    case .isNotInterruptible:
      Misuse.raise(
        name: name,
        reason: "\(method) should not be called on an animator that is not interruptible!"
      )
    }
  }

  static func releasedTooEarly() -> Never {
    Misuse.raise(
      name: name,
      reason: "It is an error to release a paused or stopped property animator. Property animators "
        + "must either finish animating or be explicitly stopped and finished before they can be "
        + "released."
    )
  }
}
