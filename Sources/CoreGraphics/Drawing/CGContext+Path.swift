import Foundation

extension CGContext {
  /// The outline under construction, in current coordinates.
  public var path: CGPath? { outline.isEmpty ? nil : outline.copy() }

  /// Whether no outline is under construction.
  public var isPathEmpty: Bool { outline.isEmpty }

  /// Drops the outline under construction.
  public func beginPath() { outline = CGMutablePath() }

  /// Starts a new outline at a point.
  public func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds straight lines through all points.
  public func addLines(between points: [CGPoint]) { outline.addLines(between: points) }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds part of a circle; see `CGMutablePath.addArc`.
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

  /// Adds the arc that rounds a corner.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }

  /// Adds several rectangles.
  public func addRects(_ rects: [CGRect]) { outline.addRects(rects) }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }

  /// Adds another path.
  public func addPath(_ path: CGPath) { outline.addPath(path) }

  /// Draws the line back to where the outline began.
  public func closePath() { outline.closeSubpath() }
}
