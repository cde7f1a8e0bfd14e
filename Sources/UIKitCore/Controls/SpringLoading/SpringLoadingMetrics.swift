import Foundation

/// How long something dragged has to stay over a target, in seconds, and how still, in points.
///
/// Apple describes the stages and publishes no times; the first wait is the delay that macOS has for spring-loaded folders
/// and buttons, the rest is judged by eye. (R-IN-5)
enum SpringLoadingMetrics {
  /// From resting over a target until it flashes.
  static let rest: TimeInterval = 0.5
  /// How long it flashes until it acts.
  static let flash: TimeInterval = 0.3
  /// How far the drag may stray from where it came to rest.
  static let straying: CGFloat = 10
  static let highlightRadius: CGFloat = 8
}
