/// Metrics of controls in points, as on iOS 15 to 17.
enum ControlMetrics {
  static let switchSize = CGSize(width: 51, height: 31)
  /// The distance between the thumb and the edge of the track.
  static let switchInset: CGFloat = 2
  /// How much wider the thumb is while the switch is touched.
  static let switchStretch: CGFloat = 5
  static let switchDuration: TimeInterval = 0.25
  /// The point size of the symbols of information buttons.
  static let symbolSize: CGFloat = 22
  /// The diameter of the circle of a close button.
  static let closeSize: CGFloat = 30
  static let closeSymbolSize: CGFloat = 13
  static let disabledAlpha: CGFloat = 0.5

  /// The frame of a close button's circle.
  static func closeFrame(in bounds: CGRect) -> CGRect {
    let radius = closeSize / 2
    return CGRect(
      x: bounds.midX - radius,
      y: bounds.midY - radius,
      width: closeSize,
      height: closeSize
    )
  }
}
