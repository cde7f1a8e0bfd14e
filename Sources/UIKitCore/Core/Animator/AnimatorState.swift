/// The state machine of an animator.
///
///     inactive ─ start ─▶ running ◀─ start, continue ─ paused ◀─ pause, scrub ─ inactive
///                          │  └──────── pause ─────────▶ │
///                          └─ end ─▶ inactive            └─ stop ─▶ stopped ─ finish ─▶ inactive
struct AnimatorState: Equatable {
  enum Phase: Equatable, CaseIterable { case inactive, running, paused, stopped }

  enum Command: Equatable {
    case start, pause, scrub, resume, finish
    /// Stops the animation.
    ///
    /// The animator becomes inactive immediately if `forGood` is `true`.
    case stop(forGood: Bool)
    /// Reports that the animation has reached its end, where the animator stays active if `rests`
    /// is `true`.
    case runOut(rests: Bool)
  }

  /// The action that a command requires.
  enum Step: Equatable {
    case nothing
    /// Make the changes, then run or pause the animation.
    case begin
    case go
    case hold
    /// Show another fraction, from which a running animator continues.
    case jump
    /// Set the properties to the values on the screen.
    case freeze
    /// Set the properties to their values at a position and call the completions.
    case end
    case refuse(Refusal)
  }

  enum Refusal: Equatable, CaseIterable { case isNotStopped, isStopped, isNotInterruptible }

  private(set) var phase = Phase.inactive
  /// Whether the animator can be paused, scrubbed and stopped.
  var isInterruptible = true

  /// Processes a command.
  ///
  /// A refused command does not change the state.
  mutating func take(_ command: Command) -> Step {
    let step = step(for: command)
    switch (step, command) {
    case (.begin, .start), (.go, _): phase = .running
    case (.begin, _), (.hold, _): phase = .paused
    case (.freeze, .stop(forGood: false)): phase = .stopped
    case (.freeze, _), (.end, _): phase = .inactive
    default: break
    }
    return step
  }

  private func step(for command: Command) -> Step {
    switch (phase, command) {
    case (_, .finish) where phase != .stopped: .refuse(.isNotStopped)
    case (.stopped, .finish): .end
    case (.stopped, .start), (.stopped, .pause), (.stopped, .scrub), (.stopped, .resume):
      .refuse(.isStopped)
    case (_, .pause) where !isInterruptible, (_, .scrub) where !isInterruptible:
      .refuse(.isNotInterruptible)
    case (.running, .stop) where !isInterruptible: .refuse(.isNotInterruptible)
    case (.inactive, .start), (.inactive, .pause), (.inactive, .scrub): .begin
    case (.running, .pause): .hold
    case (.running, .scrub), (.paused, .scrub): .jump
    case (.paused, .start), (.paused, .resume), (.running, .resume): .go
    case (.running, .stop), (.paused, .stop): .freeze
    case (.running, .runOut(rests: true)): .hold
    case (.running, .runOut(rests: false)): .end
    default: .nothing
    }
  }
}
