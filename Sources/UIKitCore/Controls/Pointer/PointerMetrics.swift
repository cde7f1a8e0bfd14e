import CoreGraphics

/// Measures of the effects of a pointer.
enum PointerMetrics {
  // R-PTR-5
  /// The duration in which an effect appears and disappears, in seconds.
  static let duration = 0.2
  /// The distance by which the longer side of a view grows, in points.
  static let growth: CGFloat = 8
  /// The largest factor by which a view grows.
  static let largestScale: CGFloat = 1.1
  static let shadowOpacity: Float = 0.2
  static let shadowRadius: CGFloat = 12
  static let shadowOffset = CGSize(width: 0, height: 4)
  /// The opacity of a tint.
  static let tintAlpha: CGFloat = 0.1

  static func scale(of size: CGSize) -> CGFloat {
    let side = max(size.width, size.height)
    return side > 0 ? min((side + growth) / side, largestScale) : 1
  }
}
