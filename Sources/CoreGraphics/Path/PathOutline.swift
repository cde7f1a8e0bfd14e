import Foundation

/// A path converted to lines and cubic curves, for geometric computations.
struct PathOutline {
  /// The pieces of one subpath; `isClosed` is true if it ended with a `close` element.
  struct Subpath {
    var start: CGPoint
    var pieces: [PathPiece] = []
    var isClosed = false
  }

  /// The number of line segments that approximate a curve for measuring and hit testing.
  static let linesPerCurve = 16

  private(set) var subpaths: [Subpath] = []

  init(_ path: CGPath) {
    var current = CGPoint.zero
    func append(_ piece: PathPiece) {
      if subpaths.isEmpty || subpaths[subpaths.count - 1].isClosed {
        subpaths.append(Subpath(start: piece.start))
      }
      subpaths[subpaths.count - 1].pieces.append(piece)
      current = piece.end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        subpaths.append(Subpath(start: point))
        current = point
      case .line(let end):
        append(PathPiece(start: current, control1: current, control2: end, end: end, isLine: true))
      case .quadCurve(let control, let end):
        append(
          PathPiece(
            start: current,
            control1: Self.between(current, control),
            control2: Self.between(end, control),
            end: end,
            isLine: false
          )
        )
      case .curve(let control1, let control2, let end):
        append(
          PathPiece(start: current, control1: control1, control2: control2, end: end, isLine: false)
        )
      case .close:
        guard let last = subpaths.last, !last.isClosed else { continue }
        if current != last.start {
          append(
            PathPiece(
              start: current,
              control1: current,
              control2: last.start,
              end: last.start,
              isLine: true
            )
          )
        }
        subpaths[subpaths.count - 1].isClosed = true
        current = last.start
      }
    }
  }

  /// Returns the point at two thirds of the distance from an end to a quadratic control point.
  private static func between(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
  }

  /// The end points of all pieces and the extrema of the curves in x and y.
  var extremes: [CGPoint] {
    var points: [CGPoint] = []
    for subpath in subpaths {
      points.append(subpath.start)
      for piece in subpath.pieces {
        points.append(piece.end)
        guard !piece.isLine else { continue }
        for t in Self.turns(piece.start.x, piece.control1.x, piece.control2.x, piece.end.x)
          + Self.turns(piece.start.y, piece.control1.y, piece.control2.y, piece.end.y)
        {
          points.append(piece.point(at: t))
        }
      }
    }
    return points
  }

  /// Returns the parameters between 0 and 1 at which the derivative of a cubic is zero.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat]
  {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the number of times the outline winds around a point, and the number of edges that a
  /// ray from the point to the right crosses.
  func winding(around point: CGPoint) -> (turns: Int, crossings: Int) {
    var turns = 0
    var crossings = 0
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { return }
      turns += to.y > from.y ? 1 : -1
      crossings += 1
    }
    for subpath in subpaths {
      var last = subpath.start
      for piece in subpath.pieces {
        let count = piece.isLine ? 1 : Self.linesPerCurve
        for index in 1...count {
          let next = piece.point(at: CGFloat(index) / CGFloat(count))
          cross(last, next)
          last = next
        }
      }
      cross(last, subpath.start)
    }
    return (turns, crossings)
  }
}
