/// Decides what a finger that pulls at a card does to it.
///
/// Heights are those of the card; below the lowest stop it keeps its size and sinks instead, down to `gone`.
struct SheetPhysics: Equatable {
  enum Landing: Equatable {
    case stop(Int)
    case away
  }

  /// From the lowest to the highest; never empty.
  var stops: [CGFloat]
  /// The height at which nothing of the card is seen any more.
  var gone: CGFloat = 0
  /// Whether the user may pull the card away.
  var mayLeave = true

  private var lowest: CGFloat { stops.first ?? 0 }
  private var highest: CGFloat { stops.last ?? 0 }

  /// How high the finger wants a card that was `start` high before it was pulled down by `distance`.
  func wish(from start: CGFloat, pulledBy distance: CGFloat) -> CGFloat {
    distance.isFinite ? start - distance : start
  }

  /// How high the card is where the finger wants it at a height.
  func height(for wish: CGFloat) -> CGFloat {
    if wish > highest {
      // Beyond the edge the whole way gives no more than a few points.
      return highest + RubberBand.stretch(wish - highest, length: SheetMetrics.stretch)
    }
    if wish < lowest, !mayLeave { return lowest - give(of: lowest - wish) }
    return max(wish, gone)
  }

  /// How far a card that has to stay gives way: ever less the further it is pulled.
  private func give(of distance: CGFloat) -> CGFloat {
    let way = lowest - gone
    return way > 0 ? way * (1 - 1 / (distance * SheetMetrics.give / way + 1)) : 0
  }

  /// Where a card that is let go comes to rest; `velocity` is the finger's, downwards, in points per second.
  ///
  /// A throw goes at least to the next place in its direction. (R-PRE-24)
  func landing(from height: CGFloat, velocity: CGFloat) -> Landing {
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

  /// Whether a pull that starts in a scroll view is the card's rather than the content's.
  ///
  /// `upwards` is the finger's direction. (R-PRE-25)
  static func takesPull(
    upwards: Bool,
    contentIsAtTop: Bool,
    cardIsHighest: Bool,
    scrollingExpands: Bool
  ) -> Bool {
    guard contentIsAtTop else { return false }
    return upwards ? scrollingExpands && !cardIsHighest : true
  }
}
