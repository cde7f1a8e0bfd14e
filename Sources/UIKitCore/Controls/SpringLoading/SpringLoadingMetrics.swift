import Foundation

/// Times and distances of spring loading, in seconds and points.
///
/// Apple describes the stages without publishing times. The first delay is that of spring-loaded
/// folders and buttons on macOS; the other values are estimates.
enum SpringLoadingMetrics {
  // R-IN-5
  /// The time that the drag must rest over a target before the target flashes.
  static let rest: TimeInterval = 0.5
  /// The duration of the flashes before the activation.
  static let flash: TimeInterval = 0.3
  /// The maximum distance that the drag may move while it rests.
  static let straying: CGFloat = 10
  static let highlightRadius: CGFloat = 8
}
