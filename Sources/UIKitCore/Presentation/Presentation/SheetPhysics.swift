/// The response of a card to a drag.
///
/// All heights are heights of the card. Below the lowest stop, the card keeps its size and moves
/// down until it reaches `gone`.
struct SheetPhysics: Equatable {
  enum Landing: Equatable {
    case stop(Int)
    case away
  }

  /// The heights of the stops from the lowest to the highest.
  ///
  /// There is at least one.
  var stops: [CGFloat]
  /// The height at which the card has disappeared.
  var gone: CGFloat = 0
  /// Whether the user can dismiss the card by dragging.
  var mayLeave = true

  private var lowest: CGFloat { stops.first ?? 0 }
  private var highest: CGFloat { stops.last ?? 0 }

  /// Returns the height at the finger, without limits, for a card that was dragged down by
  /// `distance`.
  func targetHeight(from start: CGFloat, pulledBy distance: CGFloat) -> CGFloat {
    distance.isFinite ? start - distance : start
  }

  /// Returns the height of the card for an unlimited height.
  func height(for wish: CGFloat) -> CGFloat {
    if wish > highest {
      // The stretch is limited to a few points, regardless of the distance of the finger.
      return highest + RubberBand.stretch(wish - highest, length: SheetMetrics.stretch)
    }
    if wish < lowest, !mayLeave { return lowest - give(of: lowest - wish) }
    return max(wish, gone)
  }

  /// Returns the distance by which a card that cannot be dismissed moves down, with increasing
  /// resistance.
  private func give(of distance: CGFloat) -> CGFloat {
    let way = lowest - gone
    return way > 0 ? way * (1 - 1 / (distance * SheetMetrics.give / way + 1)) : 0
  }

  /// Returns the position at which a released card comes to rest.
  ///
  /// A flick moves the card at least to the next stop in its direction. `velocity` is that of the
  /// finger, downwards, in points per second.
  func landing(from height: CGFloat, velocity: CGFloat) -> Landing {
    // R-PRE-24
    var places = stops.enumerated().map { (height: $0.element, landing: Landing.stop($0.offset)) }
    if mayLeave { places.insert((gone, .away), at: 0) }
    let speed = velocity.isFinite ? velocity : 0
    if abs(speed) > SheetMetrics.throwSpeed {
      let ahead = places.filter { speed > 0 ? $0.height < height : $0.height > height }
      if ahead.isEmpty { return (speed > 0 ? places.first : places.last)?.landing ?? .stop(0) }
      places = ahead
    }
    let aim = height - speed * SheetMetrics.throwTime
    return places.min { abs($0.height - aim) < abs($1.height - aim) }?.landing ?? .stop(0)
  }

  /// Returns whether a drag that begins in a scroll view moves the card instead of the content.
  ///
  /// `upwards` is the direction of the finger.
  static func acceptsDrag(
    upwards: Bool,
    contentIsAtTop: Bool,
    cardIsHighest: Bool,
    scrollingExpands: Bool
  ) -> Bool {
    // R-PRE-25
    guard contentIsAtTop else { return false }
    return upwards ? scrollingExpands && !cardIsHighest : true
  }
}
