import CoreGraphics

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a form by its name; unknown names act like `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from start to end: the default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In circles round the start, the end being a corner of the box round the outermost.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Round the start, beginning in the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that paints a gradient over its background, inside its rounded corners.
open class CAGradientLayer: CALayer {
  private struct Gradient: Equatable {
    var colors: [CGColor] = []
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  private var gradient = Gradient()

  /// Creates a gradient without colours.
  public override init() { super.init() }

  /// Creates a copy of another gradient's values.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a gradient without colours; layers are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colours, each a `CGColor`; nil paints nothing.
  ///
  /// Animatable between lists of one length.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set { colorList = newValue?.compactMap { $0 as? CGColor } ?? [] }
  }

  /// Where each colour is, 0 to 1 and never falling; evenly spread by default.
  ///
  /// Animatable.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { update("locations") { $0.locations = newValue?.map { CGFloat($0.doubleValue) } } }
  }

  /// Where the first colour is, in parts of the bounds; the middle of the upper edge.
  ///
  /// Animatable.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set {
      guard LayerGeometry.accepts(newValue, "startPoint") else { return }
      update("startPoint") { $0.startPoint = newValue }
    }
  }

  /// Where the last colour is, in parts of the bounds; the middle of the lower edge.
  ///
  /// Animatable.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set {
      guard LayerGeometry.accepts(newValue, "endPoint") else { return }
      update("endPoint") { $0.endPoint = newValue }
    }
  }

  /// The form of the gradient; `axial`.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { update("type") { $0.type = newValue } }
  }

  private var colorList: [CGColor] {
    get { gradient.colors }
    set { update("colors") { $0.colors = newValue } }
  }

  private func update(_ key: String, _ assign: (inout Gradient) -> Void) {
    var changed = gradient
    assign(&changed)
    guard changed != gradient else { return }
    change(key, redraws: true) { gradient = changed }
  }

  // MARK: Subclasses of the library

  override func makeCopy() -> CALayer { CAGradientLayer() }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
  }

  override class var ownKeys: [String: LayerKey] { gradientKeys }

  private static let gradientKeys: [String: LayerKey] = {
    var table = [
      "colors": LayerKey(redraws: true) {
        ($0 as? CAGradientLayer).map { .colors($0.colorList) }
      } set: {
        if let layer = $0 as? CAGradientLayer, case .colors(let colors) = $1 {
          layer.colorList = colors
        }
      },
      "locations": LayerKey(redraws: true) {
        ($0 as? CAGradientLayer).map { layer in
          .numbers(
            CGGradient.locations(layer.gradient.locations, count: layer.gradient.colors.count)
          )
        }
      } set: {
        if let layer = $0 as? CAGradientLayer, case .numbers(let numbers) = $1 {
          layer.update("locations") { $0.locations = numbers }
        }
      },
    ]
    table.merge(LayerKeys.points("startPoint", \CAGradientLayer.startPoint, redraws: true)) { $1 }
    table.merge(LayerKeys.points("endPoint", \CAGradientLayer.endPoint, redraws: true)) { $1 }
    return table
  }()

  override func makeDrawing() -> LayerDrawing {
    LayerDrawing(
      below: LayerDrawing.node(
        LayerDrawing.background(of: self) + marks.map { .operation($0) }
          + LayerDrawing.contents(of: self)
      ),
      above: LayerDrawing.node(LayerDrawing.border(of: self))
    )
  }

  private var marks: [DrawingOperation] {
    let box = bounds.standardized
    guard !box.isEmpty, let first = gradient.colors.first else { return [] }
    if gradient.colors.count == 1 { return [.fillRect(box, radii: cornerRadii, color: first)] }
    let fill = GradientFill(
      shape: shape(in: box),
      colors: gradient.colors,
      locations: CGGradient.locations(gradient.locations, count: gradient.colors.count)
    )
    return [.gradientRect(box, radii: cornerRadii, fill: fill)]
  }

  private func shape(in box: CGRect) -> GradientFill.Shape {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
    }
    let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
    switch gradient.type {
    case .radial:
      let radius = max(abs(end.x - start.x), abs(end.y - start.y))
      return .radial(start: start, startRadius: 0, end: start, endRadius: radius)
    case .conic:
      let angle = CGFloat(atan2(Double(end.y - start.y), Double(end.x - start.x)))
      return .conic(center: start, angle: angle)
    default: return .linear(start: start, end: end)
    }
  }
}
