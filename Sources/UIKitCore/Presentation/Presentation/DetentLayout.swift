/// The heights at which a sheet can rest, and the appearance of the content below at each height.
///
///     ┌───────────┐
///     │╭─────────╮│  largest: dimmed, presenter scaled down
///     ││         ││
///     ││─────────││  a stop in between
///     ││         ││  largest undimmed stop: the content below receives touches
///     └┴─────────┴┘
struct DetentLayout: Equatable {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  struct Stop: Equatable {
    var identifier: Identifier
    /// The height of the whole card, including the part below the safe area.
    var height: CGFloat
  }

  /// The stops from the lowest to the highest.
  ///
  /// There is at least one.
  let stops: [Stop]
  /// The maximum height of the card.
  let fullHeight: CGFloat

  /// Creates a layout from the valid values, and adds the height below the safe area.
  ///
  /// Values that are `nil`, not finite, or not positive are skipped. If there are none left, the
  /// card has its maximum height.
  init(values: [(identifier: Identifier, value: CGFloat?)], maximum: CGFloat, bottom: CGFloat) {
    // R-PRE-21
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

  /// Returns the stop with an identifier, or the lowest stop.
  func stop(_ identifier: Identifier?) -> Stop {
    stops.first { $0.identifier == identifier } ?? lowest
  }

  /// Returns the next stop above a height, or the lowest stop if there is none.
  func stop(after height: CGFloat) -> Stop {
    stops.first { $0.height > height + 0.5 } ?? lowest
  }

  /// Returns the opacity of the dimming for a height of the card, from 0 to 1.
  ///
  /// It is 0 up to the largest undimmed stop, and increases to 1 at the next stop.
  func dimming(at height: CGFloat, undimmed: Identifier?) -> CGFloat {
    guard let index = stops.lastIndex(where: { $0.identifier == undimmed }) else {
      return share(of: height, from: 0, to: lowest.height)
    }
    guard index + 1 < stops.count else { return 0 }
    return share(of: height, from: stops[index].height, to: stops[index + 1].height)
  }

  /// Returns the progress, from 0 to 1, with which the presenter is scaled down as the card
  /// approaches its maximum height.
  func presenterProgress(at height: CGFloat, undimmed: Identifier?) -> CGFloat {
    guard highest.height >= fullHeight, highest.identifier != undimmed else { return 0 }
    let before = stops.last { $0.height < fullHeight }?.height ?? 0
    return share(of: height, from: before, to: fullHeight)
  }

  private func share(of height: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    guard end > start else { return height >= end ? 1 : 0 }
    return min(max((height - start) / (end - start), 0), 1)
  }
}
