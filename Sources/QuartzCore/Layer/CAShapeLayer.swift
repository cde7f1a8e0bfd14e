import CoreGraphics

/// Constants for the rule that determines the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule with a name; unknown names behave like ``nonZero``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path winds around it a nonzero number of times.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Constants for the ends of open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the style.
  public let rawValue: String

  /// Creates a style with a name; unknown names behave like ``butt``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A line that ends at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A line with a semicircle beyond its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A line that extends half of its width beyond its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Constants for the corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the style.
  public let rawValue: String

  /// Creates a style with a name; unknown names behave like ``miter``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A pointed corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A rounded corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A beveled corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a path.
///
/// The path is drawn over the background and the contents, and below sublayers. It isn't clipped to
/// the bounds.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
/// ring.fillColor = nil
/// ring.strokeColor = UIColor.systemBlue.cgColor
/// ring.lineWidth = 4
/// ring.strokeEnd = 0.75
/// ```
open class CAShapeLayer: CALayer {
  private struct Shape: Equatable {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [CGFloat] = []
  }

  private var shape = Shape()

  /// Creates a shape layer without a path.
  public override init() { super.init() }

  /// Creates a presentation copy of another shape layer.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a shape layer without a path; layers aren't archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The path to draw, in the layer's coordinates.
  ///
  /// The default value is `nil`, which draws nothing. Animatable between paths with the same kinds
  /// of elements.
  open var path: CGPath? {
    get { shape.path }
    set { update("path") { $0.path = newValue?.copy() } }
  }

  /// The color of the inside of the path.
  ///
  /// The default value is opaque black; `nil` doesn't fill the path. Animatable.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { update("fillColor") { $0.fillColor = newValue } }
  }

  /// The rule that determines the inside of the path.
  ///
  /// The default value is ``CAShapeLayerFillRule/nonZero``.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { update("fillRule") { $0.fillRule = newValue } }
  }

  /// The color of the line along the path.
  ///
  /// The default value is `nil`, which draws no line. Animatable.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { update("strokeColor") { $0.strokeColor = newValue } }
  }

  /// The start of the line, as a fraction of the path's length from 0 to 1.
  ///
  /// The default value is 0. Values outside the range are clamped. Animatable.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { update("strokeStart", newValue) { $0.strokeStart = min(max(newValue, 0), 1) } }
  }

  /// The end of the line, as a fraction of the path's length from 0 to 1.
  ///
  /// The default value is 1. Values outside the range are clamped. Animatable.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { update("strokeEnd", newValue) { $0.strokeEnd = min(max(newValue, 0), 1) } }
  }

  /// The width of the line, in points.
  ///
  /// The default value is 1. Negative values are treated as 0. Animatable.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { update("lineWidth", newValue) { $0.lineWidth = max(newValue, 0) } }
  }

  /// The greatest ratio of a pointed corner's length to the line width.
  ///
  /// Corners beyond the limit are beveled. The default value is 10. Animatable.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { update("miterLimit", newValue) { $0.miterLimit = newValue } }
  }

  /// The ends of open lines.
  ///
  /// The default value is ``CAShapeLayerLineCap/butt``.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { update("lineCap") { $0.lineCap = newValue } }
  }

  /// The corners of the line.
  ///
  /// The default value is ``CAShapeLayerLineJoin/miter``.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { update("lineJoin") { $0.lineJoin = newValue } }
  }

  /// The offset into the dash pattern at which the line begins, in points.
  ///
  /// The default value is 0. Animatable.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { update("lineDashPhase", newValue) { $0.lineDashPhase = newValue } }
  }

  /// The alternating lengths of dashes and gaps, in points.
  ///
  /// The default value is `nil`, which draws a solid line. A pattern with a negative length, or
  /// without a positive one, has the same effect.
  open var lineDashPattern: [NSNumber]? {
    get {
      shape.lineDashPattern.isEmpty
        ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) }
    }
    set {
      let lengths = newValue?.map { CGFloat($0.doubleValue) } ?? []
      let isUsable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
      update("lineDashPattern") { $0.lineDashPattern = isUsable ? lengths : [] }
    }
  }

  private func update(
    _ key: StaticString,
    _ number: CGFloat = 0,
    _ assign: (inout Shape) -> Void
  ) {
    guard LayerGeometry.accepts(number, key) else { return }
    var changed = shape
    assign(&changed)
    guard changed != shape else { return }
    change("\(key)", redraws: true) { shape = changed }
  }

  // MARK: Overrides in library subclasses

  override func makeCopy() -> CALayer { CAShapeLayer() }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  override class var ownKeys: [String: LayerKey] { shapeKeys }

  private static let shapeKeys: [String: LayerKey] = [
    "path": LayerKeys.path(\CAShapeLayer.path),
    "fillColor": LayerKeys.color(\CAShapeLayer.fillColor),
    "strokeColor": LayerKeys.color(\CAShapeLayer.strokeColor),
    "strokeStart": LayerKeys.number(\CAShapeLayer.strokeStart, redraws: true),
    "strokeEnd": LayerKeys.number(\CAShapeLayer.strokeEnd, redraws: true),
    "lineWidth": LayerKeys.number(\CAShapeLayer.lineWidth, redraws: true),
    "miterLimit": LayerKeys.number(\CAShapeLayer.miterLimit, redraws: true),
    "lineDashPhase": LayerKeys.number(\CAShapeLayer.lineDashPhase, redraws: true),
  ]

  override func makeDrawing() -> LayerDrawing { LayerDrawing(of: self, inFront: marks) }

  private var marks: [DrawingOperation] {
    guard let path = shape.path, !path.isEmpty else { return [] }
    var marks: [DrawingOperation] = []
    if let color = shape.fillColor, color.alpha > 0 {
      let rule: CGPathFillRule = shape.fillRule == .evenOdd ? .evenOdd : .winding
      marks.append(.fillPath(path, rule: rule, color: color))
    }
    if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
      let line = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
      if !line.isEmpty { marks.append(.strokePath(line, style: strokeStyle, color: color)) }
    }
    return marks
  }

  private var strokeStyle: StrokeStyle {
    let cap: CGLineCap =
      switch shape.lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    let join: CGLineJoin =
      switch shape.lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    return StrokeStyle(
      width: shape.lineWidth,
      cap: cap,
      join: join,
      miterLimit: shape.miterLimit,
      dashPhase: shape.lineDashPhase,
      dashLengths: shape.lineDashPattern
    )
  }
}
