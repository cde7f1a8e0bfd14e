import Foundation

/// One stretch of an animator's way, from where its changes stand to their end or back to their start.
///
/// Along the animator's own curve a change takes the part of the curve that is left; if it stands beside the curve, as
/// after scrubbing, that part is stretched so that nothing jumps.
struct AnimationSegment: Sendable {
  enum Shape: Equatable, Sendable {
    /// The animator's own curve, between two moments of it.
    case along(from: Double, to: Double)
    /// A whole curve from here to there.
    case anew
  }

  /// Where one change stands at the beginning.
  struct Track: Sendable {
    var span: AnimatorSpan
    var share: Double
  }

  let pace: AnimatorTiming
  let shape: Shape
  let duration: TimeInterval
  /// 1 at the end, 0 at the start.
  let target: Double
  let tracks: [Track]

  /// How much of a change is seen when a share of the duration has passed.
  func share(of index: Int, at progress: Double) -> Double {
    let track = tracks[index]
    if progress >= 1 { return target }
    switch shape {
    case .along(let from, let to):
      let first = pace.share(at: track.span.local(from))
      let now = pace.share(at: track.span.local(from + (to - from) * max(progress, 0)))
      if abs(first - track.share) < 1e-9 { return now }
      let room = target - first
      let made = abs(room) > 1e-9 ? (now - first) / room : max(progress, 0)
      return track.share + (target - track.share) * made
    case .anew:
      return track.share + (target - track.share) * pace.share(at: track.span.local(progress))
    }
  }

  /// The moment of the animator's own curve; nil on another one.
  func moment(at progress: Double) -> Double? {
    guard case .along(let from, let to) = shape else { return nil }
    return from + (to - from) * min(max(progress, 0), 1)
  }
}
