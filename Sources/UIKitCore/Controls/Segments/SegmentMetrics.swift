/// The numbers of segmented controls, iOS 13 to 17, in points; each with the rule it is kept under.
enum SegmentMetrics {
  /// R-CTL-10: the height.
  static let height: CGFloat = 32
  /// R-CTL-10: the corners of the track, and how far the plate stays inside of it.
  static let cornerRadius: CGFloat = 8
  static let inset: CGFloat = 2
  /// R-CTL-11: the text, and that of the chosen segment.
  static let font = UIFont.systemFont(ofSize: 13)
  static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  /// R-CTL-12: what a segment has at either side of its text or image.
  static let padding: CGFloat = 12
  static let leastWidth: CGFloat = 30
  /// R-CTL-10: the lines between segments.
  static let separatorSize = CGSize(width: 1, height: 16)
  /// R-CTL-14: how long the plate takes from one segment to another, in seconds.
  static let moveDuration = 0.25
  /// R-CTL-14: what the plate under a finger keeps of its size.
  static let pressedScale: CGFloat = 0.95
  /// The plate's colour: white, and a light grey in dark surroundings.
  static let plateColor = UIColor.answers { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
  }
}
