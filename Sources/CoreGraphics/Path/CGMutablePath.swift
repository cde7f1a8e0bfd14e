import Foundation

/// An outline that can be added to.
///
/// Steps with NaN or infinite coordinates are ignored with a warning, as are lines and curves before the
/// first `move(to:)`.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  /// Starts a new outline at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point), transform)
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  /// Adds straight lines through all points, beginning a new outline at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.quadCurve(control: control, end: end), transform)
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.curve(control1: control1, control2: control2, end: end), transform)
  }

  /// Draws the line back to where the outline began.
  public func closeSubpath() {
    guard !isEmpty, elements.last != .close else { return }
    elements.append(.close)
  }

  /// Adds an upright rectangle as an outline of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(contentsOf: PathShapes.rect(rect), transform)
  }

  /// Adds several rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(contentsOf: PathShapes.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with elliptic corners; corners larger than half a side are made smaller.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      contentsOf: PathShapes.roundedRect(
        rect,
        corner: CGSize(width: cornerWidth, height: cornerHeight)
      ),
      transform
    )
  }

  /// Adds part of a circle, with a line to its start when an outline is open.
  ///
  /// Angles in radians from the x axis. Where y points down, `clockwise: false` turns clockwise on the
  /// screen, as on iOS.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      isDecreasing: clockwise
    )
    add(arc, transform)
  }

  /// Adds part of a circle that turns by `delta` radians from `startAngle`.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(PathArc(center: center, radius: radius, startAngle: startAngle, sweep: delta), transform)
  }

  /// Adds the arc that rounds the corner between the current point, `tangent1End` and `tangent2End`.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else {
      Log.warning("CGMutablePath: an arc needs a current point; it was ignored.")
      return
    }
    // The current point is already transformed, the tangents are not: work in the path's own space.
    let corner = tangent1End.applying(transform)
    let end = tangent2End.applying(transform)
    if let arc = PathArc(from: currentPoint, corner: corner, end: end, radius: radius) {
      add(arc, .identity)
    } else {
      addLine(to: corner)
    }
  }

  /// Adds all outlines of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(contentsOf: path.elements, transform)
  }

  private func add(_ arc: PathArc, _ transform: CGAffineTransform) {
    let curves = arc.elements
    guard let start = curves.first, case .move(let point) = start else { return }
    append(isEmpty ? start : .line(point), transform)
    append(contentsOf: Array(curves.dropFirst()), transform)
  }

  private func append(contentsOf steps: [Element], _ transform: CGAffineTransform) {
    elements.reserveCapacity(elements.count + steps.count)
    for step in steps { append(step, transform) }
  }

  private func append(_ step: Element, _ transform: CGAffineTransform) {
    let placed = transform.isIdentity ? step : step.applying(transform)
    guard placed.points.allSatisfy(\.isFinite) else {
      Log.warning("CGMutablePath: a point that is NaN or infinite was ignored.")
      return
    }
    if elements.isEmpty {
      guard case .move = placed else {
        Log.warning("CGMutablePath: a path begins with move(to:); the step before it was ignored.")
        return
      }
    }
    elements.append(placed)
  }
}
