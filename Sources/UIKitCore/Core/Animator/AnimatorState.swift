/// What an animator does, and what each call makes it do.
///
///     inactive ─ start ─▶ running ◀─ start, continue ─ paused ◀─ pause, scrub ─ inactive
///                          │  └──────── pause ─────────▶ │
///                          └─ end ─▶ inactive            └─ stop ─▶ stopped ─ finish ─▶ inactive
struct AnimatorState: Equatable {
  enum Phase: Equatable, CaseIterable { case inactive, running, paused, stopped }

  enum Command: Equatable {
    case start, pause, scrub, resume, finish
    /// Leaves `stopped` at once when `forGood`.
    case stop(forGood: Bool)
    /// The movement has come to its end; it stays active when it `rests` there.
    case runOut(rests: Bool)
  }

  /// What has to happen.
  enum Step: Equatable {
    case nothing
    /// Make the changes, then go or hold.
    case begin
    case go
    case hold
    /// Show another fraction; what runs goes on from there.
    case jump
    /// Freeze the values that are seen.
    case freeze
    /// Settle at one of the ends and tell.
    case end
    case refuse(Refusal)
  }

  enum Refusal: Equatable, CaseIterable { case isNotStopped, isStopped, isNotInterruptible }

  private(set) var phase = Phase.inactive
  /// Whether it may be paused, wound and stopped.
  var isInterruptible = true

  /// Takes a call; a refused one changes nothing.
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
