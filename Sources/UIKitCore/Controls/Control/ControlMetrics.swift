/// Sizes of controls, as they are on iOS 15 to 17, in points.
enum ControlMetrics {
  static let switchSize = CGSize(width: 51, height: 31)
  /// Between the knob and the edge of its track.
  static let switchInset: CGFloat = 2
  /// How much wider the knob gets under a finger.
  static let switchStretch: CGFloat = 5
  static let switchDuration: TimeInterval = 0.25
  static let disabledAlpha: CGFloat = 0.5
}
