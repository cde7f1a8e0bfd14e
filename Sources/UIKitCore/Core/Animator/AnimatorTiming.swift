import QuartzCore

/// A timing curve and its duration.
struct AnimatorTiming: Equatable, Sendable {
  enum Curve: Equatable, Sendable {
    case cubic(TimingCurve)
    /// A spring in seconds; the other curves are in shares of the duration.
    case spring(SpringCurve)
  }

  let curve: Curve
  /// The duration in seconds, never negative.
  let duration: TimeInterval

  init(_ curve: Curve, duration: TimeInterval) {
    self.curve = curve
    self.duration = duration.isFinite ? max(duration, 0) : 0
  }

  /// Returns the share of the change at a share of the time; exact at both ends.
  func share(at moment: Double) -> Double {
    if moment <= 0 || moment.isNaN { return 0 }
    if moment >= 1 { return 1 }
    switch curve {
    case .cubic(let curve): return curve.value(at: moment)
    case .spring(let spring): return spring.value(at: moment * duration)
    }
  }

  /// Returns the first share of the time at which a share of the change is reached.
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

/// The part of an animator's time in which one change takes place.
struct AnimatorSpan: Hashable, Sendable {
  var start = 0.0
  var length = 1.0

  var end: Double { start + length }

  /// Returns the elapsed share of the span, 0 to 1.
  func local(_ moment: Double) -> Double {
    guard length > 0 else { return moment >= start ? 1 : 0 }
    return min(max((moment - start) / length, 0), 1)
  }

  /// Returns a part of the span, given by shares of it.
  func part(start: Double, length: Double) -> AnimatorSpan {
    let begin = min(max(start, 0), 1)
    let size = min(max(length, 0), 1 - begin)
    return AnimatorSpan(start: self.start + self.length * begin, length: self.length * size)
  }
}
