import Foundation

/// Thresholds of gestures, in points and seconds.
///
/// The values for long presses are documented by Apple. The others are the values that UIKit's
/// recognizers report.
enum GestureMetrics {
  /// The maximum time between the taps of a double tap.
  static let tapInterval: TimeInterval = 0.35
  /// The maximum duration of a tap.
  static let tapDuration: TimeInterval = 0.75
  /// The maximum distance that a finger may move during a tap, and the maximum distance between
  /// consecutive taps.
  static let tapMovement: CGFloat = 45
  /// The distance that a finger moves before a pan begins.
  static let panDistance: CGFloat = 10
  /// The documented default of `minimumPressDuration`.
  static let pressDuration: TimeInterval = 0.5
  /// The documented default of `allowableMovement`.
  static let pressMovement: CGFloat = 10
  static let swipeDuration: TimeInterval = 0.5
  static let swipeDistance: CGFloat = 50
  /// The maximum distance that a swipe may deviate from its direction.
  static let swipeDeviation: CGFloat = 50
  /// The distance from an edge within which a screen edge pan begins.
  static let edgeWidth: CGFloat = 13
  /// The change of the distance between two fingers at which a pinch begins.
  static let pinchDistance: CGFloat = 8
  /// The turn of two fingers at which a rotation begins, in radians.
  static let rotationAngle: CGFloat = 0.1
  /// The period over which velocities are measured.
  static let velocitySpan: TimeInterval = 0.1
}
