/// What keys can mark on the sheet that customizes a bar, and what comes next where. (R-CUS-26)
///
///                               [Done]
///      [ A ]  [ B ]  [ C ]  [ D ]          arrows go to what is next on the screen,
///      [ E ]  [ F ]                        Tab through all in turn
///     ────────────────────────────────
///      [ A ]  [ B ]    m    [ C ]          m is fixed, so it is no stop
///
struct CustomizationFocus: Hashable {
  enum Element: Hashable {
    case done
    case candidate(Int)
    /// A place on the bar, counted from the leading end.
    case place(Int)
  }

  enum Step: Hashable { case up, down, left, right, next, previous }

  struct Stop: Hashable {
    var element: Element
    /// As on a screen tall enough for all candidates.
    var frame: CGRect
  }

  /// In the order of reading.
  var stops: [Stop]

  /// The places on the bar alone.
  var places: CustomizationFocus { CustomizationFocus(stops: stops.filter(\.isPlace)) }

  // MARK: Stepping

  /// The element after another one; the same where there is none.
  func element(after element: Element, going step: Step) -> Element {
    guard let index = stops.firstIndex(where: { $0.element == element }) else {
      return settled(element) ?? element
    }
    switch step {
    case .next: return stops[(index + 1) % stops.count].element
    case .previous: return stops[(index + stops.count - 1) % stops.count].element
    case .up: return row(beyond: stops[index].frame, direction: -1) ?? element
    case .down: return row(beyond: stops[index].frame, direction: 1) ?? element
    case .left: return neighbor(of: stops[index].frame, direction: -1) ?? element
    case .right: return neighbor(of: stops[index].frame, direction: 1) ?? element
    }
  }

  /// The nearest element of the row above or below.
  private func row(beyond frame: CGRect, direction: CGFloat) -> Element? {
    let beyond = stops.filter { stop in
      (stop.frame.midY - frame.midY) * direction > min(frame.height, stop.frame.height) / 2
    }
    func distance(_ stop: Stop) -> CGFloat { abs(stop.frame.midY - frame.midY) }
    guard let first = beyond.min(by: { distance($0) < distance($1) }) else { return nil }
    return
      beyond
      .filter { distance($0) < distance(first) + first.frame.height / 2 }
      .min { abs($0.frame.midX - frame.midX) < abs($1.frame.midX - frame.midX) }?
      .element
  }

  /// The next element of the same row.
  private func neighbor(of frame: CGRect, direction: CGFloat) -> Element? {
    stops.filter { stop in
      (stop.frame.midX - frame.midX) * direction > 0
        && abs(stop.frame.midY - frame.midY) < max(stop.frame.height, frame.height) / 2
    }
    .min { abs($0.frame.midX - frame.midX) < abs($1.frame.midX - frame.midX) }?
    .element
  }

  // MARK: Finding

  /// The element itself while it is there; else a place near it, or the first candidate; nil where there is nothing.
  func settled(_ element: Element) -> Element? {
    if stops.contains(where: { $0.element == element }) { return element }
    if case .place(let place) = element {
      let numbers = stops.compactMap(\.place)
      if let nearest = numbers.min(by: { abs($0 - place) < abs($1 - place) }) {
        return .place(nearest)
      }
    }
    return stops.first { $0.element == .candidate(0) }?.element ?? stops.first?.element
  }

  /// The place on the bar that is nearest to an element; nil where no place may be changed.
  func place(nearestTo element: Element) -> Int? {
    guard let frame = stops.first(where: { $0.element == element })?.frame else { return nil }
    func distance(_ stop: Stop) -> CGFloat {
      let (x, y) = (stop.frame.midX - frame.midX, stop.frame.midY - frame.midY)
      return x * x + y * y
    }
    return stops.filter(\.isPlace).min { distance($0) < distance($1) }?.place
  }
}

extension CustomizationFocus.Stop {
  var place: Int? {
    if case .place(let place) = element { place } else { nil }
  }

  var isPlace: Bool { place != nil }
}
