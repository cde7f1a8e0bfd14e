import Foundation

/// Distances and times that tell gestures apart, in points and seconds.
///
/// Apple documents those of long presses; the others are what UIKit's recognizers report about themselves.
enum GestureMetrics {
  /// From the end of a tap to the beginning of the next one of a double tap.
  static let tapInterval: TimeInterval = 0.35
  /// How long one tap may last.
  static let tapDuration: TimeInterval = 0.75
  /// How far a finger may move within a tap, and taps may lie apart.
  static let tapMovement: CGFloat = 45
  /// How far a finger moves before that is a pan.
  static let panDistance: CGFloat = 10
  /// Documented default of `minimumPressDuration`.
  static let pressDuration: TimeInterval = 0.5
  /// Documented default of `allowableMovement`.
  static let pressMovement: CGFloat = 10
  static let swipeDuration: TimeInterval = 0.5
  static let swipeDistance: CGFloat = 50
  /// How far a swipe may stray from its direction.
  static let swipeDeviation: CGFloat = 50
  /// How near the edge a screen edge pan comes down.
  static let edgeWidth: CGFloat = 13
  /// How far two fingers move apart before that is a pinch.
  static let pinchDistance: CGFloat = 8
  /// The span that velocities are measured over.
  static let velocitySpan: TimeInterval = 0.1
}
