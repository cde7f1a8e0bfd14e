import Foundation

extension CGContext {
  /// The current path, or `nil` if it is empty.
  ///
  /// The current transform is applied to the path when it is painted.
  public var path: CGPath? { outline.isEmpty ? nil : outline.copy() }

  /// A Boolean value that indicates whether the current path is empty.
  public var isPathEmpty: Bool { outline.isEmpty }

  /// Discards the current path.
  public func beginPath() { outline = CGMutablePath() }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a straight line from the current point to a point.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Begins a new subpath at the first point, and adds straight lines through the remaining points.
  public func addLines(between points: [CGPoint]) { outline.addLines(between: points) }

  /// Adds a quadratic Bézier curve from the current point to an end point.
  ///
  /// - Parameters:
  ///   - end: The end point of the curve.
  ///   - control: The control point of the curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control)
  }

  /// Adds a cubic Bézier curve from the current point to an end point.
  ///
  /// - Parameters:
  ///   - end: The end point of the curve.
  ///   - control1: The control point of the curve's start.
  ///   - control2: The control point of the curve's end.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a circular arc from one angle to another.
  ///
  /// If the current path isn't empty, a straight line connects the current point to the start of
  /// the arc. An arc with a negative radius, or with NaN or infinite values, is ignored, and a
  /// warning is logged.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle of the start, in radians from the positive x-axis.
  ///   - endAngle: The angle of the end, in radians from the positive x-axis.
  ///   - clockwise: Whether the angle decreases from the start to the end. As on iOS, where the
  ///     y-axis points down, `false` draws the arc clockwise on the screen.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Adds a circular arc that is tangent to two lines, which rounds the corner between them.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner, at which the line from the current point ends.
  ///   - tangent2End: The end of the line that starts at the corner.
  ///   - radius: The radius of the arc.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }

  /// Adds rectangles, each as a closed subpath.
  public func addRects(_ rects: [CGRect]) { outline.addRects(rects) }

  /// Adds the ellipse that is inscribed in a rectangle, as a closed subpath.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }

  /// Adds all subpaths of another path.
  public func addPath(_ path: CGPath) { outline.addPath(path) }

  /// Closes the current subpath with a line to its start.
  public func closePath() { outline.closeSubpath() }
}
