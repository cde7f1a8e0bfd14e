import CoreGraphics

/// An immutable node of a display tree.
///
/// A layer keeps its node until it changes, so two successive trees share most nodes, and
/// `DirtyRegion` finds the differences by walking both. `bounds` and all content are in the parent
/// node's space; the children of a group are in the space that its `transform` maps to the
/// parent's.
package final class DisplayNode {
  package enum Content {
    case operations([DrawingOperation])
    case group(DisplayGroup)
    case backdrop(BackdropFilter)
  }

  package let content: Content
  /// The area in which the node may draw; null for empty nodes.
  package let bounds: CGRect
  /// A rectangle that the node covers with opaque pixels, or `.null`; nodes behind it aren't drawn.
  package let opaqueBounds: CGRect
  /// Whether the node contains a backdrop filter, which is affected by changes behind it.
  package let hasBackdrop: Bool
  /// The data that the renderer stores with the node, such as the buffer of a blended group.
  package var rendererCache: AnyObject?

  package init(content: Content, bounds: CGRect, opaqueBounds: CGRect, hasBackdrop: Bool) {
    self.content = content
    self.bounds = bounds
    self.opaqueBounds = opaqueBounds
    self.hasBackdrop = hasBackdrop
  }
}

/// Nodes that are transformed, clipped, masked and blended together.
package struct DisplayGroup {
  /// A clipping region in the children's space.
  package enum Clip: Hashable {
    case rect(CGRect, radii: CornerRadii)
    case path(CGPath, rule: CGPathFillRule)
  }

  package var children: [DisplayNode]
  /// The transform from the children's space to the parent's.
  package var transform: CGAffineTransform
  /// The projective 3 × 3 matrix that replaces `transform` for perspective and rotations out of the
  /// plane.
  ///
  /// The entries are row by row (x' = (m0·x + m1·y + m2) / (m6·x + m7·y + m8) …).
  package var projection: [CGFloat]?
  package var clip: Clip?
  /// The opacity.
  ///
  /// If it is below 1, the children are drawn into a buffer, which is then blended.
  package var opacity: CGFloat
  /// The node whose alpha masks the children, in the children's space.
  package var mask: DisplayNode?
  /// Whether the mask removes the children where it is opaque, instead of keeping them.
  package var isMaskInverted: Bool
  /// A drop shadow of the children's alpha; the offset and the blur radius are in points.
  package var shadow: (color: CGColor, offset: CGSize, blurRadius: CGFloat)?
  /// The scale at which the group's pixels are cached, in pixels per point, or `nil` to disable
  /// caching.
  package var rasterizationScale: CGFloat?

  package init(
    children: [DisplayNode],
    transform: CGAffineTransform = .identity,
    projection: [CGFloat]? = nil,
    clip: Clip? = nil,
    opacity: CGFloat = 1,
    mask: DisplayNode? = nil,
    isMaskInverted: Bool = false,
    shadow: (color: CGColor, offset: CGSize, blurRadius: CGFloat)? = nil,
    rasterizationScale: CGFloat? = nil
  ) {
    self.children = children
    self.transform = transform
    self.projection = projection
    self.clip = clip
    self.opacity = opacity
    self.mask = mask
    self.isMaskInverted = isMaskInverted
    self.shadow = shadow
    self.rasterizationScale = rasterizationScale
  }
}

/// A filter that blurs and tints the content behind a rectangle.
package struct BackdropFilter: Hashable {
  package var rect: CGRect
  package var radii: CornerRadii
  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat
  /// The saturation; 1 leaves colors unchanged, and bar materials use about 1.8.
  package var saturation: CGFloat
  /// The color that is painted over the blurred content.
  package var tint: CGColor
  /// The strength of the effect, from 0 (none) to 1 (full).
  package var intensity: CGFloat

  package init(
    rect: CGRect,
    radii: CornerRadii = .zero,
    blurRadius: CGFloat,
    saturation: CGFloat,
    tint: CGColor,
    intensity: CGFloat = 1
  ) {
    self.rect = rect
    self.radii = radii
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
    self.intensity = intensity
  }
}
