import QuartzCore

/// The duration, delay, options and spring of an animation block.
struct AnimationSettings {
  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var spring: SpringTiming?
  /// The number of repetitions if it is not determined by the options.
  var repeatCount: Float?

  init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.options = options
  }

  /// Inherits the settings of the enclosing block, except those that the options override.
  mutating func inherit(_ outer: AnimationSettings) {
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    let curves = UIView.AnimationOptions(rawValue: 15 << 16)
    if !options.contains(.overrideInheritedCurve) {
      options.subtract(curves)
      options.formUnion(outer.options.intersection(curves))
      spring = outer.spring
    }
    if !options.contains(.overrideInheritedOptions) {
      options.formUnion(
        outer.options.inheritable.subtracting([
          .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
        ])
      )
    }
  }
}

/// An animation block, from the start of its closure until the last of its animations has ended.
///
/// The innermost scope provides the animation for a change of a view's layer. Animations are
/// additive by default: a second block continues the motion of the first one without a jump, and
/// each ends at its own time.
@MainActor final class AnimationScope {
  /// The innermost block whose closure is running, if any.
  private(set) static var current: AnimationScope?
  static var isEnabled = true

  private(set) var settings: AnimationSettings
  private let completion: ((Bool) -> Void)?
  private var running = 0
  private var isClosed = false
  private var hasFinished = true
  private var views: [UIView] = []
  /// The object that records the changes instead of animating them with the block, for property
  /// animators.
  private var recording: AnimationRecording?
  /// The changes of a key frame animation that isn't linear.
  private var keyframes: KeyframeChanges?

  private init(_ settings: AnimationSettings, completion: ((Bool) -> Void)?) {
    self.settings = settings
    self.completion = completion
  }

  // MARK: Blocks

  static func run(
    _ settings: AnimationSettings,
    keyframes mode: CAAnimationCalculationMode = .linear,
    completion: ((Bool) -> Void)?,
    _ animations: () -> Void
  ) {
    var settings = settings
    if let current { settings.inherit(current.settings) }
    let scope = AnimationScope(settings, completion: completion)
    scope.recording = current.flatMap { $0.recording?.nested(settings, around: $0.settings) }
    if mode != .linear { scope.keyframes = KeyframeChanges(mode, settings: settings) }
    scope.perform(animations)
    scope.close()
  }

  /// Runs a closure whose changes, including those of nested blocks, are animated by `recorder`.
  static func record(
    by recorder: AnimationRecorder,
    in span: AnimatorSpan,
    duration: TimeInterval,
    _ animations: () -> Void
  ) {
    // With a duration of 0, the relative times of nested blocks could not be computed.
    let length = duration > 0 ? duration : 0.001
    let settings = AnimationSettings(duration: length, delay: 0, options: [.allowUserInteraction])
    let scope = AnimationScope(settings, completion: nil)
    scope.recording = AnimationRecording(recorder, span: span, settings: settings)
    scope.perform(animations)
  }

  /// Notifies the recorder that the background color of a view is about to change.
  static func willChangeBackgroundColor(of view: UIView) {
    if isEnabled { current?.recording?.recorder.willChangeBackgroundColor(of: view) }
  }

  /// Runs a part of the current block; `start` and `length` are fractions of its duration.
  static func runPart(start: Double, length: Double, _ animations: () -> Void) {
    guard let current else {
      Log.warning("addKeyframe outside of animateKeyframes; the change is made at once")
      animations()
      return
    }
    let whole = current.settings
    current.settings.delay += min(max(start, 0), 1) * whole.duration
    current.settings.duration *= min(max(length, 0), 1)
    animations()
    current.settings = whole
  }

  static func transition(
    of view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?,
    _ animations: () -> Void
  ) {
    let settings = AnimationSettings(duration: duration, delay: 0, options: options)
    let scope = AnimationScope(settings, completion: completion)
    scope.addTransition(options, of: view)
    if options.contains(.allowAnimatedContent) {
      scope.perform(animations)
    } else {
      UIView.performWithoutAnimation(animations)
    }
    scope.close()
  }

  private func perform(_ animations: () -> Void) {
    let outer = AnimationScope.current
    AnimationScope.current = self
    animations()
    layOutViews()
    keyframes?.addAnimations { complete($0, for: $1, clock: $1.ownWindow?.screen.clock) }
    AnimationScope.current = outer
  }

  private func layOutViews() {
    if settings.options.contains(.layoutSubviews) {
      for view in views { view.layoutIfNeeded() }
    }
    views = []
  }

  private func close() {
    isClosed = true
    guard running == 0, let completion else { return }
    if let recording { return recording.recorder.addCompletion(completion) }
    NextFrame.run { completion(true) }
  }

  // MARK: Blocks that are opened and committed

  /// The blocks that were opened and not committed, each with the block around it.
  private static var opened: [(scope: AnimationScope, outer: AnimationScope?)] = []

  /// Makes a new block the current one until it is committed.
  static func open(_ settings: AnimationSettings, completion: @escaping (Bool) -> Void) {
    let scope = AnimationScope(settings, completion: completion)
    scope.recording = current.flatMap { $0.recording?.nested(settings, around: $0.settings) }
    opened.append((scope, current))
    current = scope
  }

