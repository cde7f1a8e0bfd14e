import CoreGraphics

extension DisplayNode.Content {
  /// Whether drawing the content takes much longer than copying its pixels.
  ///
  /// This is the case for many outlines, for gradients whose rows differ, and for shadows that are made
  /// from the pixels of a group.
  var isCostly: Bool {
    switch self {
    case .operations(let operations):
      var cost = 0
      for operation in operations {
        cost += operation.cost
        if cost >= DrawingOperation.leastCost { return true }
      }
      return false
    case .group(let group):
      if group.shadow != nil { return true }
      guard group.clip != nil, group.children.count == 1, case .operations = group.children[0].content
      else { return false }
      return group.children[0].isCostly
    case .backdrop: return false
    }
  }
}

extension DrawingOperation {
  /// The sum of costs from which operations are costly.
  fileprivate static let leastCost = 100

  /// The approximate number of elements of outlines that take as long to draw.
  fileprivate var cost: Int {
    switch self {
    case .fillPath(let path, _, _): path.elements.count
    case .strokePath(let path, let style, _):
      path.elements.count * (style.dashLengths.isEmpty ? 2 : 8)
    case .gradientRect(_, let radii, let fill):
      radii.isZero && fill.hasEvenRows ? 0 : Self.leastCost
    case .gradientPath: Self.leastCost
    case .aliased(let operation): operation.cost
    case .fillRect, .strokeRect, .image, .text, .shadowRect, .shadowPath: 0
    }
  }
}

extension GradientFill {
  /// Whether the pixels of each row have one color, or all rows are equal.
  fileprivate var hasEvenRows: Bool {
    guard case .linear(let start, let end) = shape else { return false }
    return start.x == end.x || start.y == end.y
  }
}
