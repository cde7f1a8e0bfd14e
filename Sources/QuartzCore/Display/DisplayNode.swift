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
    indirect case backdrop(BackdropFilter)
  }

  package let content: Content
  /// The area in which the node may draw; null for empty nodes.
  package let bounds: CGRect
  /// A rectangle that the node covers with opaque pixels, or `.null`; nodes behind it aren't drawn.
  ///
  /// Pixels in front of a backdrop filter are left out unless nothing behind the node is blurred.
  package let opaqueBounds: CGRect
  /// Whether `opaqueBounds` consists of adjacent pieces.
  ///
  /// If their common edges are not at whole pixels, as in a scaled group, both pieces are translucent
  /// there.
  package let hasSeams: Bool
  /// Whether the node contains a backdrop filter, which is affected by changes behind it.
  package let hasBackdrop: Bool
  /// Whether drawing the node takes much longer than copying its pixels.
  package let isCostly: Bool

  package init(
    content: Content,
    bounds: CGRect,
    opaqueBounds: CGRect,
    hasSeams: Bool = false,
    hasBackdrop: Bool,
    isCostly: Bool = false
  ) {
    self.content = content
    self.bounds = bounds
    self.opaqueBounds = opaqueBounds
    self.hasSeams = hasSeams
    self.hasBackdrop = hasBackdrop
    self.isCostly = isCostly
  }

  /// Returns whether the nodes draw the same, except for backdrop filters, which are compared by
  /// identity.
  func isDrawn(like other: DisplayNode) -> Bool {
    if self === other { return true }
    switch (content, other.content) {
    case (.operations(let one), .operations(let other)): return one == other
    case (.group(let one), .group(let other)):
      return one.isDrawn(like: other) && one.children.count == other.children.count
        && zip(one.children, other.children).allSatisfy { $0.isDrawn(like: $1) }
        && (one.mask.map { other.mask?.isDrawn(like: $0) ?? false } ?? true)
    default: return false
    }
  }
}

/// Nodes that are transformed, clipped, masked and blended together.
package struct DisplayGroup {
  /// A clipping region in the children's space.
  package enum Clip: Hashable {
    case rect(CGRect, radii: CornerRadii)
    case path(CGPath, rule: CGPathFillRule)
  }

  /// The properties that few groups have, in an object, so that groups are small to copy.
  private final class Details {
    var projection: [CGFloat]?
    var clip: Clip?
    var mask: DisplayNode?
    var isMaskInverted = false
    var shadow: (color: CGColor, offset: CGSize, blurRadius: CGFloat)?
    var rasterizationScale: CGFloat?
    var addsChildren = false

    init() {}

    init(copying other: Details) {
      projection = other.projection
      clip = other.clip
      mask = other.mask
      isMaskInverted = other.isMaskInverted
      shadow = other.shadow
      rasterizationScale = other.rasterizationScale
      addsChildren = other.addsChildren
    }

    /// Returns whether the properties are equal except for the content of the mask.
    func isDrawn(like other: Details) -> Bool {
      guard projection == other.projection, clip == other.clip,
        rasterizationScale == other.rasterizationScale, (mask == nil) == (other.mask == nil),
        isMaskInverted == other.isMaskInverted, addsChildren == other.addsChildren
      else { return false }
      switch (shadow, other.shadow) {
      case (nil, nil): return true
      case (let a?, let b?):
        return a.color == b.color && a.offset == b.offset && a.blurRadius == b.blurRadius
      default: return false
      }
    }
  }

  private static let noDetails = Details()

  package var children: [DisplayNode]
  /// The transform from the children's space to the parent's.
  package var transform: CGAffineTransform
  /// The opacity.
  ///
  /// If it is below 1, the children are drawn into a buffer, which is then blended.
  package var opacity: CGFloat
  private var details: Details?

  package init(
    children: [DisplayNode],
    transform: CGAffineTransform = .identity,
    projection: [CGFloat]? = nil,
    clip: Clip? = nil,
    opacity: CGFloat = 1,
    mask: DisplayNode? = nil,
    isMaskInverted: Bool = false,
    shadow: (color: CGColor, offset: CGSize, blurRadius: CGFloat)? = nil,
    addsChildren: Bool = false
  ) {
    self.init(children, transform)
    self.opacity = opacity
    if projection == nil, clip == nil, mask == nil, !isMaskInverted, shadow == nil, !addsChildren {
      return
    }
    let details = Details()
    details.projection = projection
    details.clip = clip
    details.mask = mask
    details.isMaskInverted = isMaskInverted
    details.shadow = shadow
    details.addsChildren = addsChildren
    self.details = details
  }

  /// Creates a group with a mapping to its parent.
  package init(children: [DisplayNode], mapping: PlaneMapping, clip: Clip? = nil) {
    switch mapping {
    case .affine(let affine): self.init(children, affine)
    case .projective(let entries): self.init(children: children, projection: entries)
    }
    if let clip { self.clip = clip }
  }

  private init(_ children: [DisplayNode], _ transform: CGAffineTransform) {
    self.children = children
    self.transform = transform
    opacity = 1
  }

  /// The projective 3 × 3 matrix that replaces `transform` for perspective and rotations out of the
  /// plane.
  ///
  /// The entries are row by row (x' = (m0·x + m1·y + m2) / (m6·x + m7·y + m8) …).
  package var projection: [CGFloat]? {
    get { details?.projection }
    set { change { $0.projection = newValue } }
  }

  package var clip: Clip? {
    get { details?.clip }
    set { change { $0.clip = newValue } }
  }

  /// The node whose alpha masks the children, in the children's space.
  package var mask: DisplayNode? {
    get { details?.mask }
    set { change { $0.mask = newValue } }
  }

  /// Whether the mask removes the children where it is opaque, instead of keeping them.
  package var isMaskInverted: Bool {
    get { details?.isMaskInverted ?? false }
    set { change { $0.isMaskInverted = newValue } }
  }

  /// A drop shadow of the children's alpha; the offset and the blur radius are in points.
  package var shadow: (color: CGColor, offset: CGSize, blurRadius: CGFloat)? {
    get { details?.shadow }
    set { change { $0.shadow = newValue } }
  }

  /// The number of pixels per unit of the children's space of the bitmap from which the group is drawn, or
  /// `nil` if it is drawn without one.
  package var rasterizationScale: CGFloat? {
    get { details?.rasterizationScale }
    set { change { $0.rasterizationScale = newValue } }
  }

  /// Whether the pixels of the children are added to each other, instead of drawn over each other.
  ///
  /// Two children with opacities whose sum is 1 are an even blend also where they are transparent.
  package var addsChildren: Bool {
    details?.addsChildren ?? false
  }

  private mutating func change(_ body: (Details) -> Void) {
    if details == nil {
      details = Details()
    } else if !isKnownUniquelyReferenced(&details), let shared = details {
      details = Details(copying: shared)
    }
    if let details { body(details) }
  }

  /// Whether the children are drawn as if they were not in a group.
  package var hasNoEffect: Bool { details == nil && opacity == 1 && transform.isIdentity }

  /// Whether the groups are equal except for their children and the content of their masks.
  package func isDrawn(like other: DisplayGroup) -> Bool {
    guard transform == other.transform, opacity == other.opacity else { return false }
    if details === other.details { return true }
    return (details ?? Self.noDetails).isDrawn(like: other.details ?? Self.noDetails)
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
