import Foundation

/// A path that can be extended with lines, curves, and shapes.
///
/// Every method takes a transform that is applied to its points before they are added. A warning is
/// logged, and the element is ignored, if a point is NaN or infinite, or if a line or curve is
/// added before the first point of the path.
///
/// ```swift
/// let triangle = CGMutablePath()
/// triangle.move(to: CGPoint(x: 10, y: 0))
/// triangle.addLine(to: CGPoint(x: 20, y: 20))
/// triangle.addLine(to: CGPoint(x: 0, y: 20))
/// triangle.closeSubpath()
/// ```
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  /// Begins a new subpath at a point.
  ///
  /// - Parameters:
  ///   - point: The start of the subpath.
  ///   - transform: The transform that is applied to the points. The default value is the identity.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point), transform)
  }

  /// Adds a straight line from the current point to a point.
  ///
  /// - Parameters:
  ///   - point: The end of the line.
  ///   - transform: The transform that is applied to the points. The default value is the identity.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  /// Begins a new subpath at the first point, and adds straight lines through the remaining points.
  ///
  /// An empty array is ignored.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - transform: The transform that is applied to the points. The default value is the identity.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve from the current point to an end point.
  ///
  /// - Parameters:
  ///   - end: The end point of the curve.
  ///   - control: The control point of the curve.
  ///   - transform: The transform that is applied to the points. The default value is the identity.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.quadCurve(control: control, end: end), transform)
  }

  /// Adds a cubic Bézier curve from the current point to an end point.
  ///
  /// - Parameters:
  ///   - end: The end point of the curve.
  ///   - control1: The control point of the curve's start.
  ///   - control2: The control point of the curve's end.
  ///   - transform: The transform that is applied to the points. The default value is the identity.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.curve(control1: control1, control2: control2, end: end), transform)
  }

  /// Closes the current subpath with a line to its start.
  ///
  /// The method does nothing if the path is empty or the subpath is already closed.
  public func closeSubpath() {
    guard !isEmpty, elements.last != .close else { return }
    elements.append(.close)
  }

  /// Adds a rectangle as a closed subpath.
  ///
  /// The null rectangle is ignored.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform that is applied to the points. The default value is the identity.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(contentsOf: PathShapes.rect(rect), transform)
  }

  /// Adds rectangles, each as a closed subpath.
  ///
  /// - Parameters:
  ///   - rects: The rectangles.
  ///   - transform: The transform that is applied to the points. The default value is the identity.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that is inscribed in a rectangle, as a closed subpath.
  ///
  /// The null rectangle is ignored.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform that is applied to the points. The default value is the identity.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(contentsOf: PathShapes.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with elliptical corners as a closed subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. The null rectangle is ignored.
  ///   - cornerWidth: The horizontal radius of the corners, clamped to the range from 0 to half of
  ///     the rectangle's width.
  ///   - cornerHeight: The vertical radius of the corners, clamped to the range from 0 to half of
  ///     the rectangle's height.
  ///   - transform: The transform that is applied to the points. The default value is the identity.
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

  /// Adds a circular arc from one angle to another.
  ///
  /// If the path isn't empty, a straight line connects the current point to the start of the arc.
  /// An arc with a negative radius, or with NaN or infinite values, is ignored, and a warning is
  /// logged.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle of the start, in radians from the positive x-axis.
  ///   - endAngle: The angle of the end, in radians from the positive x-axis.
  ///   - clockwise: Whether the angle decreases from the start to the end. As on iOS, where the
  ///     y-axis points down, `false` draws the arc clockwise on the screen.
  ///   - transform: The transform that is applied to the points. The default value is the identity.
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

  /// Adds a circular arc that spans an angle.
  ///
  /// If the path isn't empty, a straight line connects the current point to the start of the arc.
  /// An arc with a negative radius, or with NaN or infinite values, is ignored, and a warning is
  /// logged.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle of the start, in radians from the positive x-axis.
  ///   - delta: The angle from the start to the end, in radians. Negative values decrease the
  ///     angle.
  ///   - transform: The transform that is applied to the points. The default value is the identity.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(PathArc(center: center, radius: radius, startAngle: startAngle, sweep: delta), transform)
  }

  /// Adds a circular arc that is tangent to two lines, which rounds the corner between them.
  ///
  /// A straight line connects the current point to the start of the arc. If the lines are parallel
  /// or the radius isn't positive, only a line to `tangent1End` is added. If the path is empty, the
  /// arc is ignored, and a warning is logged.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner, at which the line from the current point ends.
  ///   - tangent2End: The end of the line that starts at the corner.
  ///   - radius: The radius of the arc.
  ///   - transform: The transform that is applied to the two points. The default value is the
  ///     identity.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else {
      Log.warning("CGMutablePath: an arc requires a current point; ignored.")
      return
    }
    // The current point is already transformed but the tangents are not, so compute in path
    // coordinates.
    let corner = tangent1End.applying(transform)
    let end = tangent2End.applying(transform)
    if let arc = PathArc(from: currentPoint, corner: corner, end: end, radius: radius) {
      add(arc, .identity)
    } else {
      addLine(to: corner)
    }
  }

  /// Adds all subpaths of another path.
  ///
  /// - Parameters:
  ///   - path: The path to add.
  ///   - transform: The transform that is applied to the points. The default value is the identity.
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
      Log.warning("CGMutablePath: a point that is not finite was ignored.")
      return
    }
    if elements.isEmpty {
      guard case .move = placed else {
        Log.warning(
          "CGMutablePath: there is no current point, because move(to:) was not called; ignored."
        )
        return
      }
    }
    elements.append(placed)
  }
}
