import Foundation

/// The resistance of content that is dragged beyond an edge.
///
/// The published formula is b = (1 − 1 / (x · 0.55 / d + 1)) · d, for a pull of x in a view of
/// length d.
enum RubberBand {
  // R-SCR-20
  /// Returns the distance that the content moves for a pull beyond an edge, with the sign of the
  /// pull.
  static func stretch(_ pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, pull != 0 else { return 0 }
    let size = (1 - 1 / (abs(pull) * ScrollMetrics.rubberBand / length + 1)) * length
    return pull < 0 ? -size : size
  }

  /// Returns the pull that results in a given stretch.
  ///
  /// This is the inverse of `stretch`.
  static func pull(_ stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, stretch != 0 else { return 0 }
    // The stretch never reaches the full length.
    let size = min(abs(stretch), length * 0.99)
    let pull = size * length / (ScrollMetrics.rubberBand * (length - size))
    return stretch < 0 ? -pull : pull
  }

  /// Returns the derivative of `stretch`, the ratio of the content's speed to that of the finger.
  static func slope(_ pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let share = abs(pull) * ScrollMetrics.rubberBand / length + 1
    return ScrollMetrics.rubberBand / (share * share)
  }
}
