import Foundation

/// The corner radii of a rectangle, in points.
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

  /// Returns the radii of an outline that is inset by an amount in points.
  package func inset(by amount: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: max(0, topLeft - amount),
      topRight: max(0, topRight - amount),
      bottomRight: max(0, bottomRight - amount),
      bottomLeft: max(0, bottomLeft - amount)
    )
  }
}

/// The width, caps, joins, and dashes of a line, in points.
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

/// A linear, radial, or conic gradient with locations from 0 to 1.
package struct GradientFill: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    case conic(center: CGPoint, angle: CGFloat)
  }
  package var shape: Shape
  package var colors: [CGColor]
  package var locations: [CGFloat]
  /// Whether the first and last colors extend beyond the ends of the gradient.
  package var extends: Bool

  package init(shape: Shape, colors: [CGColor], locations: [CGFloat], extends: Bool = true) {
    self.shape = shape
    self.colors = colors
    self.locations = locations
    self.extends = extends
  }
}

/// An image and how it is drawn into a rectangle.
package struct ImageFill: Hashable {
  package enum Scaling: Hashable, Sendable {
    /// Stretches the source to fill the destination.
    case stretch
    /// Repeats the source, from the upper-left corner of the destination, in tiles of `size`
    /// points.
    case tile(size: CGSize)
    /// Divides the source into nine slices and keeps the size of the outer ones.
    ///
    /// The insets are in points of the destination; a point corresponds to `scale` pixels of the
    /// source.
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
  /// The part of the image that is drawn, in pixels; nil for the whole image.
  package var source: CGRect?
  package var scaling: Scaling
  package var quality: Quality
  /// The color that fills the alpha channel of the image, or nil to draw the image in its own
  /// colors.
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

/// A drawing operation in the coordinates of its node.
///
/// Equal operations paint equal pixels.
package enum DrawingOperation: Hashable {
  case fillRect(CGRect, radii: CornerRadii, color: CGColor)
  /// A line of `width` points along the inside of the rectangle's edge.
  case strokeRect(CGRect, radii: CornerRadii, width: CGFloat, color: CGColor)
  case fillPath(CGPath, rule: CGPathFillRule, color: CGColor)
  case strokePath(CGPath, style: StrokeStyle, color: CGColor)
  /// A gradient in a rectangle with rounded corners.
  case gradientRect(CGRect, radii: CornerRadii, fill: GradientFill)
  case gradientPath(CGPath, rule: CGPathFillRule, fill: GradientFill)
  case image(ImageFill)
  /// Glyphs with the upper-left corner of the text at `origin`.
  case text(ShapedText, origin: CGPoint, color: CGColor)
  /// The blurred shape of a rectangle with rounded corners.
  case shadowRect(CGRect, radii: CornerRadii, blurRadius: CGFloat, color: CGColor)
  case shadowPath(CGPath, blurRadius: CGFloat, color: CGColor)
  /// An operation on paths without antialiasing.
  indirect case aliased(DrawingOperation)
}

extension DrawingOperation {
  /// The operation without antialiasing, or the same operation if it doesn't paint a path.
  var withoutAntialiasing: DrawingOperation {
    switch self {
    case .fillRect(let rect, let radii, let color) where radii.isZero:
      .aliased(.fillPath(CGPath(rect: rect, transform: nil), rule: .winding, color: color))
    case .fillPath, .strokePath, .gradientPath: .aliased(self)
    default: self
    }
  }
}
