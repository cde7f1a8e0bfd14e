import QuartzCore

/// The changes of an animator from its start until it is inactive again.
@MainActor final class AnimatorSession: AnimationRecorder {
  private(set) var timeline: AnimatorTimeline
  private var changes: [AnimatorChange] = []
  private var colors: [AnimatorColor] = []
  private var blocked: [BlockingAnimations] = []
  /// A number that distinguishes the ends of this segment's animations from those of earlier
  /// segments.
  private var runNumber = 0
  private var moving = 0
  private var tracks: [AnimatorSpan: Int] = [:]
  private var nestedCompletions: [(Bool) -> Void] = []
  private let blocksTouches: Bool
  /// Whether the enclosing animation was reversed to its start.
  private var isUndone = false

  init(_ timeline: AnimatorTimeline, blocksTouches: Bool) {
    self.timeline = timeline
    self.blocksTouches = blocksTouches
  }

  private var now: TimeInterval {
    (changes.lazy.compactMap(\.clock).first ?? MediaTime.clock).now
  }

  // MARK: Current values

  var fraction: CGFloat { CGFloat(timeline.fraction(at: now)) }

  var isReversed: Bool { timeline.isReversed }

  /// The position at which the session ends unless it is reversed or stopped.
  var end: UIViewAnimatingPosition { timeline.isReversed != isUndone ? .start : .end }

  // MARK: Recording

  /// Records changes that are animated in a part of the remaining time.
  ///
  /// - Parameters:
  ///   - wait: The start of the part, as a fraction of the remaining time.
  ///   - fromStart: Whether the fraction refers to the whole time instead.
  ///   - animations: A closure that makes the changes.
  func record(after wait: Double, fromStart: Bool = false, _ animations: () -> Void) {
    timeline.hold(at: now)
    let moment = fromStart ? 0 : timeline.moment
    let span = AnimatorSpan(start: moment, length: 1 - moment).part(start: wait, length: 1)
    tracks = [:]
    AnimationScope.record(by: self, in: span, duration: timeline.pace.duration, animations)
    for index in colors.indices { colors[index].noteEnd() }
  }

  func action(for view: UIView, key: String, in span: AnimatorSpan) -> CAAction? {
    let track = tracks[span] ?? timeline.addTrack(span)
    tracks[span] = track
    return RecordedChange.make(for: view, key: key, track: track) { [weak self] change in
      self?.take(change)
    }
  }

  private func take(_ change: AnimatorChange) {
    for earlier in changes { change.takeOver(earlier) }
    changes.append(change)
    if blocksTouches, let view = change.view {
      blocked.append(view.beginBlockingAnimation())
    }
  }

  func willChangeBackgroundColor(of view: UIView) {
    if !colors.contains(where: { $0.view === view }) { colors.append(AnimatorColor(of: view)) }
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    nestedCompletions.append(completion)
  }

  // MARK: Running and pausing

  /// Pauses the animations at the current values.
  func hold() {
    timeline.hold(at: now)
    show()
  }

  /// Pauses the animations at the end of the current segment.
  func rest() {
    timeline.arrive()
    show()
  }

  func scrub(to fraction: CGFloat) {
    timeline.hold(at: now)
    timeline.scrub(to: Double(fraction))
  }

  func reverse() {
    timeline.hold(at: now)
    timeline.reverse()
  }

  /// Displays the paused values.
  func show() {
    runNumber += 1
    moving = 0
    for change in changes { change.hold(at: timeline.share(of: change.track, at: now)) }
  }

  /// Continues to the end or the start, and calls `ending` then, or at the next frame if nothing is
  /// animated.
  ///
  /// The animations retain `ending`, and therefore the animator, until then.
  func go(
    delay: TimeInterval,
    replacing pace: AnimatorTiming?,
    ending: @escaping @MainActor () -> Void
  ) {
    timeline.hold(at: now)
    runNumber += 1
    let number = runNumber
    let segment = timeline.go(at: now + delay, replacing: pace)
    moving = 0
    let end = AnimatorEnd { [weak self] finished in
      guard let self, number == runNumber else { return }
      moving -= 1
      if !finished, ScrubbableAnimation.isUndoing { isUndone = true }
      if finished || moving == 0 { ending() }
    }
    for change in changes {
      if change.run(segment, delay: delay, end: end) { moving += 1 } else { change.drop() }
    }
    guard moving == 0 else { return }
    NextFrame.run { [weak self] in
      if number == self?.runNumber { ending() }
    }
  }

  /// Returns the timing of the remaining animation.
  ///
  /// It consists of the given curve and a multiple of the animator's duration, or the remaining
  /// time.
  func pace(_ timing: UITimingCurveProvider?, factor: CGFloat) -> AnimatorTiming? {
    timeline.hold(at: now)
    guard timing != nil || factor > 0 else { return nil }
    let whole = timeline.pace.duration
    let duration = factor > 0 ? Double(factor) * whole : timeline.remainingTime
    return timing.map { AnimatorTiming($0, duration: duration) }
      ?? AnimatorTiming(timeline.pace.curve, duration: duration)
  }

  // MARK: Settling

  /// Sets the properties to the values on the screen and removes the animations.
  func freeze() {
    runNumber += 1
    for change in changes { change.view?.layer.beginAnimationsNow() }
    let shown = changes.map(\.shown)
    for (change, value) in zip(changes, shown) {
      if change.clock != nil { change.set(value) }
      change.drop()
    }
  }

  /// Removes the animations and sets the properties to their values at a position.
  func settle(at position: UIViewAnimatingPosition) {
    runNumber += 1
    for change in position == .start ? changes.reversed() : changes {
      change.settle(at: position)
      change.drop()
    }
    for color in colors { color.settle(at: position) }
    for animations in blocked { animations.end() }
    blocked = []
    changes = []
    let due = nestedCompletions
    nestedCompletions = []
    for completion in due { completion(position == .end) }
  }

  /// Settles at the end, where the properties already have their values.
  func settleAtEnd() {
    for change in changes { change.drop() }
    changes = []
    colors = []
    settle(at: .end)
  }
}

/// An animation delegate that observes the ends of one segment's animations.
private final class AnimatorEnd: NSObject, CAAnimationDelegate {
  private let ended: @MainActor (Bool) -> Void

  init(_ ended: @escaping @MainActor (Bool) -> Void) { self.ended = ended }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    MainActor.assumeIsolated { ended(finished) }
  }
}
