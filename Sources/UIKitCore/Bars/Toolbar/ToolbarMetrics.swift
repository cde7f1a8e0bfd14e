/// The sizes of toolbars, as on iOS 11 to 17, in points.
enum ToolbarMetrics {
  /// The height on phones, except in compact bars.
  static let regularHeight: CGFloat = 44  // R-TOOL-20
  /// The height on phones in landscape, except the largest.
  static let compactHeight: CGFloat = 32  // R-TOOL-21
  /// The height on pads.
  static let padHeight: CGFloat = 50  // R-TOOL-22
  /// The duration of the animation of items, in seconds.
  static let itemChangeDuration = 0.25  // R-TOOL-6
}
