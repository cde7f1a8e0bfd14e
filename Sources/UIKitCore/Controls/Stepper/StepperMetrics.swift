import QuartzCore

/// Metrics of steppers in points, as on iOS 13 to 17, with the rule for each value.
enum StepperMetrics {
  // R-STP-1
  /// The fixed size of the control, its corner radius, and the size of the divider.
  static let size = CGSize(width: 94, height: 32)
  static let cornerRadius: CGFloat = 8
  static let dividerSize = CGSize(width: 1, height: 18)
  // R-STP-1
  /// The point size of the symbols.
  static let symbolSize: CGFloat = 17
  // R-STP-4
  /// The time before the first repetition, and the intervals between repetitions, in seconds.
  static let firstDelay: TimeInterval = 0.5
  static let slowInterval: TimeInterval = 0.25
  static let mediumInterval: TimeInterval = 0.1
  static let fastInterval: TimeInterval = 0.05
  // R-STP-4
  /// The numbers of repetitions after which the interval becomes shorter.
  static let slowRepetitions = 4
  static let mediumRepetitions = 20

  /// Returns the time between a repetition and the next, in seconds.
  ///
  /// - Parameter count: The number of repetitions that have taken place.
  /// - Returns: The time.
  static func delay(afterRepetitions count: Int) -> TimeInterval {
    if count == 0 { return firstDelay }
    if count <= slowRepetitions { return slowInterval }
    return count <= mediumRepetitions ? mediumInterval : fastInterval
  }
}
