import CoreGraphics

/// A layer that shows the content behind it, blurred and tinted, for bars and effect views.
///
/// Its own background and contents aren't shown; its sublayers are.
package final class CABackdropLayer: CALayer {
  private struct Filter: Equatable {
    var blurRadius: CGFloat = 0
    var saturation: CGFloat = 1
    var tint: CGColor?
    var intensity: CGFloat = 1
  }

  private var filter = Filter()

  /// The standard deviation of the blur, in points.
  ///
  /// The default value is 0.
  package var blurRadius: CGFloat {
    get { filter.blurRadius }
    set { update("blurRadius") { $0.blurRadius = newValue } }
  }

  /// The saturation of the content behind the layer.
  ///
  /// The default value is 1, which leaves the content unchanged.
  package var saturation: CGFloat {
    get { filter.saturation }
    set { update("saturation") { $0.saturation = newValue } }
  }

  /// The color that is painted over the blurred content, or `nil` for none.
  package var tint: CGColor? {
    get { filter.tint }
    set { update("tint") { $0.tint = newValue } }
  }

  /// The strength of the effect, from 0 to 1.
  ///
  /// The default value is 1. Greater values are treated as 1.
  package var intensity: CGFloat {
    get { filter.intensity }
    set { update("intensity") { $0.intensity = newValue } }
  }

  private func update(_ key: String, _ assign: (inout Filter) -> Void) {
    var changed = filter
    assign(&changed)
    guard changed != filter else { return }
    change(key, redraws: true) { filter = changed }
  }

  override func makeCopy() -> CALayer { CABackdropLayer() }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    if let layer = layer as? CABackdropLayer { filter = layer.filter }
  }

  override class var ownKeys: [String: LayerKey] { backdropKeys }

  private static let backdropKeys: [String: LayerKey] = [
    "blurRadius": LayerKeys.number(\CABackdropLayer.blurRadius, redraws: true),
    "saturation": LayerKeys.number(\CABackdropLayer.saturation, redraws: true),
    "intensity": LayerKeys.number(\CABackdropLayer.intensity, redraws: true),
    "tint": LayerKeys.color(\CABackdropLayer.tint),
  ]

  override func makeDrawing() -> LayerDrawing {
    let effect = BackdropFilter(
      rect: bounds.standardized,
      radii: cornerRadii,
      // The value is checked here and not in the setter, because sums of animations may be out of range.
      blurRadius: filter.blurRadius > 0 ? filter.blurRadius : 0,
      saturation: filter.saturation > 0 ? filter.saturation : 0,
      tint: filter.tint ?? .clear,
      intensity: filter.intensity > 0 ? min(filter.intensity, 1) : 0
    )
    var drawing = LayerDrawing(of: self)
    drawing.below = .backdrop(effect)
    return drawing
  }
}
