import CoreGraphics

/// One immutable piece of a picture.
///
/// A layer keeps its node until it changes, so two successive display lists share most nodes, and
/// what differs is found by walking both (see `DirtyRegion`).
///
/// Coordinates: `bounds` and all content are in the parent node's space; a group's children are in the
/// space that its `transform` maps into the parent's.
package final class DisplayNode {
  package enum Content {
    case operations([DrawingOperation])
    case group(DisplayGroup)
    case backdrop(BackdropFilter)
  }

  package let content: Content
  /// Everything the node may paint; empty nodes have a null rectangle.
  package let bounds: CGRect
  /// A rectangle that the node surely covers with opaque pixels, or `.null`: what lies under it need not be drawn.
  package let opaqueBounds: CGRect
  /// Whether a backdrop filter is inside, so that a change under it has to reach it too.
  package let hasBackdrop: Bool
  /// What a renderer keeps beside the node, such as a blended group's buffer; goes with the node.
  package var rendererCache: AnyObject?

  package init(content: Content, bounds: CGRect, opaqueBounds: CGRect, hasBackdrop: Bool) {
    self.content = content
    self.bounds = bounds
    self.opaqueBounds = opaqueBounds
    self.hasBackdrop = hasBackdrop
  }
}

/// Nodes drawn together: moved, clipped, masked and blended as one.
package struct DisplayGroup {
  /// What the children are cut to, in the children's space.
  package enum Clip: Hashable {
    case rect(CGRect, radii: CornerRadii)
    case path(CGPath, rule: CGPathFillRule)
  }

  package var children: [DisplayNode]
  /// Maps the children's space to the parent's.
  package var transform: CGAffineTransform
  /// Set instead of `transform` when the mapping has perspective or turns out of the plane: a 3x3
  /// projective map, row by row (x' = (m0·x + m1·y + m2) / (m6·x + m7·y + m8) …).
  package var projection: [CGFloat]?
  package var clip: Clip?
  /// Below 1 the children are drawn apart and blended once, so overlaps do not show through.
  package var opacity: CGFloat
  /// Only where this node has alpha the children show; in the children's space.
  package var mask: DisplayNode?
  /// A drop shadow of the children's alpha: offset and blur in points.
  package var shadow: (color: CGColor, offset: CGSize, blurRadius: CGFloat)?
  /// Asks to keep the drawn group as pixels at this many pixels a point; nil draws it each time.
  package var rasterizationScale: CGFloat?

  package init(
    children: [DisplayNode],
    transform: CGAffineTransform = .identity,
    projection: [CGFloat]? = nil,
    clip: Clip? = nil,
    opacity: CGFloat = 1,
    mask: DisplayNode? = nil,
    shadow: (color: CGColor, offset: CGSize, blurRadius: CGFloat)? = nil,
    rasterizationScale: CGFloat? = nil
  ) {
    self.children = children
    self.transform = transform
    self.projection = projection
    self.clip = clip
    self.opacity = opacity
    self.mask = mask
    self.shadow = shadow
    self.rasterizationScale = rasterizationScale
  }
}

/// What is already drawn under a rectangle, blurred and tinted, put back in its place.
package struct BackdropFilter: Hashable {
  package var rect: CGRect
  package var radii: CornerRadii
  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat
  /// 1 keeps colours as they are; bar materials use about 1.8.
  package var saturation: CGFloat
  /// Painted over the blurred backdrop.
  package var tint: CGColor
  /// 0 shows the plain backdrop, 1 the whole effect.
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
