import Foundation

/// The range of zoom scales, and the resistance beyond it.
struct ZoomLimits: Equatable {
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  /// Whether a pinch can exceed the range.
  var bounces = true

  /// Whether the range contains more than one scale.
  var allowsZooming: Bool { maximum > minimum }

  /// Returns the nearest scale in the range.
  func clamp(_ scale: CGFloat) -> CGFloat { max(min(scale, maximum), minimum) }

  // R-ZOOM-12
  /// Returns the scale to show for a scale without resistance.
  func shown(_ free: CGFloat) -> CGFloat {
    let rest = clamp(free)
    guard bounces, free > 0, free != rest else { return rest }
    return rest * exp(RubberBand.stretch(log(free / rest), length: ZoomMetrics.largestExcess))
  }

  /// Returns the scale without resistance for a scale that is shown.
  ///
  /// This is the inverse of `shown`.
  func free(_ shown: CGFloat) -> CGFloat {
    let rest = clamp(shown)
    guard bounces, shown > 0, shown != rest else { return rest }
    return rest * exp(RubberBand.pull(log(shown / rest), length: ZoomMetrics.largestExcess))
  }
}

/// Metrics of zooming.
enum ZoomMetrics {
  // R-ZOOM-12
  /// The natural logarithm of the factor that a scale beyond the limits approaches, which is 2.
  static let largestExcess: CGFloat = 0.693_147
  // R-ZOOM-15
  /// The duration of an animated change of the scale, in seconds.
  static let animationDuration: TimeInterval = 0.3
  // R-ZOOM-13
  /// The angular frequency of the spring that leads back to the limits.
  static let bounceFrequency: CGFloat = 12
  // R-ZOOM-30
  /// The factor of the scale for each detent of the wheel.
  static let wheelFactor: CGFloat = 1.25
  /// The distance that hosts report for a detent, in points.
  static let pointsPerDetent: CGFloat = 60

  /// Returns the factor of the scale for a distance of the wheel, in points.
  static func factor(forWheel distance: CGFloat) -> CGFloat {
    pow(wheelFactor, min(max(-distance / pointsPerDetent, -20), 20))
  }
}
