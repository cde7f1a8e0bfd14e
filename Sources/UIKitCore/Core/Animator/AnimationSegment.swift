import Foundation

/// A segment of an animator's timeline, from the current state of its changes to their end or
/// start.
///
/// A segment along the animator's own curve uses the remaining part of the curve. For a change
/// whose value is not on the curve, as after scrubbing, the curve is scaled so that the value does
/// not jump.
struct AnimationSegment: Sendable {
  enum Shape: Equatable, Sendable {
    /// The animator's own curve between two elapsed fractions of its time.
    case along(from: Double, to: Double)
    /// A new curve from the current state to the end of the segment.
    case replacement
  }

  /// The state of one change at the beginning of the segment.
  struct Track: Sendable {
    var span: AnimatorSpan
    var share: Double
  }

  let pace: AnimatorTiming
  let shape: Shape
  let duration: TimeInterval
  /// The fraction of the changes at the end of the segment: 1 for the end, 0 for the start.
  let target: Double
  let tracks: [Track]

  /// Returns the fraction of a change that is shown at a progress of the segment.
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
    case .replacement:
      return track.share + (target - track.share) * pace.share(at: track.span.local(progress))
    }
  }

  /// Returns the elapsed fraction of the time on the animator's own curve, or `nil` on another
  /// curve.
  func moment(at progress: Double) -> Double? {
    guard case .along(let from, let to) = shape else { return nil }
    return from + (to - from) * min(max(progress, 0), 1)
  }
}
