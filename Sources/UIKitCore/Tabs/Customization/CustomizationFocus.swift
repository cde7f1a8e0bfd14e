/// The elements of the customization sheet that can be marked with the keyboard, and their order.
///
///                               [Done]
///      [ A ]  [ B ]  [ C ]  [ D ]          arrow keys move to the neighbor on the screen,
///      [ E ]  [ F ]                        Tab moves to each element in order
///     ────────────────────────────────
///      [ A ]  [ B ]    m    [ C ]          m is fixed and is skipped
struct CustomizationFocus: Hashable {
  // R-CUS-26
  enum Element: Hashable {
    case done
    case candidate(Int)
    /// A position on the bar, counted from the leading end.
    case place(Int)
  }

  enum Step: Hashable { case up, down, left, right, next, previous }

  struct Stop: Hashable {
    var element: Element
    /// The frame that the element has if the candidates are not scrolled.
    var frame: CGRect
  }

  /// The elements with their frames, in reading order.
  var stops: [Stop]

  /// The elements on the bar only.
  var places: CustomizationFocus { CustomizationFocus(stops: stops.filter(\.isPlace)) }

  // MARK: Moving

  /// Returns the element that follows another one; the same element if there is none.
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

  /// Returns the nearest element in the row above or below.
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

  /// Returns the next element in the same row.
  private func neighbor(of frame: CGRect, direction: CGFloat) -> Element? {
    stops.filter { stop in
      (stop.frame.midX - frame.midX) * direction > 0
        && abs(stop.frame.midY - frame.midY) < max(stop.frame.height, frame.height) / 2
    }
    .min { abs($0.frame.midX - frame.midX) < abs($1.frame.midX - frame.midX) }?
    .element
  }

  // MARK: Lookup

  /// Returns the element if it still exists, else the nearest position, else the first candidate.
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

  /// Returns the position on the bar that is nearest to an element; `nil` if no position can be
  /// changed.
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
