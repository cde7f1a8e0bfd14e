import Foundation

/// A position between two characters, and the one of them that it belongs to.
///
/// At a soft line break and at a change of the writing direction, one offset has two places on the
/// screen; the affinity tells them apart.
package struct TextPlace: Hashable, Sendable {
  package enum Affinity: Hashable, Sendable {
    /// The position is at the end of the character before it.
    case upstream
    /// The position is at the start of the character after it.
    case downstream
  }

  /// The offset from the start of the text in UTF-16 code units.
  package var offset: Int
  package var affinity: Affinity

  package init(_ offset: Int, _ affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// The lines of a paragraph and the places of its characters.
///
/// Offsets are in UTF-16 code units from the start of the paragraph. Lengths are in points from the
/// upper-left corner of the text.
package struct TextPositions: Sendable {
  /// Adjacent characters of one writing direction on a line.
  package struct Run: Sendable {
    package var range: Range<Int>
    package var isRightToLeft: Bool
    /// The left edge of the run.
    package var x: CGFloat
    /// The distances of the leading edges of the characters from the leading edge of the run, in
    /// logical order, and the width of the run at the end.
    ///
    /// There is one value for each code unit; the units of a surrogate pair have the same value.
    package var advances: [CGFloat]

    package init(range: Range<Int>, isRightToLeft: Bool, x: CGFloat, advances: [CGFloat]) {
      self.range = range
      self.isRightToLeft = isRightToLeft
      self.x = x
      self.advances = advances
    }

    package var width: CGFloat { advances.last ?? 0 }

    /// Returns the horizontal position of an offset in the run.
    package func x(of offset: Int) -> CGFloat {
      let advance = advances[min(max(offset - range.lowerBound, 0), advances.count - 1)]
      return isRightToLeft ? x + width - advance : x + advance
    }
  }

  /// A line.
  package struct Line: Sendable {
    /// The characters of the line, without a line terminator.
    package var range: Range<Int>
    /// The runs from left to right.
    package var runs: [Run]
    package var top: CGFloat
    package var height: CGFloat
    /// The distance of the baseline from the top of the text.
    package var baseline: CGFloat
    /// The left edge of the line.
    package var x: CGFloat
    package var width: CGFloat
    package var isRightToLeft: Bool

    package init(
      range: Range<Int>,
      runs: [Run],
      top: CGFloat,
      height: CGFloat,
      baseline: CGFloat,
      x: CGFloat,
      width: CGFloat,
      isRightToLeft: Bool
    ) {
      self.range = range
      self.runs = runs
      self.top = top
      self.height = height
      self.baseline = baseline
      self.x = x
      self.width = width
      self.isRightToLeft = isRightToLeft
    }

    package var bottom: CGFloat { top + height }
  }

  /// The lines from the top down; there is at least one.
  package var lines: [Line]

  package init(lines: [Line]) { self.lines = lines }

  /// The number of code units of the paragraph.
  package var length: Int { lines.last?.range.upperBound ?? 0 }
}

// MARK: - Lines

extension TextPositions {
  /// Returns the index of the line that contains a place.
  package func line(of place: TextPlace) -> Int {
    let index = lines.firstIndex { place.offset <= $0.range.upperBound } ?? lines.count - 1
    let isAtBreak = place.offset == lines[index].range.upperBound && index + 1 < lines.count
    return isAtBreak && place.affinity == .downstream ? index + 1 : index
  }

  /// Returns the index of the line at a vertical position; the first or last one beyond the text.
  package func line(atY y: CGFloat) -> Int {
    lines.firstIndex { y < $0.bottom } ?? lines.count - 1
  }
}

// MARK: - Carets and selections

extension TextPositions {
  /// Returns the horizontal position of the caret at a place.
  package func x(of place: TextPlace) -> CGFloat {
    let line = lines[line(of: place)]
    let offset = place.offset
    let before = line.runs.first { $0.range.contains(offset - 1) }
    let after = line.runs.first { $0.range.contains(offset) }
    switch (place.affinity, before, after) {
    case (.upstream, let run?, _), (.downstream, let run?, nil): return run.x(of: offset)
    case (.downstream, _, let run?), (.upstream, nil, let run?): return run.x(of: offset)
    default: return line.isRightToLeft ? line.x + line.width : line.x
    }
  }

  /// Returns the rectangle of a caret without width at a place.
  package func caret(at place: TextPlace) -> CGRect {
    let line = lines[line(of: place)]
    return CGRect(x: x(of: place), y: line.top, width: 0, height: line.height)
  }

  /// Returns the rectangles of the characters in a range, from the top down and from left to right.
  ///
  /// Adjacent runs result in one rectangle.
  package func rectangles(of range: Range<Int>) -> [CGRect] {
    lines.flatMap { rectangles(of: range, on: $0) }
  }

  /// Returns the rectangles of the characters in a range that are on a line, from left to right.
  package func rectangles(of range: Range<Int>, on line: Line) -> [CGRect] {
    var rectangles: [CGRect] = []
    for run in line.runs {
      let part = run.range.clamped(to: range)
      guard !part.isEmpty, part.overlaps(run.range) else { continue }
      let (start, end) = (run.x(of: part.lowerBound), run.x(of: part.upperBound))
      let (left, right) = (min(start, end), max(start, end))
      if let last = rectangles.last, abs(last.maxX - left) < 0.01 {
        rectangles[rectangles.count - 1].size.width = right - last.minX
      } else if right > left {
        rectangles.append(CGRect(x: left, y: line.top, width: right - left, height: line.height))
      }
    }
    return rectangles
  }

  /// Returns the place nearest to a point.
  ///
  /// - Parameters:
  ///   - point: A point; beyond the text, the nearest line is taken.
  ///   - isStop: Returns whether a caret can stand at an offset.
  /// - Returns: The place.
  package func place(at point: CGPoint, isStop: (Int) -> Bool) -> TextPlace {
    place(atX: point.x, inLine: line(atY: point.y), isStop: isStop)
  }

  /// Returns the place on a line that is nearest to a horizontal position.
  package func place(atX x: CGFloat, inLine index: Int, isStop: (Int) -> Bool) -> TextPlace {
    let edges = edges(ofLine: index, isStop: isStop)
    return edges.min { abs($0.x - x) < abs($1.x - x) }?.place
      ?? TextPlace(lines[index].range.lowerBound)
  }

  /// Returns the range of the character at a point, or `nil` if the point is not on a character.
  package func character(at point: CGPoint, isStop: (Int) -> Bool) -> Range<Int>? {
    let line = lines[line(atY: point.y)]
    guard point.y >= line.top, point.y < line.bottom else { return nil }
    return Self.clusters(of: line, isStop: isStop).first {
      $0.left <= point.x && point.x < $0.right
    }?.range
  }
}

// MARK: - Visual movement

extension TextPositions {
  /// Returns the place next to another one in a visual direction, or `nil` beyond the text.
  ///
  /// At the ends of a line, the movement continues on the line that follows in the line's direction.
  package func place(
    nextTo place: TextPlace,
    toRight: Bool,
    isStop: (Int) -> Bool
  ) -> TextPlace? {
    let index = line(of: place)
    let edges = edges(ofLine: index, isStop: isStop)
    let x = x(of: place)
    let isNear = { (edge: (x: CGFloat, place: TextPlace)) in abs(edge.x - x) < 0.01 }
    let isSame = { (edge: (x: CGFloat, place: TextPlace)) in edge.place.offset == place.offset }
    // Characters without width have several places at one position, or are a little out of order.
    let current =
      edges.firstIndex { isNear($0) && isSame($0) } ?? edges.firstIndex(where: isNear)
      ?? edges.firstIndex(where: isSame) ?? 0
    let next = toRight ? edges.index(after: current) : edges.index(before: current)
    if edges.indices.contains(next) { return edges[next].place }
    let isForward = toRight != lines[index].isRightToLeft
    let neighbor = isForward ? index + 1 : index - 1
    guard lines.indices.contains(neighbor) else { return nil }
    let range = lines[neighbor].range
    // The position at a soft break is already the start of the next line.
    let offset = isForward ? range.lowerBound : range.upperBound
    let target = TextPlace(offset, isForward ? .downstream : .upstream)
    guard target.offset == place.offset else { return target }
    return self.place(nextTo: target, toRight: toRight, isStop: isStop) ?? target
  }

  /// The characters of a line from left to right.
  private struct Cluster {
    var range: Range<Int>
    var left: CGFloat
    var right: CGFloat
    var isRightToLeft: Bool
  }

  private static func clusters(of line: Line, isStop: (Int) -> Bool) -> [Cluster] {
    line.runs.flatMap { run -> [Cluster] in
      var clusters: [Cluster] = []
      var start = run.range.lowerBound
      while start < run.range.upperBound {
        var end = start + 1
        while end < run.range.upperBound, !isStop(end) { end += 1 }
        let (first, last) = (run.x(of: start), run.x(of: end))
        clusters.append(
          Cluster(
            range: start..<end,
            left: min(first, last),
            right: max(first, last),
            isRightToLeft: run.isRightToLeft
          )
        )
        start = end
      }
      return run.isRightToLeft ? clusters.reversed() : clusters
    }
  }

  /// Returns the places of a line at which a caret can stand, from left to right.
  ///
  /// A place belongs to the character on its left, except at the left end.
  private func edges(
    ofLine index: Int,
    isStop: (Int) -> Bool
  ) -> [(x: CGFloat, place: TextPlace)] {
    let line = lines[index]
    let clusters = Self.clusters(of: line, isStop: isStop)
    guard let first = clusters.first else {
      let x = line.isRightToLeft ? line.x + line.width : line.x
      return [(x, TextPlace(line.range.lowerBound))]
    }
    let start =
      first.isRightToLeft
      ? TextPlace(first.range.upperBound, .upstream)
      : TextPlace(first.range.lowerBound, .downstream)
    return [(first.left, start)]
      + clusters.map { cluster in
        let place =
          cluster.isRightToLeft
          ? TextPlace(cluster.range.lowerBound, .downstream)
          : TextPlace(cluster.range.upperBound, .upstream)
        return (cluster.right, normalized(place, in: line))
      }
  }

  /// Returns the place with downstream affinity if both affinities have the same position.
  private func normalized(_ place: TextPlace, in line: Line) -> TextPlace {
    guard place.affinity == .upstream, place.offset < line.range.upperBound else { return place }
    let other = TextPlace(place.offset, .downstream)
    return abs(x(of: other) - x(of: place)) < 0.01 ? other : place
  }
}
