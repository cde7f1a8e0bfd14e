import Foundation

/// The offset of a swiped row during the gesture, and its resting position afterward.
///
/// Offsets are positive in the direction that uncovers the buttons.
struct SwipeProgress {
  // R-LST-40, R-LST-43
  enum Rest: Equatable {
    case closed
    case open
    /// A full swipe, which performs the first action.
    case full
  }

  /// The width of all buttons.
  let reveal: CGFloat
  /// The width of the row.
  let width: CGFloat
  let performsFirst: Bool
  /// The offset of the row when the gesture began.
  let start: CGFloat

  private(set) var offset: CGFloat

  init(reveal: CGFloat, width: CGFloat, performsFirst: Bool, start: CGFloat = 0) {
    self.reveal = reveal
    self.width = width
    self.performsFirst = performsFirst
    self.start = start
    offset = start
  }

  /// Whether ending the gesture now performs the first action.
  var isFull: Bool { performsFirst && offset >= fullOffset }

  /// The minimum offset of a full swipe, beyond the buttons and beyond most of the row.
  private var fullOffset: CGFloat { max(width * EditingMetrics.fullShare, reveal + 30) }

  /// Updates the offset for a translation since the gesture began.
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

  /// Returns the resting position for the velocity at which the gesture ends, in points per second.
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
