/// The heights at which a sheet may rest, and what each height means for what lies below.
///
///     ┌───────────┐
///     │╭─────────╮│  largest: dimmed, the presenter steps back
///     ││         ││
///     ││─────────││  a stop between
///     ││         ││  largest undimmed stop: the window below takes touches
///     └┴─────────┴┘
struct DetentLayout: Equatable {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  struct Stop: Equatable {
    var identifier: Identifier
    /// Of the whole card, with what lies below the safe area.
    var height: CGFloat
  }

  /// From the lowest to the highest; never empty.
  let stops: [Stop]
  /// Of the card when it is as high as it can be.
  let fullHeight: CGFloat

  /// Sorts out which of the values can be used, and adds what lies below the safe area.
  ///
  /// Values that are nil, not finite or not positive are left out; where none is left, the card is as high as it can
  /// be (R-PRE-21).
  init(values: [(identifier: Identifier, value: CGFloat?)], maximum: CGFloat, bottom: CGFloat) {
    let fullHeight = max(maximum, 0) + bottom
    let found: [Stop] = values.compactMap { identifier, value in
      guard let value, value.isFinite, value > 0 else { return nil }
      return Stop(identifier: identifier, height: min(value + bottom, fullHeight))
    }
    let sorted = found.enumerated().sorted {
      ($0.element.height, $0.offset) < ($1.element.height, $1.offset)
    }
    stops = found.isEmpty ? [Stop(identifier: .large, height: fullHeight)] : sorted.map(\.element)
    self.fullHeight = fullHeight
  }

  var lowest: Stop { stops[0] }
  var highest: Stop { stops[stops.count - 1] }

  /// The stop of that name, else the lowest.
  func stop(_ identifier: Identifier?) -> Stop {
    stops.first { $0.identifier == identifier } ?? lowest
  }

  /// The stop above a height; the lowest above the highest.
  func stop(after height: CGFloat) -> Stop {
    stops.first { $0.height > height + 0.5 } ?? lowest
  }

  /// How dark it is below a card of some height, from 0 to 1.
  ///
  /// It stays light up to the largest undimmed stop and gets dark on the way to the next one.
  func dimming(at height: CGFloat, undimmed: Identifier?) -> CGFloat {
    guard let index = stops.lastIndex(where: { $0.identifier == undimmed }) else {
      return share(of: height, from: 0, to: lowest.height)
    }
    guard index + 1 < stops.count else { return 0 }
    return share(of: height, from: stops[index].height, to: stops[index + 1].height)
  }

  /// How far the one below has stepped back, from 0 to 1: only for a card that is as high as it can be.
  func retreat(at height: CGFloat, undimmed: Identifier?) -> CGFloat {
    guard highest.height >= fullHeight, highest.identifier != undimmed else { return 0 }
    let before = stops.last { $0.height < fullHeight }?.height ?? 0
    return share(of: height, from: before, to: fullHeight)
  }

  private func share(of height: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    guard end > start else { return height >= end ? 1 : 0 }
    return min(max((height - start) / (end - start), 0), 1)
  }
}
