import CoreGraphics

/// Places moments in an animation: which run they fall in and how far through it they are.
///
///     parent time ──▸ elapsed = (time − begin) · speed ──▸ + timeOffset ──▸ run and share of it
struct AnimationTiming {
  var timing: MediaTiming
  /// In the parent's time.
  var begin: CFTimeInterval
  /// One run one way, in seconds.
  var duration: CFTimeInterval

  enum Phase { case before, active, after }

  /// Where a time falls.
  struct Moment: Equatable {
    var phase: Phase
    /// 0 to 1, falling on the way back of a reversing run.
    var fraction: Double
    /// How many whole runs lie before.
    var iteration: Int
  }

  /// One run with its way back.
  private var cycle: CFTimeInterval { timing.autoreverses ? duration * 2 : duration }

  /// How long the animation is active, in its own seconds; may be infinite.
  var activeDuration: CFTimeInterval {
    if timing.repeatDuration > 0 { return timing.repeatDuration }
    let count = Double(timing.repeatCount)
    return cycle * (count > 0 ? count : 1)
  }

  /// When it ends in the parent's time; infinite when it never does.
  var end: CFTimeInterval {
    if timing.speed == 0 { return .infinity }
    return begin + activeDuration / abs(Double(timing.speed))
  }

  /// Whether the share changes while it is active.
  var isMoving: Bool { timing.speed != 0 }

  func moment(at time: CFTimeInterval) -> Moment {
    if time < begin { return Moment(phase: .before, fraction: start, iteration: 0) }
    if time >= end {
      let (fraction, iteration) = place(activeDuration, isEnd: true)
      return Moment(phase: .after, fraction: fraction, iteration: iteration)
    }
    let (fraction, iteration) = place((time - begin) * abs(Double(timing.speed)), isEnd: false)
    return Moment(phase: .active, fraction: fraction, iteration: iteration)
  }

  private var start: Double { place(0, isEnd: false).0 }

  private func place(_ elapsed: CFTimeInterval, isEnd: Bool) -> (Double, Int) {
    guard duration > 0 else { return (isEnd && !timing.autoreverses ? 1 : 0, 0) }
    let local = elapsed + timing.timeOffset
    guard local.isFinite else { return (0, 0) }
    var iteration = (local / cycle).rounded(.down)
    // An end that falls on the border of two runs belongs to the run that ends there.
    if isEnd, iteration > 0, local == iteration * cycle { iteration -= 1 }
    let inCycle = local - iteration * cycle
    let isGoingBack = inCycle > duration
    var fraction = (isGoingBack ? cycle - inCycle : inCycle) / duration
    if timing.speed < 0 { fraction = 1 - fraction }
    return (min(max(fraction, 0), 1), Int(min(max(iteration, 0), 1e9)))
  }
}
