import Foundation

/// Which of many places the focus goes to for an arrow. (R-FOC-14, R-FOC-15, R-FOC-16)
///
///            ┌───┐
///            │ A │    down from A:  C, since it lies below A itself, however far;
///            └───┘                  where there were no C: B, the nearest of the rest.
///     ┌───┐
///     │ B │           Places of a scroll view come before those around it, also the ones that are out of sight.
///     └───┘  ┌───┐
///            │ C │    One look at each place, so a thousand of them take a part of a millisecond.
///            └───┘
///
struct FocusSearch {
  enum Heading: CaseIterable, Hashable { case up, down, left, right }

  /// A place that can have the focus.
  struct Stop: Hashable {
    /// On the window, also where it has been scrolled out of sight.
    var frame: CGRect
    /// The scroll view in which it stands, by its index among `areas`.
    var area = 0
  }

  /// The window, which is the first, or a scroll view.
  struct Area: Hashable {
    /// The part of the window in which its content shows.
    var frame: CGRect
    /// What it stands in; nil for the window.
    var parent: Int?
    /// The ways in which there is more to scroll to.
    var scrolls: Set<Heading> = []
  }

  enum Step: Hashable {
    case stop(Int)
    /// There is no place that way, but more to see.
    case scroll(area: Int)
    case nothing
  }

  var stops: [Stop] = []
  var areas: [Area]

  /// Where the focus goes from a frame in an area; some places may be left out.
  func step(from origin: Stop, _ heading: Heading, without skipped: Set<Int> = []) -> Step {
    var area: Int? = origin.area
    var start = origin.frame
    while let current = area {
      if let found = best(from: start, heading, in: current, without: skipped) {
        return .stop(found)
      }
      if areas[current].scrolls.contains(heading) { return .scroll(area: current) }
      let shown = start.intersection(areas[current].frame)
      if !shown.isEmpty { start = shown }
      area = areas[current].parent
    }
    return .nothing
  }

  private func best(
    from origin: CGRect,
    _ heading: Heading,
    in area: Int,
    without skipped: Set<Int>
  ) -> Int? {
    var best: (index: Int, rank: Rank)?
    for index in stops.indices where !skipped.contains(index) {
      guard let frame = frame(of: stops[index], seenFrom: area),
        let rank = Rank(of: frame, from: origin, heading)
      else { continue }
      if let best, !(rank < best.rank) { continue }
      best = (index, rank)
    }
    return best?.index
  }

  /// Where a stop is for somebody in an area: whole there, and cut to what shows of it in an area inside.
  private func frame(of stop: Stop, seenFrom area: Int) -> CGRect? {
    var frame = stop.frame
    var current = stop.area
    while current != area {
      frame = frame.intersection(areas[current].frame)
      guard !frame.isEmpty, let parent = areas[current].parent else { return nil }
      current = parent
    }
    return frame
  }
}

extension FocusSearch {
  /// How well a place suits a heading; the smaller, the better.
  private struct Rank: Comparable {
    private var isAside: Bool
    private var distance: CGFloat
    private var offset: CGFloat

    /// nil for a place that does not lie that way: it begins before the far edge, less half of the smaller one; or it stands
    /// inside, with its middle on this side of the other.
    init?(of target: CGRect, from origin: CGRect, _ heading: Heading) {
      let (from, to) = (Span(origin, along: heading), Span(target, along: heading))
      let isAhead = to.start >= from.end - min(from.length, to.length) / 2
      guard isAhead || (origin.contains(target) && to.middle > from.middle) else { return nil }
      let (across, side) = (Span(origin, across: heading), Span(target, across: heading))
      let gap = max(to.start - from.end, 0)
      let aside = max(across.start - side.end, side.start - across.end, 0)
      isAside = across.start >= side.end || side.start >= across.end
      distance = (gap * gap + aside * aside).squareRoot()
      offset = abs(across.middle - side.middle)
    }

    static func < (left: Rank, right: Rank) -> Bool {
      if left.isAside != right.isAside { return right.isAside }
      return (left.distance, left.offset) < (right.distance, right.offset)
    }
  }

  /// What of a rectangle counts one way, growing in the heading.
  private struct Span {
    var start: CGFloat
    var end: CGFloat
    var length: CGFloat { end - start }
    var middle: CGFloat { (start + end) / 2 }

    init(_ rect: CGRect, along heading: Heading) {
      switch heading {
      case .down: (start, end) = (rect.minY, rect.maxY)
      case .up: (start, end) = (-rect.maxY, -rect.minY)
      case .right: (start, end) = (rect.minX, rect.maxX)
      case .left: (start, end) = (-rect.maxX, -rect.minX)
      }
    }

    init(_ rect: CGRect, across heading: Heading) {
      switch heading {
      case .up, .down: (start, end) = (rect.minX, rect.maxX)
      case .left, .right: (start, end) = (rect.minY, rect.maxY)
      }
    }
  }
}
