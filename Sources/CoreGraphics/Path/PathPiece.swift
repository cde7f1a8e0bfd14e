import Foundation

/// A line or cubic curve of a path.
///
/// The control points of a line are its end points.
package struct PathPiece {
  package var start: CGPoint
  package var control1: CGPoint
  package var control2: CGPoint
  package var end: CGPoint
  package var isLine: Bool

  package func point(at t: CGFloat) -> CGPoint {
    if isLine {
      return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y
    )
  }

  /// The lengths from the start to evenly spaced parameters; the last element is the total length.
  private var lengths: [CGFloat] {
    let count = isLine ? 1 : PathOutline.linesPerCurve
    var sum: CGFloat = 0
    var last = start
    return (1...count).map { index in
      let next = point(at: CGFloat(index) / CGFloat(count))
      sum += last.distance(to: next)
      last = next
      return sum
    }
  }

  /// The length of the piece, in points.
  package var length: CGFloat { lengths.last ?? 0 }

  /// Returns the parameter of the point at a distance from the start, measured along the piece.
  package func parameter(atLength length: CGFloat) -> CGFloat {
    let lengths = lengths
    guard let whole = lengths.last, whole > 0 else { return 0 }
    guard length < whole else { return 1 }
    let index = lengths.firstIndex { $0 > length } ?? lengths.count - 1
    let before = index > 0 ? lengths[index - 1] : 0
    let stretch = lengths[index] - before
    let share = stretch > 0 ? (max(length, 0) - before) / stretch : 0
    return (CGFloat(index) + share) / CGFloat(lengths.count)
  }

  /// Returns the part between two parameters.
  package func part(from: CGFloat, to: CGFloat) -> PathPiece {
    if from <= 0, to >= 1 { return self }
    if isLine {
      let (a, b) = (point(at: from), point(at: to))
      return PathPiece(start: a, control1: a, control2: b, end: b, isLine: true)
    }
    let tail = split(at: from).1
    return tail.split(at: from < 1 ? (to - from) / (1 - from) : 1).0
  }

  /// Returns both parts of the curve at a parameter, using de Casteljau's algorithm.
  private func split(at t: CGFloat) -> (PathPiece, PathPiece) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return (
      PathPiece(start: start, control1: a, control2: d, end: middle, isLine: false),
      PathPiece(start: middle, control1: e, control2: c, end: end, isLine: false)
    )
  }

  /// The path element that draws the piece from its start.
  package var element: CGPath.Element {
    isLine ? .line(end) : .curve(control1: control1, control2: control2, end: end)
  }
}

extension CGPoint {
  /// Returns the distance to another point.
  package func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension CGPath {
  /// All lines and curves in drawing order, including the lines that close subpaths.
  package var pieces: [PathPiece] { PathOutline(self).subpaths.flatMap(\.pieces) }

  /// Returns the part of the path between two fractions of its total length.
  ///
  /// Both fractions range from 0 to 1. The result is empty if `end` isn't greater than `start`.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    if start <= 0, end >= 1 { return self }
    let outline = PathOutline(self)
    let lengths = outline.subpaths.map { $0.pieces.map(\.length) }
    let whole = lengths.reduce(0) { $0 + $1.reduce(0, +) }
    let (from, to) = (max(start, 0) * whole, min(end, 1) * whole)
    guard from < to else { return CGPath(elements: []) }
    var steps: [Element] = []
    var passed: CGFloat = 0
    for (subpath, lengths) in zip(outline.subpaths, lengths) {
      var isOpen = false
      for (piece, length) in zip(subpath.pieces, lengths) {
        defer { passed += length }
        guard passed + length > from, passed < to else { continue }
        let part = piece.part(
          from: from > passed ? piece.parameter(atLength: from - passed) : 0,
          to: to < passed + length ? piece.parameter(atLength: to - passed) : 1
        )
        if !isOpen { steps.append(.move(part.start)) }
        isOpen = true
        steps.append(part.element)
      }
    }
    return CGPath(elements: steps)
  }
}
