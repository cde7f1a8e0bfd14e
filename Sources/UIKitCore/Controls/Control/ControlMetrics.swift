/// Metrics of controls in points, as on iOS 15 to 17.
enum ControlMetrics {
  static let switchSize = CGSize(width: 51, height: 31)
  /// The distance between the thumb and the edge of the track.
  static let switchInset: CGFloat = 2
  /// How much wider the thumb is while the switch is touched.
  static let switchStretch: CGFloat = 5
  static let switchDuration: TimeInterval = 0.25
  static let disabledAlpha: CGFloat = 0.5
}
