import Foundation

/// How far a row stands aside under a finger, and where it goes when the finger leaves it.
///
/// Counts in the direction that uncovers the buttons, whichever that is. (R-LST-40, R-LST-43)
struct SwipeProgress {
  enum Rest: Equatable {
    case closed
    case open
    /// The first action is carried out.
    case full
  }

  /// The width of all buttons.
  let reveal: CGFloat
  /// The width of the row.
  let width: CGFloat
  let performsFirst: Bool
  /// Where the row stood when the finger took it.
  let start: CGFloat

  private(set) var offset: CGFloat

  init(reveal: CGFloat, width: CGFloat, performsFirst: Bool, start: CGFloat = 0) {
    self.reveal = reveal
    self.width = width
    self.performsFirst = performsFirst
    self.start = start
    offset = start
  }

  /// Whether letting go now carries out the first action.
  var isFull: Bool { performsFirst && offset >= fullOffset }

  /// Beyond the buttons, and beyond most of the row.
  private var fullOffset: CGFloat { max(width * EditingMetrics.fullShare, reveal + 30) }

  /// Follows a finger that moved this far since it took the row.
  mutating func follow(_ movement: CGFloat) {
    guard movement.isFinite else { return }
    let place = start + movement
    if place <= 0 {
      offset = 0
    } else if place <= reveal || performsFirst {
      offset = min(place, max(width, reveal))
    } else {
      offset = reveal + RubberBand.stretch(place - reveal, length: max(width - reveal, 1))
    }
  }

  /// Where the row goes from here, for the finger's speed.
  func rest(speed: CGFloat) -> Rest {
    if isFull, speed > -EditingMetrics.throwSpeed { return .full }
    if speed > EditingMetrics.throwSpeed, offset > 0 { return .open }
    if speed < -EditingMetrics.throwSpeed { return .closed }
    return offset > reveal / 2 ? .open : .closed
  }

  func offset(for rest: Rest) -> CGFloat {
    switch rest {
    case .closed: 0
    case .open: reveal
    case .full: width
    }
  }
}
