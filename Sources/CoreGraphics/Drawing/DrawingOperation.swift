import Foundation

/// The four corner radii of a rectangle, in points: the upper left first, then clockwise.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package static let zero = CornerRadii(0)
  package var isZero: Bool { self == .zero }
}

/// A line's thickness, ends, corners and dashes, in points.
package struct StrokeStyle: Hashable, Sendable {
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  package var miterLimit: CGFloat
  package var dashPhase: CGFloat
  package var dashLengths: [CGFloat]

  package init(
    width: CGFloat = 1,
    cap: CGLineCap = .butt,
    join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dashPhase: CGFloat = 0,
    dashLengths: [CGFloat] = []
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashPhase = dashPhase
    self.dashLengths = dashLengths
  }
}

/// Colours along a line or round a point; positions 0 to 1 along it.
package struct GradientFill: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    case conic(center: CGPoint, angle: CGFloat)
  }
  package var shape: Shape
  package var colors: [CGColor]
  package var locations: [CGFloat]
  /// Whether the end colours go on before the first and after the last position.
  package var extends: Bool

  package init(shape: Shape, colors: [CGColor], locations: [CGFloat], extends: Bool = true) {
    self.shape = shape
    self.colors = colors
    self.locations = locations
    self.extends = extends
  }
}

/// Where and how a picture is put.
package struct ImageFill: Hashable {
  package enum Scaling: Hashable, Sendable {
    /// The whole source fills the destination.
    case stretch
    /// Repeats from the destination's top left at `tileSize` points a tile.
    case tile(size: CGSize)
    /// Nine slices: the outer parts (points of the destination, pixels/`scale` of the source) keep their size.
    case slices(
      top: CGFloat,
      left: CGFloat,
      bottom: CGFloat,
      right: CGFloat,
      scale: CGFloat,
      tiles: Bool
    )
  }
  package enum Quality: Hashable, Sendable { case nearest, linear }

  package var image: CGImage
  package var destination: CGRect
  /// In pixels of the image; nil for all of it.
  package var source: CGRect?
  package var scaling: Scaling
  package var quality: Quality
  /// When set, only the image's alpha is used, filled with this colour.
  package var tint: CGColor?
  package var alpha: CGFloat

  package init(
    image: CGImage,
    destination: CGRect,
    source: CGRect? = nil,
    scaling: Scaling = .stretch,
    quality: Quality = .linear,
    tint: CGColor? = nil,
    alpha: CGFloat = 1
  ) {
    self.image = image
    self.destination = destination
    self.source = source
    self.scaling = scaling
    self.quality = quality
    self.tint = tint
    self.alpha = alpha
  }

  package static func == (left: ImageFill, right: ImageFill) -> Bool {
    left.image === right.image && left.destination == right.destination
      && left.source == right.source
      && left.scaling == right.scaling && left.quality == right.quality && left.tint == right.tint
      && left.alpha == right.alpha
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(image))
    hasher.combine(destination.origin.x)
    hasher.combine(destination.origin.y)
  }
}

/// One mark on the canvas, in the coordinates of the node that holds it.
///
/// A value: equal operations paint equal pixels.
package enum DrawingOperation: Hashable {
  case fillRect(CGRect, radii: CornerRadii, color: CGColor)
  /// A line of `width` just inside the rectangle's edge.
  case strokeRect(CGRect, radii: CornerRadii, width: CGFloat, color: CGColor)
  case fillPath(CGPath, rule: CGPathFillRule, color: CGColor)
  case strokePath(CGPath, style: StrokeStyle, color: CGColor)
  /// A gradient inside a rectangle with rounded corners.
  case gradientRect(CGRect, radii: CornerRadii, fill: GradientFill)
  case gradientPath(CGPath, rule: CGPathFillRule, fill: GradientFill)
  case image(ImageFill)
  /// Glyphs with the top left of their lines at `origin`.
  case text(ShapedText, origin: CGPoint, color: CGColor)
  /// The blurred outline of a rounded rectangle; nothing is painted inside `cutout` when it is set.
  case shadowRect(CGRect, radii: CornerRadii, blurRadius: CGFloat, color: CGColor)
  case shadowPath(CGPath, blurRadius: CGFloat, color: CGColor)
}
