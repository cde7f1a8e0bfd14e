import Foundation

/// A corner whose curvature rises from zero at the straight edges to that of a circle in its middle.
///
/// Each half is a cubic curve that leaves the edge with a curvature of zero and is tangent to an arc
/// around the center of the circular corner. The arc between the halves becomes shorter as the
/// corner extends farther along the edges.
struct ContinuousCorner {
  /// The length along an edge that a corner takes if there is enough space, as a multiple of the
  /// radius.
  static let expansion: CGFloat = 1.528_665

  /// The tangent points on one edge, measured from the corner: the start of the curve, its control
  /// points and the start of the arc, which is also at a distance from the edge.
  private let start: CGFloat
  private let control1: CGFloat
  private let control2: CGFloat
  private let arc: CGPoint
  /// The offset of the control point at the start of the arc from the start.
  private let arcControl: CGVector

  /// Creates a corner that takes at most `space` points of each edge.
  ///
  /// If the space is equal to the radius, the corner is a quarter of a circle.
  init(radius: CGFloat, space: CGFloat) {
    let extent = max(min(Self.expansion, space / radius), 1)
    let angle = (extent - 1) * .pi / 4
    start = extent * radius
    control2 = radius * (1 - tan(angle / 2))
    control1 = start + (control2 - start) * 2 / 3
    arc = CGPoint(x: radius * (1 - sin(angle)), y: radius * (1 - cos(angle)))
    let length = radius * 4 / 3 * tan((CGFloat.pi / 2 - 2 * angle) / 4)
    arcControl = CGVector(dx: -length * cos(angle), dy: length * sin(angle))
  }

  /// Returns the line to the start of the corner and its three curves.
  ///
  /// - Parameters:
  ///   - corner: The point at which the edges would meet.
  ///   - incoming: The unit vector from the corner back along the edge that the outline follows.
  ///   - outgoing: The unit vector from the corner along the next edge.
  /// - Returns: The line and the curves.
  func elements(at corner: CGPoint, incoming: CGVector, outgoing: CGVector) -> [CGPath.Element] {
    func point(_ along: CGFloat, _ away: CGFloat, isIncoming: Bool) -> CGPoint {
      let (edge, other) = isIncoming ? (incoming, outgoing) : (outgoing, incoming)
      return CGPoint(
        x: corner.x + edge.dx * along + other.dx * away,
        y: corner.y + edge.dy * along + other.dy * away
      )
    }
    func half(_ isIncoming: Bool) -> (start: CGPoint, c1: CGPoint, c2: CGPoint, arc: CGPoint) {
      (
        point(start, 0, isIncoming: isIncoming), point(control1, 0, isIncoming: isIncoming),
        point(control2, 0, isIncoming: isIncoming), point(arc.x, arc.y, isIncoming: isIncoming)
      )
    }
    func arcEnd(_ isIncoming: Bool) -> CGPoint {
      point(arc.x + arcControl.dx, arc.y + arcControl.dy, isIncoming: isIncoming)
    }
    let (first, last) = (half(true), half(false))
    return [
      .line(first.start),
      .curve(control1: first.c1, control2: first.c2, end: first.arc),
      .curve(control1: arcEnd(true), control2: arcEnd(false), end: last.arc),
      .curve(control1: last.c2, control2: last.c1, end: last.start),
    ]
  }
}

extension CGPath {
  /// The length along an edge that a continuous corner takes, as a multiple of the radius.
  package static var continuousCornerExpansion: CGFloat { ContinuousCorner.expansion }

  /// Creates a path that consists of a rectangle with continuous corners.
  ///
  /// A corner takes at most half of the shorter side. The path is empty if `rect` is the null
  /// rectangle.
  package convenience init(continuousRect rect: CGRect, radii: CornerRadii) {
    guard !rect.isNull else {
      self.init(elements: [])
      return
    }
    let fitted = radii.fitted(to: rect.size)
    let space = min(rect.width, rect.height) / 2
    let (right, left) = (CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0))
    let (down, up) = (CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1))
    let corners: [(CGPoint, CGFloat, CGVector, CGVector)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), fitted.topRight, left, down),
      (CGPoint(x: rect.maxX, y: rect.maxY), fitted.bottomRight, up, left),
      (CGPoint(x: rect.minX, y: rect.maxY), fitted.bottomLeft, right, up),
      (CGPoint(x: rect.minX, y: rect.minY), fitted.topLeft, down, right),
    ]
    var steps: [Element] = []
    for (corner, radius, incoming, outgoing) in corners {
      steps +=
        radius > 0
        ? ContinuousCorner(radius: radius, space: space)
          .elements(at: corner, incoming: incoming, outgoing: outgoing)
        : [.line(corner)]
    }
    if case .line(let start) = steps[0] { steps[0] = .move(start) }
    self.init(elements: steps + [.close])
  }
}
