import CoreGraphics

/// Creates the presentation copies of layers.
enum LayerCopy {
  /// The flags that affect the appearance of a layer.
  private static let lookFlags: LayerFlags = [
    .isHidden, .masksToBounds, .isOpaque, .shouldRasterize, .needsDisplayOnBoundsChange, .hasZOrder,
    .splitsOpacity,
  ]

  static func copyValues(of layer: CALayer, to copy: CALayer) {
    copy.geometry = layer.geometry
    copy.layerAppearance = layer.layerAppearance
    copy.flags.subtract(lookFlags)
    copy.flags.formUnion(layer.flags.intersection(lookFlags))
    copy.drawing = layer.drawing
    let model = copy.extras?.model
    copy.extras = layer.extras?.copyOfValues()
    if let model { copy.makeExtras().model = model }
  }

  static func presentation<Layer: CALayer>(of layer: Layer) -> Layer? {
    if layer.flags.contains(.isPresentation) { return layer }
    guard layer.flags.contains(.isCommitted) else { return nil }
    let current = layer.extras?.presentation
    if let current = current as? Layer { return current }
    let made = (makePresentation(of: layer) as? Layer) ?? instantiate(layer)
    if let current { made.copyValues(of: current) }
    markAsPresentation(made, of: layer)
    return made
  }

  /// Returns a presentation copy of the nearest library class, with the layer's values.
  static func makePresentation(of layer: CALayer) -> CALayer {
    let copy = layer.makeCopy()
    copy.copyValues(of: layer)
    markAsPresentation(copy, of: layer)
    return copy
  }

  private static func markAsPresentation(_ copy: CALayer, of layer: CALayer) {
    copy.flags.insert(.isPresentation)
    let extras = layer.makeExtras()
    let model = extras.model ?? UnretainedReference(layer)
    extras.model = model
    copy.makeExtras().model = model
  }

  /// Creates a copy of the app's own class.
  ///
  /// `init(layer:)` isn't `required`, so that subclasses don't have to implement it. It is in every
  /// subclass's method table nevertheless, and is called through a convenience initializer that is
  /// excluded from optimization.
  private static func instantiate<Layer: CALayer>(_ layer: Layer) -> Layer {
    let type = unsafeBitCast(Swift.type(of: layer), to: Placeholder.Type.self)
    let made: CALayer = type.init(copying: layer)
    return unsafeDowncast(made, to: Layer.self)
  }

  private final class Placeholder: CALayer {}
}

extension CALayer {
  @inline(never) @_optimize(none)
  fileprivate convenience init(copying layer: CALayer) { self.init(layer: layer) }
}
