/// The corners of a rectangle, for paths that round some of them.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// An outline of lines and curves that can be built step by step, filled, stroked and tested.
///
/// Steps with NaN or infinite coordinates are ignored with a warning.
open class UIBezierPath: NSObject, NSCopying {
  private var outline = CGMutablePath()
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  // MARK: Creating a path

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a path with the steps of another one.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// Creates the largest oval in a rectangle; a circle in a square.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// Creates a rectangle with round corners; a radius larger than fits is made as large as fits.
  ///
  /// Unlike iOS, corners are parts of circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    )
  }

  /// Creates a rectangle with some corners round.
  ///
  /// Of the radii the width is used.
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

  /// Creates part of a circle.
  ///
  /// Angles in radians from the x axis, growing clockwise on the screen.
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

  // MARK: Building

  /// Begins a new outline at a point.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds part of a circle, with a line to its start when an outline is open.
  ///
  /// Angles in radians from the x axis, growing clockwise on the screen.
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

  /// Adds a line to where the outline began.
  open func close() { outline.closeSubpath() }

  /// Adds all outlines of another path.
  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.cgPath) }

  /// Removes all steps; line width and the like stay.
  open func removeAllPoints() { outline = CGMutablePath() }

  /// Moves all points by a transform.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(outline, transform: transform)
    outline = moved
  }

  /// A path of the same outlines run through backwards, in reverse order.
  open func reversing() -> UIBezierPath {
    let reversed = copied()
    reversed.outline = PathReversal.reversed(outline)
    return reversed
  }

  // MARK: What it is

  /// The outlines as a Core Graphics path; setting it copies the steps.
  open var cgPath: CGPath {
    get { outline.copy() ?? outline }
    set {
      let steps = CGMutablePath()
      steps.addPath(newValue)
      outline = steps
    }
  }

  /// Whether there are no steps.
  open var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle round the outline; null for an empty path.
  open var bounds: CGRect { outline.boundingBoxOfPath }

  /// Where the next step would begin; zero for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Whether a point lies inside, by the fill rule in use.
  open func contains(_ point: CGPoint) -> Bool { outline.contains(point, using: fillRule) }

  // MARK: Lines and fills

  /// The thickness of lines, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The form of open ends; butt by default.
  open var lineCapStyle = CGLineCap.butt
  /// The form of corners; mitred by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// How many times the line width a mitre may stand out; 10 by default.
  open var miterLimit: CGFloat = 10
  /// How far curves may be off when drawn, in points; 0.6 by default.
  ///
  /// Kept for programs that read it back.
  open var flatness: CGFloat = 0.6
  /// Whether overlaps are outside; false by default.
  open var usesEvenOddFillRule = false

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Sets the lengths of dashes and gaps in turn; nil or a count of 0 for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
    dashes = (lengths ?? [], phase)
  }

  /// Fills the inside with the fill colour of the current graphics context.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(outline)
    context.fillPath(using: fillRule)
  }

  /// Draws the line with the stroke colour of the current graphics context.
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

  /// Limits what is drawn from now on to the inside.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(outline)
    context.clip(using: fillRule)
  }

  // MARK: Copying

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
}
