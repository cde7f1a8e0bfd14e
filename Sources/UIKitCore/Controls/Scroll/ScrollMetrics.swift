import Foundation

/// Metrics of scroll views, in points and seconds.
///
/// The rules specify the source of each value.
enum ScrollMetrics {
  // R-KBD-20
  /// The space above and below a field that is scrolled free of the keyboard, in points.
  static let editedFieldMargin: CGFloat = 10
  // R-SCR-20
  /// The initial ratio of stretch to pull beyond an edge.
  static let rubberBand: CGFloat = 0.55
  // R-SCR-24
  /// The angular frequency of the bounce spring, for a stiffness of 100 and a mass of 1.
  static let bounceFrequency: CGFloat = 10
  // R-SCR-27
  /// The angular frequency of the spring that leads to pages and targets.
  static let targetFrequency: CGFloat = 12
  // R-SCR-50
  /// The angular frequency of the spring for wheel steps and keys, which have to respond quickly.
  static let stepFrequency: CGFloat = 20
  // R-SCR-23
  /// The remaining distance at which a motion ends.
  static let restDistance: CGFloat = 0.5
  // R-SCR-22
  /// The minimum speed of a fling.
  ///
  /// After a slower drag, the content does not decelerate.
  static let slowestFling: CGFloat = 25
  /// The maximum speed of a fling.
  static let fastestFling: CGFloat = 20_000
  // R-SCR-22
  /// The time without movement after which the velocity of a lifted finger is treated as zero.
  static let restingTime: TimeInterval = 0.1
  // R-SCR-30
  /// The duration of `setContentOffset(_:animated:)`.
  static let animationDuration: TimeInterval = 0.3
  // R-SCR-40
  /// The delay of touches to the content.
  static let touchDelay: TimeInterval = 0.15
  // R-SCR-16
  /// The ratio of the movement along an axis to the movement across it at which scrolling locks to
  /// the axis.
  static let lockRatio: CGFloat = 1.7
  // R-SCR-51
  /// The pause after which a touchpad gesture is considered to have ended.
  static let touchpadPause: TimeInterval = 0.15
  // R-SCR-52
  /// The distance that an arrow key scrolls, which is also the overlap of two pages.
  static let keyStep: CGFloat = 40
  /// The maximum duration of a motion.
  static let longestMovement: TimeInterval = 20
}

/// Metrics of the scroll indicators.
enum IndicatorMetrics {
  // R-SCR-60…63
  static let thickness: CGFloat = 3
  static let cornerRadius: CGFloat = 1.5
  /// The distance of an indicator from the edge of the view.
  static let margin: CGFloat = 3
  /// The length that both indicators keep free at the corner where they would overlap.
  static let corner: CGFloat = 9
  static let shortest: CGFloat = 36
  /// The minimum length while the content is pulled beyond an edge.
  static let squeezed: CGFloat = 7
  /// The opacity of the black or white color.
  static let opacity: CGFloat = 0.35
  static let pauseBeforeFading: TimeInterval = 0.3
  static let fadeDuration: TimeInterval = 0.25
}
