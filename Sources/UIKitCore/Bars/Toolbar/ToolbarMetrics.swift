/// The numbers of toolbars, iOS 11 to 17, in points; each with the rule it is kept under.
enum ToolbarMetrics {
  /// R-TOOL-20: phones, except where the short form applies.
  static let regularHeight: CGFloat = 44
  /// R-TOOL-21: phones lying on their side, except the largest.
  static let compactHeight: CGFloat = 32
  /// R-TOOL-22: pads.
  static let padHeight: CGFloat = 50
  /// R-TOOL-6: how long items take to fade when they are replaced with animation, in seconds.
  static let itemChangeDuration = 0.25
}