  /// Changes the settings of the block that was opened last, for the changes that follow.
  ///
  /// Returns `false` if no block is open.
  @discardableResult
  static func updateOpened(_ change: (inout AnimationSettings) -> Void) -> Bool {
    guard let scope = opened.last?.scope else { return false }
    var settings = scope.settings
    change(&settings)
    scope.settings = settings
    return true
  }

  /// Closes the block that was opened last, and returns `false` if no block is open.
  static func commit() -> Bool {
    guard let (scope, outer) = opened.popLast() else { return false }
    scope.layOutViews()
    current = outer
    scope.close()
    return true
  }

  /// Adds a transition of a view's content to the block that was opened last.
  static func addTransition(_ effect: UIView.AnimationOptions, of view: UIView) {
    opened.last?.scope.addTransition(effect, of: view)
  }

  private func addTransition(_ options: UIView.AnimationOptions, of view: UIView) {
    guard AnimationScope.isEnabled, settings.duration > 0, let effect = options.transitionEffect
    else { return }
    let change = CATransition()
    change.type = effect.type
    change.subtype = effect.side
    change.duration = settings.duration
    change.timingFunction = settings.options.curve
    change.delegate = makeEnd(for: view)
    view.layer.add(change, forKey: nil)
  }

  // MARK: Animated changes

  /// Whether blocks animate the layer property with a key.
  private static func animates(_ key: String) -> Bool {
    switch key {
    case "position", "bounds", "opacity", "transform", "sublayerTransform", "backgroundColor",
      "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset",
      "shadowRadius", "shadowPath", "contentsRect", "contentsCenter", "blurRadius", "saturation",
      "intensity", "tint":
      true
    default: false
    }
  }

  /// Returns the action for a change of `key` in a view's layer.
  ///
  /// It is the animation of the current block. Outside of blocks, and for views that are not in a
  /// visible window, it is an action that does nothing.
  static func action(for view: UIView, key: String) -> CAAction {
    guard isEnabled, let current, animates(key) else { return noAction }
    if let recording = current.recording {
      let span = recording.span(of: current.settings)
      return recording.recorder.action(for: view, key: key, in: span) ?? noAction
    }
    guard let window = view.ownWindow, !window.isHidden else { return noAction }
    if let keyframes = current.keyframes {
      current.lay(out: view)
      return keyframes.action(for: view, key: key, in: current.settings) ?? noAction
    }
    guard current.settings.duration > 0 else { return noAction }
    return current.makeAnimation(for: view, key: key, clock: window.screen.clock)
  }

  private static let noAction = NSNull()

  private func makeAnimation(for view: UIView, key: String, clock: MediaClock) -> CAAction {
    let animation: CABasicAnimation
    if let spring = settings.spring {
      let movement = ViewSpringAnimation(keyPath: key)
      movement.stiffness = spring.stiffness
      movement.damping = spring.damping
      movement.initialVelocity = spring.initialVelocity
      animation = movement
    } else {
      animation = ViewAnimation(keyPath: key)
      animation.timingFunction = settings.options.curve
    }
    animation.isUnshared = true
    animation.isAdditive = !settings.options.contains(.beginFromCurrentState)
    complete(animation, for: view, clock: clock)
    lay(out: view)
    return animation
  }

  /// Sets the timing and the delegate of an animation.
  private func complete(_ animation: CAAnimation, for view: UIView, clock: MediaClock?) {
    animation.duration = settings.duration
    if settings.delay > 0, let clock {
      animation.beginTime = clock.now + settings.delay
      animation.fillMode = .backwards
    }
    if settings.options.contains(.repeat) { animation.repeatCount = .infinity }
    if let count = settings.repeatCount { animation.repeatCount = count }
    animation.autoreverses = settings.options.contains(.autoreverse)
    animation.delegate = makeEnd(for: view)
  }

  /// Lays out a view at the end of the block if the options require it.
  private func lay(out view: UIView) {
    if settings.options.contains(.layoutSubviews), !views.contains(where: { $0 === view }) {
      views.append(view)
    }
  }

  private func makeEnd(for view: UIView) -> AnimationEnd {
    running += 1
    let blocksTouches = !settings.options.contains(.allowUserInteraction)
    return AnimationEnd(self, blocksTouches ? view.beginBlockingAnimation() : nil)
  }

  fileprivate func ended(finished: Bool) {
    running -= 1
    hasFinished = hasFinished && finished
    if running == 0, isClosed { completion?(hasFinished) }
  }
}

/// An animation delegate that notifies the block when one of its animations ends.
private final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let scope: AnimationScope
  /// The animations of the view that receives no touches, or `nil` if it receives them.
  private let blocking: BlockingAnimations?
  private var isOver = false

  init(_ scope: AnimationScope, _ blocking: BlockingAnimations?) {
    self.scope = scope
    self.blocking = blocking
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    guard !isOver else { return }
    isOver = true
    MainActor.assumeIsolated {
      blocking?.end()
      scope.ended(finished: finished)
    }
  }
}
