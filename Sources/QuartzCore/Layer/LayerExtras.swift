import CoreGraphics

/// The values that most layers never set, stored separately to keep ordinary layers small.
///
/// Those that are read for each layer of a frame, or copied for each animated layer, are not
/// checked for exclusive access. Each access to them reads or replaces one value and calls nothing.
final class LayerExtras {
  /// The values of a layer without extras, which must not be changed.
  nonisolated(unsafe) static let standard = LayerExtras()

  @exclusivity(unchecked) var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  @exclusivity(unchecked) var zPosition: CGFloat = 0
  /// The transform, or `nil` for the identity.
  @exclusivity(unchecked) var transform: CATransform3D?
  @exclusivity(unchecked) var sublayerTransform: CATransform3D?

  @exclusivity(unchecked) var cornerRadius: CGFloat = 0
  @exclusivity(unchecked) var maskedCorners = CACornerMask.all
  @exclusivity(unchecked) var cornerCurve = CALayerCornerCurve.circular
  @exclusivity(unchecked) var borderWidth: CGFloat = 0
  @exclusivity(unchecked) var borderColor: CGColor? = .black
  @exclusivity(unchecked) var shadow = LayerShadow()
  @exclusivity(unchecked) var mask: CALayer?

  @exclusivity(unchecked) var contentsGravity = CALayerContentsGravity.resize
  @exclusivity(unchecked) var contentsScale: CGFloat = 1
  @exclusivity(unchecked) var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  @exclusivity(unchecked) var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  @exclusivity(unchecked) var contentsTiles = false
  @exclusivity(unchecked) var contentsTint: CGColor?
  @exclusivity(unchecked) var silhouetteColor: CGColor?
  @exclusivity(unchecked) var rasterizationScale: CGFloat = 1

  @exclusivity(unchecked) var name: String?
  var actions: [String: CAAction]?
  /// Values for keys that aren't properties.
  var values: [String: Any] = [:]
  @exclusivity(unchecked) var timing = MediaTiming()
  @exclusivity(unchecked) var animations: LayerAnimations?

  /// The presentation copy, while the layer animates.
  @exclusivity(unchecked) var presentation: CALayer?
  /// The reference to the model layer, which it shares with its presentation copies.
  @exclusivity(unchecked) var model: UnretainedReference<CALayer>?
  /// The compositor of a root layer.
  ///
  /// The compositor sets it to `nil` when it is deinitialized.
  @exclusivity(unchecked) unowned(unsafe) var compositor: Compositor?

  /// Returns a copy for a presentation layer, without the tree and the animations.
  func copyOfValues() -> LayerExtras {
    let copy = LayerExtras()
    copy.anchorPoint = anchorPoint
    copy.zPosition = zPosition
    copy.transform = transform
    copy.sublayerTransform = sublayerTransform
    copy.cornerRadius = cornerRadius
    copy.maskedCorners = maskedCorners
    copy.cornerCurve = cornerCurve
    copy.borderWidth = borderWidth
    copy.borderColor = borderColor
    copy.shadow = shadow
    copy.mask = mask
    copy.contentsGravity = contentsGravity
    copy.contentsScale = contentsScale
    copy.contentsRect = contentsRect
    copy.contentsCenter = contentsCenter
    copy.contentsTiles = contentsTiles
    copy.contentsTint = contentsTint
    copy.silhouetteColor = silhouetteColor
    copy.rasterizationScale = rasterizationScale
    copy.name = name
    copy.values = values
    copy.timing = timing
    return copy
  }
}

/// The shadow of a layer.
struct LayerShadow: Equatable {
  var color: CGColor? = .black
  var opacity: Float = 0
  var offset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur, in points.
  var radius: CGFloat = 3
  var path: CGPath?
  /// Whether the shadow is not drawn inside of `path`, for translucent content.
  var isCutOut = false

  var isVisible: Bool { opacity > 0 && (color?.alpha ?? 0) > 0 }
}
