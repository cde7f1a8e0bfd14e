import CoreGraphics

/// Constants for the shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type with a name; unknown names behave like ``axial``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along the line from the start point to the end point, which is the default type.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient of circles around the start point.
  ///
  /// The outermost circle touches the sides of the box at the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient around the start point, which begins in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient over its background, clipped to its rounded corners.
///
/// ```swift
/// let gradient = CAGradientLayer()
/// gradient.frame = view.bounds
/// gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
/// view.layer.addSublayer(gradient)
/// ```
open class CAGradientLayer: CALayer {
  private struct Gradient: Equatable {
    var colors: [CGColor] = []
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  private var gradient = Gradient()

  /// Creates a gradient layer without colors.
  public override init() { super.init() }

  /// Creates a presentation copy of another gradient layer.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a gradient layer without colors; layers aren't archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colors of the gradient, as `CGColor` objects.
  ///
  /// The default value is `nil`, which draws nothing. Animatable between arrays with the same
  /// number of colors.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set { colorList = newValue?.compactMap { $0 as? CGColor } ?? [] }
  }

  /// The locations of the colors, from 0 to 1 and in ascending order.
  ///
  /// The default value is `nil`, which distributes the colors evenly. Animatable.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { update("locations") { $0.locations = newValue?.map { CGFloat($0.doubleValue) } } }
  }

  /// The start point of the gradient, in unit coordinates (0 to 1).
  ///
  /// The default value is (0.5, 0), the middle of the top edge. Animatable.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set {
      guard LayerGeometry.accepts(newValue, "startPoint") else { return }
      update("startPoint") { $0.startPoint = newValue }
    }
  }

  /// The end point of the gradient, in unit coordinates (0 to 1).
  ///
  /// The default value is (0.5, 1), the middle of the bottom edge. Animatable.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set {
      guard LayerGeometry.accepts(newValue, "endPoint") else { return }
      update("endPoint") { $0.endPoint = newValue }
    }
  }

  /// The shape of the gradient.
  ///
  /// The default value is ``CAGradientLayerType/axial``.
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

  // MARK: Overrides in library subclasses

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

  override func makeDrawing() -> LayerDrawing { LayerDrawing(of: self, behindContents: marks) }

  private var marks: [DrawingOperation] {
    let box = bounds.standardized
    guard !box.isEmpty, let first = gradient.colors.first else { return [] }
    let outline = continuousOutline
    if gradient.colors.count == 1 {
      if let outline { return [.fillPath(outline, rule: .winding, color: first)] }
      return [.fillRect(box, radii: cornerRadii, color: first)]
    }
    let fill = GradientFill(
      shape: shape(in: box),
      colors: gradient.colors,
      locations: CGGradient.locations(gradient.locations, count: gradient.colors.count)
    )
    if let outline { return [.gradientPath(outline, rule: .winding, fill: fill)] }
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
