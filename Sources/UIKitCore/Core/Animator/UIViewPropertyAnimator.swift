import QuartzCore

/// An animation that can be paused, wound by hand, turned around, continued and stopped.
///
/// The changes of its blocks are made when it begins; views have their new values from then on, and the screen shows the
/// way there. It is kept alive while it runs.
///
///     let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1) { card.frame = open }
///     animator.pauseAnimation()
///     animator.fractionComplete = pan.translation(in: view).y / distance
///     animator.startAnimation()
///
/// Unlike iOS, whether it runs cannot be observed by key, and touches are always looked for where views end.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  /// What decides its pace.
  public let timingParameters: UITimingCurveProvider?
  /// Seconds from start to end, without the delay; those of the spring where that has a time of its own.
  public let duration: TimeInterval
  /// Seconds between the last start and the first movement; 0 by default.
  open private(set) var delay: TimeInterval = 0

  private let pace: AnimatorTiming
  private var machine = AnimatorState()
  private var run: AnimatorSession?
  private var waiting: [(wait: Double, animations: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var startsReversed = false

  // MARK: Creating an animator

  /// Creates an animator that does nothing until it is started; durations below 0 count as 0.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    let pace = AnimatorTiming(parameters, duration: duration)
    timingParameters = parameters
    self.pace = pace
    self.duration = pace.duration
    super.init()
  }

  /// Creates an animator with one of the system's curves.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    let timing = UICubicTimingParameters(animationCurve: curve)
    self.init(duration: duration, timingParameters: timing)
    animations.map(addAnimations)
  }

  /// Creates an animator with a curve of two control points.
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

  /// Creates an animator that moves like a spring, without swinging at a ratio of 1.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let timing = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: timing)
    animations.map(addAnimations)
  }

  /// Makes an animator and starts it; of the options, the curve counts.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    completion.map(animator.addCompletion)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  isolated deinit {
    guard machine.phase == .paused || machine.phase == .stopped else { return }
    AnimatorMisuse.releasedTooEarly()
  }

  // MARK: Settings

  /// Whether the views take touches while they are animated; true by default, read when it begins.
  open var isUserInteractionEnabled = true

  /// Whether it may be paused, wound and stopped; true by default, and to be set while it is inactive.
  ///
  /// Set at another time it is ignored, with a warning.
  open var isInterruptible: Bool {
    get { machine.isInterruptible }
    set {
      guard machine.phase == .inactive else {
        return Log.warning("UIViewPropertyAnimator: isInterruptible is to be set before it begins.")
      }
      machine.isInterruptible = newValue
    }
  }

  /// Whether fractions set by hand are shares of the change, whatever the curve; true by default.
  ///
  /// To be set while it is inactive; set at another time it counts from the next beginning.
  open var scrubsLinearly = true

  /// Whether it stays active, paused at its end, until it is turned around or stopped; false by default.
  open var pausesOnCompletion = false

  // MARK: What it does

  /// Inactive until it is started, paused or wound, and again when it is over.
  open var state: UIViewAnimatingState {
    switch machine.phase {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  /// Whether it moves now; a delay counts as moving.
  open var isRunning: Bool { machine.phase == .running }

  /// Whether it goes from its end to its start; changing it turns around what moves.
  ///
  /// It is false again when the animator is over.
  open var isReversed: Bool {
    get { run?.isReversed ?? startsReversed }
    set {
      guard newValue != isReversed, machine.phase != .stopped else { return }
      guard let run else {
        startsReversed = newValue
        return
      }
      run.reverse()
      if isRunning { go() }
    }
  }

  /// How far it has come in the direction it goes, 0 to 1; setting it shows that fraction.
  ///
  /// An inactive animator begins, paused. Numbers beyond 0 and 1 are held there; one that is no number is ignored, with
  /// a warning.
  open var fractionComplete: CGFloat {
    get { run?.fraction ?? 0 }
    set {
      guard !newValue.isNaN else {
        return Log.warning("UIViewPropertyAnimator: a fraction that is no number was ignored.")
      }
      switch machine.take(.scrub) {
      case .begin: begin()
      case .refuse(let refusal): AnimatorMisuse.raise(refusal, in: "setFractionComplete:")
      default: break
      }
      run?.scrub(to: newValue)
      if isRunning { go() } else { run?.show() }
    }
  }

  // MARK: Moving

  /// Begins, or goes on after a pause.
  open func startAnimation() { start(after: 0, in: "startAnimation") }

  /// Begins after some seconds; the changes are made at once, and shown from then on.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(after: delay.isFinite ? max(delay, 0) : 0, in: "startAnimationAfterDelay:")
  }

  private func start(after delay: TimeInterval, in method: String) {
    switch machine.take(.start) {
    case .begin:
      self.delay = delay
      begin()
      go(after: delay)
    case .go: go(after: delay)
    case .refuse(let refusal): AnimatorMisuse.raise(refusal, in: method)
    default: break
    }
  }

  /// Stands still where it is; an inactive animator begins, at its start.
  open func pauseAnimation() {
    switch machine.take(.pause) {
    case .begin:
      begin()
      run?.show()
    case .hold: run?.hold()
    case .refuse(let refusal): AnimatorMisuse.raise(refusal, in: "pauseAnimation")
    default: break
    }
  }

  /// Goes on after a pause with another curve, in a multiple of its duration.
  ///
  /// Without parameters it keeps its curve; a factor of 0 takes the time that is left. An inactive animator is left
  /// alone, with a warning.
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?,
    durationFactor: CGFloat
  ) {
    switch machine.take(.resume) {
    case .go: go(anew: run?.pace(parameters, factor: durationFactor))
    case .refuse(let refusal):
      AnimatorMisuse.raise(refusal, in: "continueAnimationWithTimingParameters:durationFactor:")
    default: Log.warning("UIViewPropertyAnimator: only a paused animator can be continued.")
    }
  }

  /// Ends where it is: the views have the values that are on the screen.
  ///
  /// Without finishing it is over, and nobody is told; else `finishAnimation(at:)` has to follow. An inactive or stopped
  /// animator is left alone.
  open func stopAnimation(_ withoutFinishing: Bool) {
    switch machine.take(.stop(forGood: withoutFinishing)) {
    case .freeze:
      run?.freeze()
      guard withoutFinishing else { return }
      completions = []
      leave()?.settle(at: .current)
    case .refuse(let refusal): AnimatorMisuse.raise(refusal, in: "stopAnimation:")
    default: break
    }
  }

  /// Gives the views their values at a position and calls the completions; the animator has to be stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if case .refuse(let refusal) = machine.take(.finish) {
      AnimatorMisuse.raise(refusal, in: "finishAnimationAtPosition:")
    }
    leave()?.settle(at: finalPosition)
    complete(at: finalPosition)
  }

  // MARK: Changes

  /// Adds changes; an animator that has begun makes them at once and shows them in the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a share of the time, 0 to 1; of what is left where it has begun.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let wait = delayFactor.isFinite ? min(max(Double(delayFactor), 0), 1) : 0
    guard let run, machine.phase != .stopped else {
      return waiting.append((wait, animation))
    }
    run.record(after: wait, animation)
    if isRunning { go() } else { run.show() }
  }

  /// Adds what is told where the animation ended; called once, in the order of adding.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: The course of it

  private func begin() {
    var course = AnimatorTimeline(pace: pace)
    course.scrubsLinearly = scrubsLinearly
    let run = AnimatorSession(course, blocksTouches: !isUserInteractionEnabled)
    self.run = run
    let due = waiting
    waiting = []
    for (wait, animations) in due { run.record(after: wait, fromStart: true, animations) }
    guard startsReversed else { return }
    run.reverse()
    run.scrub(to: 0)
  }

  private func go(after delay: TimeInterval = 0, anew pace: AnimatorTiming? = nil) {
    // Held by what moves: that is what keeps a running animator alive.
    run?.go(delay: delay, anew: pace) { self.ranOut() }
  }

  private func ranOut() {
    guard let run else { return }
    switch machine.take(.runOut(rests: pausesOnCompletion)) {
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

  /// Makes an inactive animator of the same duration, pace and settings, without the blocks.
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
