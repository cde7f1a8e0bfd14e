/// The placement of a popover next to its source.
///
///              tip
///        ╭──────▲──────╮ ─┐ arrow
///        │    body     │
///        ╰─────────────╯
struct PopoverLayout: Equatable {
  /// The rectangle that the bubble and its arrow can occupy.
  var room: CGRect
  /// The rectangle that the arrow points at, in the same coordinates.
  var source: CGRect
  /// The preferred size of the content.
  var content: CGSize
  var permitted = UIPopoverArrowDirection.any
  /// Whether the bubble can overlap the source if there is not enough space.
  var mayOverlap = false

  struct Placement: Equatable {
    /// The direction of the arrow, or `unknown` if there is none.
    var direction: UIPopoverArrowDirection
    /// The frame without the arrow.
    var body: CGRect
    /// The tip of the arrow, or the center of the body if there is no arrow.
    var tip: CGPoint

    /// The frame including the arrow.
    var frame: CGRect {
      switch direction {
      case .up, .down, .left, .right:
        return body.union(CGRect(origin: tip, size: .zero))
      default: return body
      }
    }

    /// The insets of the body in the frame.
    var insets: UIEdgeInsets {
      let frame = frame
      return UIEdgeInsets(
        top: body.minY - frame.minY,
        left: body.minX - frame.minX,
        bottom: frame.maxY - body.maxY,
        right: frame.maxX - body.maxX
      )
    }
  }

  // R-PRE-31
  /// The order in which directions are tried.
  ///
  /// The first one in which the content fits is used.
  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  var placement: Placement {
    let candidates = Self.order.filter(permitted.contains)
    let fitting = candidates.first { isFitting(size(for: $0)) }
    // If the content does not fit anywhere, uses the direction with the largest visible area.
    let best = fitting ?? candidates.max { area(of: size(for: $0)) < area(of: size(for: $1)) }
    guard let best else { return placementWithoutArrow }
    return placement(best)
  }

  private func isFitting(_ size: CGSize) -> Bool {
    size.width >= content.width && size.height >= content.height
  }

  private func area(of size: CGSize) -> CGFloat { size.width * size.height }

  /// Returns the size that the body can have next to the source, up to the preferred size.
  private func size(for direction: UIPopoverArrowDirection) -> CGSize {
    let arrow = PopoverMetrics.arrowHeight
    var most = room.size
    switch direction {
    case .up: most.height = room.maxY - (mayOverlap ? room.minY : source.maxY) - arrow
    case .down: most.height = (mayOverlap ? room.maxY : source.minY) - room.minY - arrow
    case .left: most.width = room.maxX - (mayOverlap ? room.minX : source.maxX) - arrow
    default: most.width = (mayOverlap ? room.maxX : source.minX) - room.minX - arrow
    }
    return CGSize(
      width: max(min(content.width, most.width, room.width), 0),
      height: max(min(content.height, most.height, room.height), 0)
    )
  }

  private func placement(_ direction: UIPopoverArrowDirection) -> Placement {
    let size = size(for: direction)
    let arrow = PopoverMetrics.arrowHeight
    var body = CGRect(
      x: source.midX - size.width / 2,
      y: source.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    switch direction {
    case .up: body.origin.y = source.maxY + arrow
    case .down: body.origin.y = source.minY - arrow - size.height
    case .left: body.origin.x = source.maxX + arrow
    default: body.origin.x = source.minX - arrow - size.width
    }
    body = held(body, for: direction)
    return Placement(direction: direction, body: body, tip: tip(of: body, direction))
  }

  private var placementWithoutArrow: Placement {
    let size = CGSize(
      width: max(min(content.width, room.width), 0),
      height: max(min(content.height, room.height), 0)
    )
    let body = held(
      CGRect(
        x: source.midX - size.width / 2,
        y: source.midY - size.height / 2,
        width: size.width,
        height: size.height
      ),
      for: .unknown
    )
    return Placement(
      direction: .unknown,
      body: body,
      tip: CGPoint(x: body.midX, y: body.midY)
    )
  }

  /// Moves the body into the available rectangle, leaving space for the arrow.
  private func held(_ body: CGRect, for direction: UIPopoverArrowDirection) -> CGRect {
    let arrow = PopoverMetrics.arrowHeight
    var room = room
    switch direction {
    case .up: room = room.inset(by: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0))
    case .down: room = room.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0))
    case .left: room = room.inset(by: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0))
    case .right: room = room.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow))
    default: break
    }
    var held = body
    held.origin.x = clamp(body.minX, room.minX, room.maxX - body.width)
    held.origin.y = clamp(body.minY, room.minY, room.maxY - body.height)
    return held
  }

  /// Returns the tip of the arrow, as close to the center of the source as the rounded corners
  /// allow.
  ///
  /// The radius of a corner next to the arrow is reduced for this.
  private func tip(of body: CGRect, _ direction: UIPopoverArrowDirection) -> CGPoint {
    let arrow = PopoverMetrics.arrowHeight
    let corner = PopoverMetrics.smallestCornerRadius + PopoverMetrics.arrowBase / 2
    func along(_ middle: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
      upper - lower < 2 * corner
        ? (lower + upper) / 2 : clamp(middle, lower + corner, upper - corner)
    }
    switch direction {
    case .up:
      return CGPoint(x: along(source.midX, body.minX, body.maxX), y: body.minY - arrow)
    case .down:
      return CGPoint(x: along(source.midX, body.minX, body.maxX), y: body.maxY + arrow)
    case .left:
      return CGPoint(x: body.minX - arrow, y: along(source.midY, body.minY, body.maxY))
    default:
      return CGPoint(x: body.maxX + arrow, y: along(source.midY, body.minY, body.maxY))
    }
  }

  private func clamp(_ value: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
    max(min(value, upper), lower)
  }
}
