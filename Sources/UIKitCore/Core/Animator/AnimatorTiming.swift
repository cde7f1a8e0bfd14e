import QuartzCore

/// A timing curve and its duration.
struct AnimatorTiming: Equatable, Sendable {
  enum Curve: Equatable, Sendable {
    case cubic(TimingCurve)
    /// A spring in seconds.
    ///
    /// The other curves are functions of a fraction of the duration.
    case spring(SpringCurve)
  }

  let curve: Curve
  /// The duration in seconds, which is never negative.
  let duration: TimeInterval

  init(_ curve: Curve, duration: TimeInterval) {
    self.curve = curve
    self.duration = duration.isFinite ? max(duration, 0) : 0
  }

  /// Returns the fraction of the change at a fraction of the time.
  ///
  /// The result is exact at both ends.
  func share(at moment: Double) -> Double {
    if moment <= 0 || moment.isNaN { return 0 }
    if moment >= 1 { return 1 }
    switch curve {
    case .cubic(let curve): return curve.value(at: moment)
    case .spring(let spring): return spring.value(at: moment * duration)
    }
  }

  /// Returns the smallest fraction of the time at which a fraction of the change is reached.
  func moment(of share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    let steps = 256
    for step in 1...steps where self.share(at: Double(step) / Double(steps)) >= share {
      var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
      while high - low > 1e-10 {
        let middle = (low + high) / 2
        if self.share(at: middle) < share { low = middle } else { high = middle }
      }
      return high
    }
    return 1
  }
}

/// The part of an animator's time in which one change is animated.
struct AnimatorSpan: Hashable, Sendable {
  var start = 0.0
  var length = 1.0

  var end: Double { start + length }

  /// Returns the elapsed fraction of the span, from 0 to 1.
  func local(_ moment: Double) -> Double {
    guard length > 0 else { return moment >= start ? 1 : 0 }
    return min(max((moment - start) / length, 0), 1)
  }

  /// Returns a part of the span.
  ///
  /// The start and length are fractions of the span.
  func part(start: Double, length: Double) -> AnimatorSpan {
    let begin = min(max(start, 0), 1)
    let size = min(max(length, 0), 1 - begin)
    return AnimatorSpan(start: self.start + self.length * begin, length: self.length * size)
  }
}
