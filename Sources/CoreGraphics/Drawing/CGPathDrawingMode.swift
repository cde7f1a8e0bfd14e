import Foundation

/// How a path is painted.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside by the winding rule.
  case fill
  /// The inside by the even-odd rule.
  case eoFill
  /// A line along it.
  case stroke
  /// The inside by the winding rule, then a line along it.
  case fillStroke
  /// The inside by the even-odd rule, then a line along it.
  case eoFillStroke
}

/// How enlarged pixels look.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`
  /// Square pixels.
  case none
  case low
  case high
  case medium
}
