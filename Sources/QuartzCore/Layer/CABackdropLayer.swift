import CoreGraphics

/// A layer that shows what lies under it, blurred and tinted: the ground of bars and effect views.
///
/// Its background and contents are not shown, its sublayers are.
package final class CABackdropLayer: CALayer {
  private struct Filter: Equatable {
    var blurRadius: CGFloat = 0
    var saturation: CGFloat = 1
    var tint: CGColor?
    var intensity: CGFloat = 1
  }

  private var filter = Filter()

  /// The standard deviation of the blur, in points; 0.
  package var blurRadius: CGFloat {
    get { filter.blurRadius }
    set { update("blurRadius") { $0.blurRadius = newValue } }
  }

  /// How strong colours come through; 1 keeps them.
  package var saturation: CGFloat {
    get { filter.saturation }
    set { update("saturation") { $0.saturation = newValue } }
  }

  /// The colour painted over the blurred backdrop; nil for none.
  package var tint: CGColor? {
    get { filter.tint }
    set { update("tint") { $0.tint = newValue } }
  }

  /// How much of the effect is seen; 1 is all of it, and more is drawn as 1.
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
      // Checked here and not where it is set, so that animations may add up in between.
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
