import Foundation

/// Where an animator's changes stand: held at a fraction, or on the way to one of the ends.
///
///     hold ◀──────▶ go          scrub moves what is held, reverse turns around
///
/// Each change has a track. The first track is the animator itself; its fraction is what is reported. Times are those of
/// a clock that the caller reads.
struct AnimatorTimeline {
  /// The animator's own curve.
  let pace: AnimatorTiming
  /// Whether fractions set by hand are shares of the change rather than of the time.
  var scrubsLinearly = true
  private(set) var isReversed = false
  /// The stretch under way; nil while held.
  private(set) var leg: AnimationSegment?
  private var beginning: TimeInterval = 0
  private var tracks = [AnimationSegment.Track(span: AnimatorSpan(), share: 0)]
  private var heldFraction = 0.0
  /// Where time was stopped: tracks have their shares there, and move from them when scrubbed.
  private var anchor = (fraction: 0.0, moment: 0.0)

  init(pace: AnimatorTiming) { self.pace = pace }

  // MARK: Reading

  /// How far it has come in the direction it goes, 0 to 1.
  func fraction(at time: TimeInterval) -> Double {
    let made = min(max(way(at: time), 0), 1)
    return isReversed ? 1 - made : made
  }

  /// How much of a change is to be seen.
  func share(of track: Int, at time: TimeInterval) -> Double {
    leg?.share(of: track, at: progress(at: time)) ?? heldShare(of: track)
  }

  private func progress(at time: TimeInterval) -> Double {
    guard let leg, leg.duration > 0, time < beginning + leg.duration else { return 1 }
    return min(max((time - beginning) / leg.duration, 0), 1)
  }

  /// The fraction without regard to the direction.
  private func way(at time: TimeInterval) -> Double {
    guard let leg else { return heldFraction }
    let progress = progress(at: time)
    let share = leg.share(of: 0, at: progress)
    return scrubsLinearly ? share : leg.moment(at: progress) ?? pace.moment(of: share)
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

  // MARK: Moving

  /// Adds a change that has not begun, and tells its track.
  ///
  /// What is under way has to be held before.
  mutating func addTrack(_ span: AnimatorSpan) -> Int {
    settleAnchor()
    tracks.append(AnimationSegment.Track(span: span, share: 0))
    return tracks.count - 1
  }

  /// The share of the time that has passed, for changes that join in.
  var moment: Double {
    if heldFraction == anchor.fraction { return anchor.moment }
    return scrubsLinearly ? pace.moment(of: heldFraction) : heldFraction
  }

  /// Stops where it is.
  mutating func hold(at time: TimeInterval) {
    guard let leg else { return }
    let progress = progress(at: time)
    for index in tracks.indices { tracks[index].share = leg.share(of: index, at: progress) }
    let share = tracks[0].share
    // A spring on another curve may be beyond its end and has time left to come back.
    let last = progress < 1 ? 0.999 : 1
    let moment = leg.moment(at: progress) ?? min(pace.moment(of: share), last)
    heldFraction = min(max(scrubsLinearly ? share : moment, 0), 1)
    anchor = (heldFraction, moment)
    self.leg = nil
  }

  /// Stops at the end of the stretch, whatever the time is.
  mutating func arrive() {
    if let leg { hold(at: beginning + leg.duration) }
  }

  /// Shows another fraction of what is held, counted in the direction it goes.
  mutating func scrub(to fraction: Double) {
    let made = min(max(fraction, 0), 1)
    heldFraction = isReversed ? 1 - made : made
  }

  /// Turns around; what is under way has to be held before.
  mutating func reverse() { isReversed.toggle() }

  /// Goes on to the end, or back to the start where it is reversed.
  ///
  /// Without another pace it goes along its own curve from where it stands and takes the time that is left.
  mutating func go(at time: TimeInterval, anew other: AnimatorTiming? = nil) -> AnimationSegment {
    settleAnchor()
    let from = anchor.moment
    let to: Double = isReversed ? 0 : 1
    let begun = min(max(tracks[0].share, 0), 1)
    var tracks = tracks
    if other != nil {
      for index in tracks.indices {
        // What has to wait yet waits for its share of what is left.
        let wait =
          isReversed || begun >= 1 ? 0 : max(tracks[index].span.start - begun, 0) / (1 - begun)
        tracks[index].span = AnimatorSpan(start: wait, length: 1 - wait)
      }
    }
    let leg = AnimationSegment(
      pace: other ?? pace,
      shape: other == nil ? .along(from: from, to: to) : .anew,
      duration: other?.duration ?? abs(to - from) * pace.duration,
      target: to,
      tracks: tracks
    )
    self.leg = leg
    beginning = time
    return leg
  }

  /// The time left along its own curve.
  var remainingTime: TimeInterval { abs((isReversed ? 0 : 1) - moment) * pace.duration }

  /// Makes what is seen now the anchor.
  private mutating func settleAnchor() {
    guard leg == nil, heldFraction != anchor.fraction else { return }
    let moment = moment
    let shares = tracks.indices.map(heldShare)
    for index in tracks.indices { tracks[index].share = shares[index] }
    anchor = (heldFraction, moment)
  }
}
