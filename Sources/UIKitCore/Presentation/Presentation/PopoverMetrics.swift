/// Sizes, times and colours of popovers: close to iOS 15 to 17, judged by eye.
enum PopoverMetrics {
  static let cornerRadius: CGFloat = 13
  /// From the bubble's edge to the tip.
  static let arrowHeight: CGFloat = 13
  /// Where it grows out of the bubble.
  static let arrowBase: CGFloat = 37
  /// Of a controller that states no size.
  static let defaultSize = CGSize(width: 320, height: 480)
  /// Between the bubble and the safe area.
  static let margin: CGFloat = 10
  static let shadowRadius: CGFloat = 32
  static let shadowOpacity: Float = 0.22
  static let shadowOffset = CGSize(width: 0, height: 8)
  static let duration: TimeInterval = 0.25
  /// How small a popover is when it begins to grow out of its tip.
  static let startScale: CGFloat = 0.85
}
