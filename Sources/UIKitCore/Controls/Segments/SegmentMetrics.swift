/// Metrics of segmented controls in points, as on iOS 13 to 17, with the rule for each value.
enum SegmentMetrics {
  // R-CTL-10
  /// The height of the control.
  static let height: CGFloat = 32
  // R-CTL-10
  /// The corner radius of the track, and the distance of the selection from the edges.
  static let cornerRadius: CGFloat = 8
  static let inset: CGFloat = 2
  // R-CTL-11
  /// The font of the titles, and that of the selected segment.
  static let font = UIFont.systemFont(ofSize: 13)
  static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  // R-CTL-12
  /// The space on each side of the text or image, and the minimum width of a segment.
  static let padding: CGFloat = 12
  static let leastWidth: CGFloat = 30
  // R-CTL-10
  /// The size of the lines between segments.
  static let separatorSize = CGSize(width: 1, height: 16)
  // R-CTL-14
  /// The duration in which the selection moves, in seconds.
  static let moveDuration = 0.25
  // R-CTL-14
  /// The scale of the selection while it is pressed.
  static let pressedScale: CGFloat = 0.95
  /// The color of the selection: white in the light style, gray in the dark style.
  static let plateColor = UIColor.resolvedPerTraits { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
  }
}
