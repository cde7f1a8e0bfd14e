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
  ///
  /// The outer outline is a rectangle if the corners are rounded by a clip.
  final func frame(width: CGFloat) -> CGPath {
    let bounds = bounds.standardized
    let frame = CGMutablePath()
    if masksToBounds {
      frame.addRect(bounds)
    } else {
      frame.addPath(CGPath(continuousRect: bounds, radii: cornerRadii))
    }
    let inner = bounds.insetBy(dx: width, dy: width)
    guard !inner.isNull, !inner.isEmpty else { return frame }
    let radii = cornerRadii.inset(by: width)
    if cornerCurve == .continuous {
      frame.addPath(CGPath(continuousRect: inner, radii: radii))
    } else {
      frame.addCorners(of: inner, radii: radii)
    }
    return frame
  }
}

extension CGMutablePath {
  /// Appends a rectangle with circular corners.
  fileprivate func addCorners(of rect: CGRect, radii: CornerRadii) {
    let corners = [
      (rect.minX, rect.minY, 1.0, 1.0, radii.topLeft),
      (rect.maxX, rect.minY, -1, 1, radii.topRight),
      (rect.maxX, rect.maxY, -1, -1, radii.bottomRight),
      (rect.minX, rect.maxY, 1, -1, radii.bottomLeft),
    ]
    move(to: CGPoint(x: rect.minX, y: rect.minY + radii.topLeft))
    for (index, (x, y, right, down, radius)) in corners.enumerated() {
      guard radius > 0 else {
        addLine(to: CGPoint(x: x, y: y))
        continue
      }
      let start = CGFloat.pi + CGFloat(index) * .pi / 2
      addArc(
        center: CGPoint(x: x + right * radius, y: y + down * radius),
        radius: radius,
        startAngle: start,
        endAngle: start + .pi / 2,
        clockwise: false
      )
    }
    closeSubpath()
  }
}
