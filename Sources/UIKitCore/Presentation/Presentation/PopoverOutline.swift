/// The outline of a popover: a rounded rectangle with an arrow.
struct PopoverOutline {
  /// The placement, in the coordinates of the outline.
  var placement: PopoverLayout.Placement
  var cornerRadius = PopoverMetrics.cornerRadius

  @MainActor var path: CGPath {
    let body = placement.body
    let outline = UIBezierPath(
      roundedRect: body,
      cornerRadius: min(cornerRadius, min(body.width, body.height) / 2)
    )
    if let arrow { outline.append(arrow) }
    return outline.cgPath
  }

  /// The arrow, which is drawn pointing up with its tip at zero, and then rotated.
  @MainActor private var arrow: UIBezierPath? {
    let (height, half) = (PopoverMetrics.arrowHeight, PopoverMetrics.arrowBase / 2)
    let turn: CGFloat
    switch placement.direction {
    case .up: turn = 0
    case .right: turn = .pi / 2
    case .down: turn = .pi
    case .left: turn = -.pi / 2
    default: return nil
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -half, y: height))
    path.addCurve(
      to: CGPoint(x: -3.5, y: 1.5),
      controlPoint1: CGPoint(x: -half * 0.55, y: height),
      controlPoint2: CGPoint(x: -half * 0.4, y: height * 0.4)
    )
    path.addQuadCurve(to: CGPoint(x: 3.5, y: 1.5), controlPoint: CGPoint(x: 0, y: -1.5))
    path.addCurve(
      to: CGPoint(x: half, y: height),
      controlPoint1: CGPoint(x: half * 0.4, y: height * 0.4),
      controlPoint2: CGPoint(x: half * 0.55, y: height)
    )
    path.close()
    path.apply(
      CGAffineTransform(translationX: placement.tip.x, y: placement.tip.y).rotated(by: turn)
    )
    return path
  }
}
