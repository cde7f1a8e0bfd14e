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
    if let corner { outline.append(corner) }
    return outline.cgPath
  }

  /// The corner next to the arrow with a smaller radius, or `nil` if the arrow is far enough from
  /// both corners.
  @MainActor private var corner: UIBezierPath? {
    let (body, tip) = (placement.body, placement.tip)
    let ends: [(distance: CGFloat, corner: UIRectCorner)]
    switch placement.direction {
    case .up: ends = [(tip.x - body.minX, .topLeft), (body.maxX - tip.x, .topRight)]
    case .down: ends = [(tip.x - body.minX, .bottomLeft), (body.maxX - tip.x, .bottomRight)]
    case .left: ends = [(tip.y - body.minY, .topLeft), (body.maxY - tip.y, .bottomLeft)]
    case .right: ends = [(tip.y - body.minY, .topRight), (body.maxY - tip.y, .bottomRight)]
    default: return nil
    }
    guard let end = ends.min(by: { $0.distance < $1.distance }) else { return nil }
    let radius = max(end.distance - PopoverMetrics.arrowBase / 2, 0)
    let side = min(2 * cornerRadius, min(body.width, body.height) / 2)
    guard radius < min(cornerRadius, side) else { return nil }
    let isRight = end.corner == .topRight || end.corner == .bottomRight
    let isBottom = end.corner == .bottomLeft || end.corner == .bottomRight
    return UIBezierPath(
      roundedRect: CGRect(
        x: isRight ? body.maxX - side : body.minX,
        y: isBottom ? body.maxY - side : body.minY,
        width: side,
        height: side
      ),
      byRoundingCorners: end.corner,
      cornerRadii: CGSize(width: radius, height: radius)
    )
  }

  @MainActor private var arrow: UIBezierPath? {
    let angle: CGFloat
    switch placement.direction {
    case .up: angle = 0
    case .right: angle = .pi / 2
    case .down: angle = .pi
    case .left: angle = -.pi / 2
    default: return nil
    }
    return PopoverMetrics.arrow.path(tip: placement.tip, angle: angle)
  }
}
