/// Metrics of page controls, activity indicators, and progress views in points, as on iOS 14 to 17.
enum ProgressMetrics {
  // MARK: Page control

  // R-CTL-30
  /// The size of a dot, the distance between the centers of two dots, and the height of the
  /// control.
  static let dotSide: CGFloat = 8
  static let dotPitch: CGFloat = 18
  static let pagesHeight: CGFloat = 26
  // R-CTL-30
  /// The space before the first dot and after the last one.
  static let pagesPadding: CGFloat = 10
  // R-CTL-31
  /// The opacity of the dots of pages other than the current one.
  static let otherDotAlpha: CGFloat = 0.3

  // MARK: Activity indicator

  // R-CTL-40
  /// The side lengths of the two sizes.
  static let mediumSide: CGFloat = 20
  static let largeSide: CGFloat = 37
  // R-CTL-41
  /// The number of spokes, and the duration of a turn in seconds.
  static let spokeCount = 8
  static let turnDuration = 1.0

  // MARK: Progress view

  // R-CTL-50
  /// The heights of the two styles.
  static let progressHeight: CGFloat = 4
  static let barProgressHeight: CGFloat = 2.5
  // R-CTL-51
  /// The duration of an animated change, in seconds.
  static let progressDuration = 0.25
}
