/// The arrow of a bubble, with a round tip and sides that merge with the edge of the bubble.
///
///          tip
///         ╭─╮
///     ╭───╯ ╰───╮
///       width
struct BubbleArrow {
  /// The distance from the edge of the bubble to the tip.
  var height: CGFloat
  /// The width at the edge of the bubble.
  var width: CGFloat
  /// The width of the round tip.
  var tipWidth: CGFloat
  /// The distance by which the control point of the tip is beyond it.
  var tipCurve: CGFloat
  /// The height of the inner control point of the sides, relative to that of the arrow from the tip.
  var waist: CGFloat

  /// Returns the outline of an arrow with the tip at a point.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - angle: The clockwise angle by which the arrow is rotated from "up", in radians.
  /// - Returns: The closed outline.
  @MainActor func path(tip: CGPoint, angle: CGFloat) -> UIBezierPath {
    let half = width / 2
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -half, y: height))
    path.addCurve(
      to: CGPoint(x: -tipWidth / 2, y: 1.5),
      controlPoint1: CGPoint(x: -half * 0.55, y: height),
      controlPoint2: CGPoint(x: -half * 0.4, y: height * waist)
    )
    path.addQuadCurve(
      to: CGPoint(x: tipWidth / 2, y: 1.5),
      controlPoint: CGPoint(x: 0, y: -tipCurve)
    )
    path.addCurve(
      to: CGPoint(x: half, y: height),
      controlPoint1: CGPoint(x: half * 0.4, y: height * waist),
      controlPoint2: CGPoint(x: half * 0.55, y: height)
    )
    path.close()
    path.apply(CGAffineTransform(translationX: tip.x, y: tip.y).rotated(by: angle))
    return path
  }
}
