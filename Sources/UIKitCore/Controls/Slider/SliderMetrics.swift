import QuartzCore

/// Metrics of sliders in points, as on iOS 7 to 17, with the rule for each value.
enum SliderMetrics {
  // R-CTL-20
  /// The height of the control, the height of the track, and the size of the thumb.
  static let height: CGFloat = 34
  static let trackHeight: CGFloat = 4
  static let thumbSize = CGSize(width: 28, height: 28)
  // R-CTL-22
  /// The distance from the thumb within which a touch drags the thumb.
  static let reach: CGFloat = 10
  // R-CTL-21
  /// The distance between the value images and the track.
  static let imageGap: CGFloat = 5
  // R-CTL-23
  /// The duration of an animated change, in seconds.
  static let moveDuration = 0.25
  // R-CTL-24
  /// The fraction of the range by which assistive technology changes the value.
  static let step: Float = 0.1
  /// The minimum width, which was chosen for this library.
  static let leastWidth: CGFloat = 60

  /// The frame of a value image at one end of the slider; without an image, the width is zero.
  static func imageFrame(_ size: CGSize?, isAtLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = size ?? .zero
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
