import Foundation

/// The ways to paint a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path with the nonzero winding rule.
  case fill
  /// Fills the path with the even-odd rule.
  case eoFill
  /// Strokes the path.
  case stroke
  /// Fills the path with the nonzero winding rule, then strokes it.
  case fillStroke
  /// Fills the path with the even-odd rule, then strokes it.
  case eoFillStroke
}

/// The interpolation of scaled images.
///
/// All values except `none` interpolate smoothly.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`
  /// Scales images without interpolation, so that pixels become squares.
  case none
  case low
  case high
  case medium
}
