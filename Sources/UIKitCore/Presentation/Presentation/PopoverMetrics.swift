/// Metrics of popovers, estimated from iOS 15 to 17.
enum PopoverMetrics {
  static let cornerRadius: CGFloat = 13
  /// The radius of a corner that the arrow is close to.
  static let smallestCornerRadius: CGFloat = 6
  /// The distance from the edge of the bubble to the tip.
  static let arrowHeight: CGFloat = 13
  /// The width of the arrow at the edge of the bubble.
  static let arrowBase: CGFloat = 37
  static let arrow = BubbleArrow(
    height: arrowHeight,
    width: arrowBase,
    tipWidth: 7,
    tipCurve: 1.5,
    waist: 0.4
  )
  /// The size of a popover whose controller has no preferred content size.
  static let defaultSize = CGSize(width: 320, height: 480)
  /// The distance between the bubble and the safe area.
  static let margin: CGFloat = 10
  static let shadowRadius: CGFloat = 32
  static let shadowOpacity: Float = 0.22
  static let shadowOffset = CGSize(width: 0, height: 8)
  static let duration: TimeInterval = 0.25
  /// The scale at the start of the presentation.
  static let startScale: CGFloat = 0.85
}
