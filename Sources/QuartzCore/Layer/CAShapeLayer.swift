import CoreGraphics

/// The rule that decides what lies inside a shape's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a rule by its name; unknown names act like `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside where the outline winds round the point.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside where a ray crosses the outline an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of a shape's open ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a form by its name; unknown names act like `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half the width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of a shape's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a form by its name; unknown names act like `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that paints a path, over its background and under its sublayers.
///
/// The bounds do not cut it.
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

  /// Creates a shape without path.
  public override init() { super.init() }

  /// Creates a copy of another shape's values.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a shape without path; layers are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is painted; nil paints nothing.
  ///
  /// Animatable between paths of the same steps.
  open var path: CGPath? {
    get { shape.path }
    set { update("path") { $0.path = newValue?.copy() } }
  }

  /// The colour inside; black.
  ///
  /// Animatable.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { update("fillColor") { $0.fillColor = newValue } }
  }

  /// What counts as inside; `nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { update("fillRule") { $0.fillRule = newValue } }
  }

  /// The colour of the line along the path; nil draws none.
  ///
  /// Animatable.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { update("strokeColor") { $0.strokeColor = newValue } }
  }

  /// The share of the path's length that the line begins at; 0.
  ///
  /// Animatable.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { update("strokeStart", newValue) { $0.strokeStart = min(max(newValue, 0), 1) } }
  }

  /// The share of the path's length that the line ends at; 1.
  ///
  /// Animatable.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { update("strokeEnd", newValue) { $0.strokeEnd = min(max(newValue, 0), 1) } }
  }

  /// The thickness of the line; 1.
  ///
  /// Animatable.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { update("lineWidth", newValue) { $0.lineWidth = max(newValue, 0) } }
  }

  /// How pointed a corner may get before it is cut off; 10.
  ///
  /// Animatable.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { update("miterLimit", newValue) { $0.miterLimit = newValue } }
  }

  /// The form of open ends; `butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { update("lineCap") { $0.lineCap = newValue } }
  }

  /// The form of corners; `miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { update("lineJoin") { $0.lineJoin = newValue } }
  }

  /// Where in the dash pattern the line begins; 0.
  ///
  /// Animatable.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { update("lineDashPhase", newValue) { $0.lineDashPhase = newValue } }
  }

  /// Lengths of dashes and gaps by turns; nil draws a solid line.
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

  // MARK: Subclasses of the library

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

  override func makeDrawing() -> LayerDrawing {
    LayerDrawing(
      below: LayerDrawing.node(
        LayerDrawing.background(of: self) + LayerDrawing.contents(of: self)
          + marks.map { .operation($0) }
      ),
      above: LayerDrawing.node(LayerDrawing.border(of: self))
    )
  }

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
