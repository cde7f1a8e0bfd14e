import CoreGraphics

/// The times of keyframes, and the intervals into which they divide the duration.
struct KeyframeSchedule {
  let count: Int
  let isDiscrete: Bool
  let isCubic: Bool
  /// The time of each keyframe, from 0 to 1.
  ///
  /// In the discrete mode, the end of the last keyframe follows.
  private(set) var times: [Double]
  /// The shape of a cubic curve at each keyframe; empty for the default shape.
  var knots: [KeyframeKnot] = []
  /// The timing curve of each interval.
  var curves: [TimingCurve] = []

  init(count: Int, isDiscrete: Bool = false, isCubic: Bool = false) {
    self.count = count
    self.isDiscrete = isDiscrete
    self.isCubic = isCubic
    let stretches = isDiscrete ? count : count - 1
    times = stretches > 0 ? (0...stretches).map { Double($0) / Double(stretches) } : [0]
  }

  /// Sets the times, unless their number is wrong, they decrease, or one is outside the range 0 to
  /// 1.
  mutating func setTimes(_ given: [Double]?) {
    guard var given else { return }
    // The end of the last value may be omitted.
    if isDiscrete, given.count == count { given.append(1) }
    let isRising = zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    guard given.count == times.count, isRising, given.allSatisfy({ (0...1).contains($0) }) else {
      Log.warning("CAKeyframeAnimation: keyTimes that don't match the values were ignored.")
      return
    }
    times = given
  }

  /// Distributes the keyframes in proportion to the lengths of the intervals between them.
  ///
  /// Lengths that are invalid or all zero are ignored.
  mutating func pace(_ lengths: [Double]) {
    let whole = lengths.reduce(0, +)
    guard whole > 0, whole.isFinite, lengths.count == times.count - 1 else { return }
    var sum = 0.0
    times =
      [0]
      + lengths.map { length in
        sum += length
        return sum / whole
      }
  }

  /// Returns the index of the keyframe before `share`, and the progress to the next one.
  func place(at share: Double) -> (index: Int, progress: Double) {
    let last = max(times.count - 2, 0)
    if times.count < 2 || share < times[0] { return (0, 0) }
    guard share < times[times.count - 1] else { return (last, 1) }
    let next = times.firstIndex { $0 > share } ?? times.count - 1
    let index = max(next - 1, 0)
    let length = times[next] - times[index]
    let progress = length > 0 ? (share - times[index]) / length : 1
    guard !curves.isEmpty else { return (index, progress) }
    return (index, curves[min(index, curves.count - 1)].value(at: progress))
  }

  func value(in values: [LayerValue], at share: Double) -> LayerValue? {
    guard values.count == count, let first = values.first else { return nil }
    if count == 1 { return first }
    let (index, progress) = place(at: share)
    if isDiscrete { return values[min(index, count - 1)] }
    let (from, to) = (values[index], values[min(index + 1, count - 1)])
    guard isCubic, from.isAddable else { return from.interpolated(to: to, CGFloat(progress)) }
    let before = index > 0 ? values[index - 1] : from
    let after = index + 2 < count ? values[index + 2] : to
    let knot = knots.isEmpty ? KeyframeKnot() : knots[index]
    let next = knots.isEmpty ? KeyframeKnot() : knots[min(index + 1, count - 1)]
    return Self.smooth(
      from,
      to,
      leaving: knot.slopeOut(before, from, to),
      entering: next.slopeIn(from, to, after),
      CGFloat(progress)
    )
  }

  /// Returns a point on the curve from `from` to `to` with the given slopes at its ends.
  private static func smooth(
    _ from: LayerValue,
    _ to: LayerValue,
    leaving slopeOut: LayerValue,
    entering slopeIn: LayerValue,
    _ t: CGFloat
  ) -> LayerValue {
    let (t2, t3) = (t * t, t * t * t)
    return from.scaled(by: 2 * t3 - 3 * t2 + 1)
      .adding(slopeOut.scaled(by: t3 - 2 * t2 + t))
      .adding(to.scaled(by: -2 * t3 + 3 * t2))
      .adding(slopeIn.scaled(by: t3 - t2))
  }
}

/// The shape of a cubic curve at a keyframe, as in Kochanek-Bartels splines.
struct KeyframeKnot: Equatable {
  var tension: CGFloat = 0
  var continuity: CGFloat = 0
  var bias: CGFloat = 0

  /// Returns the slope with which the curve leaves the keyframe `value`.
  func slopeOut(_ before: LayerValue, _ value: LayerValue, _ after: LayerValue) -> LayerValue {
    slope(before, value, after, continuity)
  }

  /// Returns the slope with which the curve reaches the keyframe `value`.
  func slopeIn(_ before: LayerValue, _ value: LayerValue, _ after: LayerValue) -> LayerValue {
    slope(before, value, after, -continuity)
  }

  private func slope(
    _ before: LayerValue,
    _ value: LayerValue,
    _ after: LayerValue,
    _ continuity: CGFloat
  ) -> LayerValue {
    let (tight, half) = (1 - tension, CGFloat(0.5))
    let back = value.adding(before.scaled(by: -1))
    let ahead = after.adding(value.scaled(by: -1))
    return back.scaled(by: tight * (1 + bias) * (1 + continuity) * half)
      .adding(ahead.scaled(by: tight * (1 - bias) * (1 - continuity) * half))
  }
}

/// A path that an animation follows, in which each segment is the interval between two keyframes.
struct PathTrack {
  private let pieces: [PathPiece]
  private var schedule: KeyframeSchedule
  private let isPaced: Bool

  /// Creates a track, or `nil` for a path without lines and curves.
  init?(
    _ path: CGPath,
    isPaced: Bool,
    isDiscrete: Bool,
    times: [Double]?,
    curves: [TimingCurve]
  ) {
    pieces = path.pieces
    guard !pieces.isEmpty else { return nil }
    self.isPaced = isPaced
    schedule = KeyframeSchedule(count: pieces.count + 1, isDiscrete: isDiscrete)
    if isPaced {
      schedule.pace(pieces.map { Double($0.length) })
    } else {
      schedule.setTimes(times)
      schedule.curves = curves
    }
  }

  private func place(at share: Double) -> (PathPiece, CGFloat) {
    let (index, progress) = schedule.place(at: share)
    if schedule.isDiscrete {
      return index < pieces.count ? (pieces[index], 0) : (pieces[pieces.count - 1], 1)
    }
    let piece = pieces[min(index, pieces.count - 1)]
    return (
      piece,
      isPaced ? piece.parameter(atLength: piece.length * CGFloat(progress)) : CGFloat(progress)
    )
  }

  func point(at share: Double) -> CGPoint? {
    let (piece, t) = place(at: share)
    return piece.point(at: t)
  }

  /// Returns the direction of the path at a fraction of the duration, in radians.
  func direction(at share: Double) -> CGFloat? {
    let (piece, t) = place(at: share)
    let step: CGFloat = 0.001
    let (from, to) = (piece.point(at: max(t - step, 0)), piece.point(at: min(t + step, 1)))
    guard from != to else { return nil }
    return CGFloat(atan2(Double(to.y - from.y), Double(to.x - from.x)))
  }
}
