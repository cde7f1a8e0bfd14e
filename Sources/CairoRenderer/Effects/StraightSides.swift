import QuartzCore

/// The straight sides of a convex path with one closed outline, such as a rounded rectangle.
///
///       ┌──────┐
///     ┌─┤      ├─┐   The columns between the ends of the upper and the lower side are inside of the path,
///     │ │      │ │   and so are the rows between the ends of the left and the right one.
///     └─┤      ├─┘
///       └──────┘
struct StraightSides {
  /// The pixels that the path covers entirely between the upper and the lower side.
  private let tall: PixelRect
  /// The pixels that the path covers entirely between the left and the right side.
  private let wide: PixelRect

  /// The distance from a side at which a point lies on it, in pixels.
  fileprivate static let tolerance: CGFloat = 1 / 1024

  /// Finds the sides, or returns `nil` for another path or one without straight sides.
  init?(_ path: CGPath, _ transform: CGAffineTransform) {
    guard let outline = ControlPolygon(path, transform), outline.isConvex else { return nil }
    let ends = outline.ends
    let columns = Self.shared(ends.map { (along: $0.x, across: $0.y) })
    let rows = Self.shared(ends.map { (along: $0.y, across: $0.x) })
    tall = columns.map { PixelRect(inside: CGRect(from: $0.along, $0.across)) } ?? .empty
    wide = rows.map { PixelRect(inside: CGRect(from: $0.across, $0.along)) } ?? .empty
    if tall.isEmpty && wide.isEmpty { return nil }
  }

  /// Returns the larger one of the parts of the two rectangles in an area.
  func largestRectangle(in area: PixelRect) -> PixelRect {
    let (tall, wide) = (tall.intersection(area), wide.intersection(area))
    return tall.area > wide.area ? tall : wide
  }

  /// Returns the range that two opposite sides have in common, and the range between the sides.
  private static func shared(
    _ points: [(along: CGFloat, across: CGFloat)]
  ) -> (along: Range<CGFloat>, across: Range<CGFloat>)? {
    let across = points.map(\.across)
    guard let least = across.min(), let greatest = across.max() else { return nil }
    let before = points.filter { $0.across <= least + tolerance }
    let after = points.filter { $0.across >= greatest - tolerance }
    guard let (start, end) = range(of: before.map(\.along)),
      let (otherStart, otherEnd) = range(of: after.map(\.along)),
      let near = before.map(\.across).max(), let far = after.map(\.across).min(),
      max(start, otherStart) < min(end, otherEnd), near < far
    else { return nil }
    return (max(start, otherStart)..<min(end, otherEnd), near..<far)
  }

  private static func range(of values: [CGFloat]) -> (CGFloat, CGFloat)? {
    guard let least = values.min(), let greatest = values.max() else { return nil }
    return (least, greatest)
  }
}

/// The points of a path with one outline, in pixels.
private struct ControlPolygon {
  /// All points, including the control points of curves, which surround the outline.
  private var points: [CGPoint] = []
  /// The ends of lines and curves, which are on the outline.
  private(set) var ends: [CGPoint] = []
  /// Whether all points are drawn.
  private var isDrawable = true

  /// The maximum number of elements, because dents that are tolerated at each corner add up.
  private static let elementLimit = 64

  /// Returns `nil` if the path consists of several outlines, of many elements, or of points that are not drawn.
  init?(_ path: CGPath, _ transform: CGAffineTransform) {
    guard path.elements.count <= Self.elementLimit else { return nil }
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let end):
        guard index == 0 else { return nil }
        add([], end, transform)
      case .line(let end): add([], end, transform)
      case .quadCurve(let control, let end): add([control], end, transform)
      case .curve(let control1, let control2, let end): add([control1, control2], end, transform)
      case .close: guard index == path.elements.count - 1 else { return nil }
      }
    }
    guard isDrawable else { return nil }
  }

  private mutating func add(_ controls: [CGPoint], _ end: CGPoint, _ transform: CGAffineTransform) {
    for point in controls + [end] {
      points.append(point.applying(transform))
      // Points are left out if their coordinates are too large before or after the transform.
      if !point.isDrawable || !points[points.count - 1].isDrawable { isDrawable = false }
    }
    ends.append(points[points.count - 1])
  }

  /// Whether the polygon surrounds its inside once, without dents.
  ///
  /// A dent of less than a thousandth of a pixel is permitted at each corner, because points of arcs are rounded.
  var isConvex: Bool {
    let corners = points.indices.filter { points[$0] != points[($0 + 1) % points.count] }
      .map { points[$0] }
    guard corners.count > 2 else { return false }
    let edges = corners.indices.map { index in
      let next = corners[(index + 1) % corners.count]
      return CGVector(dx: next.x - corners[index].x, dy: next.y - corners[index].y)
    }
    let turns = edges.indices.map { index in
      let (edge, next) = (edges[index], edges[(index + 1) % edges.count])
      let length = max(abs(edge.dx) + abs(edge.dy), abs(next.dx) + abs(next.dy))
      return (edge.dx * next.dy - edge.dy * next.dx) / length
    }
    return Self.signChanges(turns) == 0 && Self.signChanges(edges.map(\.dx)) <= 2
      && Self.signChanges(edges.map(\.dy)) <= 2
  }

  /// Returns how often the sign changes between numbers in a circle, without numbers near 0.
  private static func signChanges(_ values: [CGFloat]) -> Int {
    let signs = values.filter { abs($0) > StraightSides.tolerance }.map { $0 < 0 }
    return signs.indices.count { signs[$0] != signs[($0 + 1) % signs.count] }
  }
}

extension CGRect {
  fileprivate init(from columns: Range<CGFloat>, _ rows: Range<CGFloat>) {
    self.init(
      x: columns.lowerBound,
      y: rows.lowerBound,
      width: columns.upperBound - columns.lowerBound,
      height: rows.upperBound - rows.lowerBound
    )
  }
}
