/// The numbers of sliders, iOS 7 to 17, in points; each with the rule it is kept under.
enum SliderMetrics {
  /// R-CTL-20: the height of the control, its track and its knob.
  static let height: CGFloat = 34
  static let trackHeight: CGFloat = 4
  static let thumbSize = CGSize(width: 28, height: 28)
  /// R-CTL-22: how far from the knob a finger may come down.
  static let reach: CGFloat = 10
  /// R-CTL-21: between the images at the ends and the track.
  static let imageGap: CGFloat = 5
  /// R-CTL-23: how long an animated change takes, in seconds.
  static let moveDuration = 0.25
  /// R-CTL-24: the share of the range that an assistive program moves by.
  static let step: Float = 0.1
  /// The width where nothing says one; our choice.
  static let leastWidth: CGFloat = 60
}
