/// The numbers of page controls, activity indicators and progress views, iOS 14 to 17, in points.
enum ProgressMetrics {
  // MARK: Pages

  /// R-CTL-30: a dot, the distance between the middles of two, and the control's height.
  static let dotSide: CGFloat = 8
  static let dotPitch: CGFloat = 18
  static let pagesHeight: CGFloat = 26
  /// R-CTL-30: before the first dot and behind the last one.
  static let pagesPadding: CGFloat = 10
  /// R-CTL-31: how dark the other dots are.
  static let otherDotAlpha: CGFloat = 0.3

  // MARK: Activity

  /// R-CTL-40: the sides of the two sizes.
  static let mediumSide: CGFloat = 20
  static let largeSide: CGFloat = 37
  /// R-CTL-41: spokes, and seconds for one turn.
  static let spokeCount = 8
  static let turnDuration = 1.0

  // MARK: Progress

  /// R-CTL-50: the heights of the two styles.
  static let progressHeight: CGFloat = 4
  static let barProgressHeight: CGFloat = 2.5
  /// R-CTL-51: how long an animated change takes, in seconds.
  static let progressDuration = 0.25
}
