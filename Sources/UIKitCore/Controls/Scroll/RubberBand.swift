import Foundation

/// How content follows a finger beyond the edge: the further, the less.
///
/// The published formula is b = (1 − 1 / (x · 0.55 / d + 1)) · d, for a pull of x in a view of length d (R-SCR-20).
enum RubberBand {
  /// How far the content goes for a pull beyond the edge; of the pull's sign.
  static func stretch(_ pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, pull != 0 else { return 0 }
    let size = (1 - 1 / (abs(pull) * ScrollMetrics.rubberBand / length + 1)) * length
    return pull < 0 ? -size : size
  }

  /// The pull that holds the content where it is: the inverse of `stretch`.
  static func pull(_ stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, stretch != 0 else { return 0 }
    // No pull holds the content a whole length away.
    let size = min(abs(stretch), length * 0.99)
    let pull = size * length / (ScrollMetrics.rubberBand * (length - size))
    return stretch < 0 ? -pull : pull
  }

  /// How fast the content goes for a finger's speed of 1.
  static func slope(_ pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let share = abs(pull) * ScrollMetrics.rubberBand / length + 1
    return ScrollMetrics.rubberBand / (share * share)
  }
}
