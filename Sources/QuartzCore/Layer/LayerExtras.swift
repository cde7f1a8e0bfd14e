import CoreGraphics

/// What most layers never set, kept beside the layer so that an ordinary one stays small.
final class LayerExtras {
  /// The values of a layer without extras.
  ///
  /// Never changed.
  nonisolated(unsafe) static let standard = LayerExtras()

  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  /// nil is the identity.
  var transform: CATransform3D?
  var sublayerTransform: CATransform3D?

  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadow = LayerShadow()
  var mask: CALayer?

  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsTiles = false
  var contentsTint: CGColor?
  var rasterizationScale: CGFloat = 1

  var name: String?
  var actions: [String: CAAction]?
  /// Values under keys that are no property.
  var values: [String: Any] = [:]
  var timing = MediaTiming()
  var animations: LayerAnimations?

  /// What is on the screen while the layer animates.
  var presentation: CALayer?
  /// Of a presentation layer: the layer it stands for.
  weak var model: CALayer?
  /// Of a root layer.
  weak var compositor: Compositor?

  /// A copy for a presentation layer: the values, not what belongs to the tree.
  func copyOfValues() -> LayerExtras {
    let copy = LayerExtras()
    copy.anchorPoint = anchorPoint
    copy.zPosition = zPosition
    copy.transform = transform
    copy.sublayerTransform = sublayerTransform
    copy.cornerRadius = cornerRadius
    copy.maskedCorners = maskedCorners
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
    copy.rasterizationScale = rasterizationScale
    copy.name = name
    copy.values = values
    copy.timing = timing
    return copy
  }
}

/// How a layer casts a shadow.
struct LayerShadow: Equatable {
  var color: CGColor? = .black
  var opacity: Float = 0
  var offset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur, in points.
  var radius: CGFloat = 3
  var path: CGPath?

  var isVisible: Bool { opacity > 0 && (color?.alpha ?? 0) > 0 }
}
