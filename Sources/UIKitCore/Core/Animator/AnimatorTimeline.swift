import Foundation

/// The progress of an animator's changes: paused at a fraction, or running to an end.
///
/// Scrubbing changes the paused fraction, and reversing changes the direction. Each change has a
/// track. The first track represents the animator itself; its fraction is the reported one. Callers
/// pass the time of their clock.
struct AnimatorTimeline {
  /// The animator's own curve.
  let pace: AnimatorTiming
  /// Whether fractions that are set interactively are fractions of the change instead of the time.
  var scrubsLinearly = true
  private(set) var isReversed = false
  /// The current segment, or `nil` while the timeline is paused.
  private(set) var segment: AnimationSegment?
  private var beginning: TimeInterval = 0
  private var tracks = [AnimationSegment.Track(span: AnimatorSpan(), share: 0)]
  private var heldFraction = 0.0
  /// The fraction and elapsed time at the last pause, relative to which scrubbing moves the tracks.
  private var anchor = (fraction: 0.0, moment: 0.0)

  init(pace: AnimatorTiming) { self.pace = pace }

  // MARK: Current values

  /// Returns the completed fraction in the current direction, from 0 to 1.
  func fraction(at time: TimeInterval) -> Double {
    let made = min(max(way(at: time), 0), 1)
    return isReversed ? 1 - made : made
  }

  /// Returns the fraction of a change that is shown.
  func share(of track: Int, at time: TimeInterval) -> Double {
    segment?.share(of: track, at: progress(at: time)) ?? heldShare(of: track)
  }

  private func progress(at time: TimeInterval) -> Double {
    guard let segment, segment.duration > 0, time < beginning + segment.duration else { return 1 }
    return min(max((time - beginning) / segment.duration, 0), 1)
  }

  /// Returns the completed fraction from start to end, regardless of the direction.
  private func way(at time: TimeInterval) -> Double {
    guard let segment else { return heldFraction }
    let progress = progress(at: time)
    let share = segment.share(of: 0, at: progress)
    return scrubsLinearly ? share : segment.moment(at: progress) ?? pace.moment(of: share)
  }

  private func heldShare(of index: Int) -> Double {
    let (span, share) = (tracks[index].span, tracks[index].share)
    if heldFraction == anchor.fraction { return share }
    guard scrubsLinearly else { return pace.share(at: span.local(heldFraction)) }
    if heldFraction > anchor.fraction {
      let start = max(anchor.fraction, min(span.start, span.end))
      guard span.end > start else { return max(share, 1) }
      return share + (1 - share) * min(max((heldFraction - start) / (span.end - start), 0), 1)
    }
    let end = min(anchor.fraction, span.end)
    guard end > span.start else { return 0 }
    return share * min(max((heldFraction - span.start) / (end - span.start), 0), 1)
  }

  // MARK: Running and pausing

  /// Adds a change that has not begun, and returns the track's index.
  ///
  /// The timeline must be paused.
  mutating func addTrack(_ span: AnimatorSpan) -> Int {
    settleAnchor()
    tracks.append(AnimationSegment.Track(span: span, share: 0))
    return tracks.count - 1
  }

  /// The elapsed fraction of the time, at which added changes begin.
  var moment: Double {
    if heldFraction == anchor.fraction { return anchor.moment }
    return scrubsLinearly ? pace.moment(of: heldFraction) : heldFraction
  }

  /// Pauses the timeline at the current values.
  mutating func hold(at time: TimeInterval) {
    guard let segment else { return }
    let progress = progress(at: time)
    for index in tracks.indices { tracks[index].share = segment.share(of: index, at: progress) }
    let share = tracks[0].share
    // A spring on another curve may be past its end and still need time to return.
    let last = progress < 1 ? 0.999 : 1
    let moment = segment.moment(at: progress) ?? min(pace.moment(of: share), last)
    heldFraction = min(max(scrubsLinearly ? share : moment, 0), 1)
    anchor = (heldFraction, moment)
    self.segment = nil
  }

  /// Pauses the timeline at the end of the segment, regardless of the time.
  mutating func arrive() {
    if let segment { hold(at: beginning + segment.duration) }
  }

  /// Sets the fraction of a paused timeline, in the current direction.
  mutating func scrub(to fraction: Double) {
    let made = min(max(fraction, 0), 1)
    heldFraction = isReversed ? 1 - made : made
  }

  /// Reverses the direction.
  ///
  /// The timeline must be paused.
  mutating func reverse() { isReversed.toggle() }

  /// Runs to the end, or to the start if reversed.
  ///
  /// Without another timing, the timeline continues on its own curve for the remaining time.
  mutating func go(at time: TimeInterval, replacing other: AnimatorTiming? = nil)
    -> AnimationSegment
  {
    settleAnchor()
    let from = anchor.moment
    let to: Double = isReversed ? 0 : 1
    let begun = min(max(tracks[0].share, 0), 1)
    var tracks = tracks
    if other != nil {
      for index in tracks.indices {
        // A change that has not begun waits for a proportional part of the remaining time.
        let wait =
          isReversed || begun >= 1 ? 0 : max(tracks[index].span.start - begun, 0) / (1 - begun)
        tracks[index].span = AnimatorSpan(start: wait, length: 1 - wait)
      }
    }
    let segment = AnimationSegment(
      pace: other ?? pace,
      shape: other == nil ? .along(from: from, to: to) : .replacement,
      duration: other?.duration ?? abs(to - from) * pace.duration,
      target: to,
      tracks: tracks
    )
    self.segment = segment
    beginning = time
    return segment
  }

  /// The remaining time in seconds on the timeline's own curve.
  var remainingTime: TimeInterval { abs((isReversed ? 0 : 1) - moment) * pace.duration }

  /// Stores the current values as the anchor.
  private mutating func settleAnchor() {
    guard segment == nil, heldFraction != anchor.fraction else { return }
    let moment = moment
    let shares = tracks.indices.map(heldShare)
    for index in tracks.indices { tracks[index].share = shares[index] }
    anchor = (heldFraction, moment)
  }
}
