/// The corners of a rectangle, for paths with some rounded corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bit mask of the set.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top-left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top-right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom-left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom-right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// A path of lines and curves that can be filled, stroked and hit-tested.
///
/// Segments with coordinates that are not finite are ignored, and a warning is logged.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var outline = CGMutablePath()
  private(set) var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  // MARK: Creating a path

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// Creates a path of the ellipse that fits in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// Creates a path of a rounded rectangle.
  ///
  /// Unlike iOS, corners are circular arcs.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of the corners in points, which is limited to half of the shorter
  ///     side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    )
  }

  /// Creates a path of a rectangle with some rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The rounded corners.
  ///   - cornerRadii: The radius of the corners in points. Only the width is used.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    guard rect.isFinite else { return }
    let radius = cornerRadii.width > 0 ? cornerRadii.width : 0
    func part(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let radii = CornerRadii(
      topLeft: part(.topLeft),
      topRight: part(.topRight),
      bottomRight: part(.bottomRight),
      bottomLeft: part(.bottomLeft)
    )
    outline.addPath(CGPath(rect: rect.standardized, radii: radii))
  }

  /// Creates a path of a circular arc.
  ///
  /// Angles are in radians from the x-axis and increase clockwise on the screen.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle at which the arc begins.
  ///   - endAngle: The angle at which the arc ends.
  ///   - clockwise: Whether the arc is drawn clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  // MARK: Building a path

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a straight line from the current point to a point.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point to an end point.
  ///
  /// - Parameters:
  ///   - endPoint: The end point of the curve.
  ///   - controlPoint1: The control point of the curve's start.
  ///   - controlPoint2: The control point of the curve's end.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point to an end point.
  ///
  /// - Parameters:
  ///   - endPoint: The end point of the curve.
  ///   - controlPoint: The control point of the curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc, connected with a line to the current point.
  ///
  /// Angles are in radians from the x-axis and increase clockwise on the screen.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle at which the arc begins.
  ///   - endAngle: The angle at which the arc ends.
  ///   - clockwise: Whether the arc is drawn clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint,
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
      clockwise: !clockwise
    )
  }

  /// Closes the current subpath with a line to its start.
  open func close() { outline.closeSubpath() }

  /// Appends the subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.cgPath) }

  /// Removes all segments.
  ///
  /// Properties such as the line width do not change.
  open func removeAllPoints() { outline = CGMutablePath() }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(outline, transform: transform)
    outline = moved
  }

  /// Returns a path with reversed subpaths in reverse order.
  open func reversing() -> UIBezierPath {
    let reversed = copied()
    reversed.outline = PathReversal.reversed(outline)
    return reversed
  }

  // MARK: Properties

  /// The path as a Core Graphics path.
  ///
  /// Setting it copies the segments.
  open var cgPath: CGPath {
    get { outline.copy() ?? outline }
    set {
      let steps = CGMutablePath()
      steps.addPath(newValue)
      outline = steps
    }
  }

  /// A Boolean value that indicates whether the path has no segments.
  open var isEmpty: Bool { outline.isEmpty }

  /// The bounding box of the path, or the null rectangle for an empty path.
  open var bounds: CGRect { outline.boundingBoxOfPath }

  /// The current point, or zero for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Returns whether a point is inside the path, according to the fill rule.
  open func contains(_ point: CGPoint) -> Bool { outline.contains(point, using: fillRule) }

  // MARK: Stroking and filling

  /// The width of lines in points.
  ///
  /// The default value is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends.
  ///
  /// The default value is `butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of corners.
  ///
  /// The default value is `miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of a miter's length, as a multiple of the line width.
  ///
  /// The default value is 10.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves in points.
  ///
  /// The value is stored, but not used. The default value is 0.6.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether the even-odd rule is used for filling.
  ///
  /// The default value is `false`.
  open var usesEvenOddFillRule = false

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Sets the pattern of dashed lines.
  ///
  /// - Parameters:
  ///   - pattern: The alternating lengths of dashes and gaps in points, or `nil` for a solid line.
  ///   - count: The number of lengths, or 0 for a solid line.
  ///   - phase: The offset in the pattern at which lines begin, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
    dashes = (lengths ?? [], phase)
  }

  /// Fills the path with the fill color of the current graphics context.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(outline)
    context.fillPath(using: fillRule)
  }

  /// Strokes the path with the stroke color of the current graphics context.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
    context.beginPath()
    context.addPath(outline)
    context.strokePath()
    context.restoreGState()
  }

  /// Clips drawing to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(outline)
    context.clip(using: fillRule)
  }

  // MARK: Copying and coding

  /// Returns an independent copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  private func copied() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: outline)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    return copy
  }

  public class var supportsSecureCoding: Bool { true }

  /// Creates a path from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let archive = ArchiveBlock.read(ArchivedPath.self, forKey: "UIBezierPath", from: coder)
    else { return nil }
    self.init()
    do {
      try archive.restore(self)
    } catch {
      ArchiveBlock.fail(coder, "UIBezierPath: \(error)")
      return nil
    }
  }

  /// Encodes the segments and the properties.
  open func encode(with coder: NSCoder) {
    ArchiveBlock.write(ArchivedPath(self), forKey: "UIBezierPath", to: coder)
  }
}
