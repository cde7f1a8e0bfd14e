import CoreGraphics

/// Constants for the shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve with a name; unknown names behave like ``circular``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle, which is the default curve.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature changes gradually from the edges to the middle of the corner.
  ///
  /// It begins farther away from the corner than a circle of the same radius, unless there isn't
  /// enough space. See ``CALayer/cornerCurveExpansionFactor(_:)``.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  /// The length along an edge that a continuous corner takes, as a multiple of the radius.
  static let continuousExpansion = CGPath.continuousCornerExpansion
}

extension CALayer {
  /// The outline of the bounds if they have continuous corners, or `nil` for circular corners and
  /// for corners without a radius.
  final var continuousOutline: CGPath? {
    guard let extras, extras.cornerRadius > 0, extras.cornerCurve == .continuous else {
      return nil
    }
    return CGPath(continuousRect: bounds.standardized, radii: cornerRadii)
  }

  /// Returns the area between the outline and an outline that is inset by `width`, for filling by
  /// the even-odd rule.
  final func continuousFrame(width: CGFloat) -> CGPath {
    let bounds = bounds.standardized
    let frame = CGMutablePath()
    frame.addPath(CGPath(continuousRect: bounds, radii: cornerRadii))
    let inner = bounds.insetBy(dx: width, dy: width)
    guard !inner.isNull, !inner.isEmpty else { return frame }
    func inset(_ radius: CGFloat) -> CGFloat { max(radius - width, 0) }
    let radii = cornerRadii
    let insetRadii = CornerRadii(
      topLeft: inset(radii.topLeft),
      topRight: inset(radii.topRight),
      bottomRight: inset(radii.bottomRight),
      bottomLeft: inset(radii.bottomLeft)
    )
    frame.addPath(CGPath(continuousRect: inner, radii: insetRadii))
    return frame
  }
}
