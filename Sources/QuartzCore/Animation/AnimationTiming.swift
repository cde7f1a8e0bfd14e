import CoreGraphics

/// Computes the iteration and the fraction of an animation at a point in time.
///
///     time ──▸ (time − begin) · speed ──▸ + timeOffset ──▸ iteration and fraction
struct AnimationTiming {
  var timing: MediaTiming
  /// The time at which the animation begins, in the parent's time.
  var begin: CFTimeInterval
  /// The duration of one iteration without its reverse, in seconds.
  var duration: CFTimeInterval

  enum Phase { case before, active, after }

  /// The position of a point in time within the animation.
  struct Moment: Equatable {
    var phase: Phase
    /// The fraction of the iteration, from 0 to 1; it decreases while the animation plays in
    /// reverse.
    var fraction: Double
    /// The number of iterations that were completed before this moment.
    var iteration: Int
  }

  /// The duration of one iteration, including its reverse.
  private var cycle: CFTimeInterval { timing.autoreverses ? duration * 2 : duration }

  /// The time for which the animation is active, in seconds of its own time; it may be infinite.
  var activeDuration: CFTimeInterval {
    if timing.repeatDuration > 0 { return timing.repeatDuration }
    let count = Double(timing.repeatCount)
    return cycle * (count > 0 ? count : 1)
  }

  /// The time at which the animation ends, in the parent's time; infinite if it never ends.
  var end: CFTimeInterval {
    if timing.speed == 0 { return .infinity }
    return begin + activeDuration / abs(Double(timing.speed))
  }

  /// Whether the fraction changes while the animation is active.
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
    // The end of an animation on the boundary of two iterations belongs to the earlier iteration.
    if isEnd, iteration > 0, local == iteration * cycle { iteration -= 1 }
    let inCycle = local - iteration * cycle
    let isGoingBack = inCycle > duration
    var fraction = (isGoingBack ? cycle - inCycle : inCycle) / duration
    if timing.speed < 0 { fraction = 1 - fraction }
    return (min(max(fraction, 0), 1), Int(min(max(iteration, 0), 1e9)))
  }
}
