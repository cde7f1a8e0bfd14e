import CoreGraphics

// R-LYR-19
extension DisplayGroup {
  /// Whether drawing the group takes much longer than copying its pixels, because of a shadow that is made
  /// from its pixels, or a costly drawing that it crops.
  var isCostly: Bool {
    if shadow != nil { return true }
    guard clip != nil, children.count == 1, case .operations = children[0].content else {
      return false
    }
    return children[0].isCostly
  }
}

extension DrawingOperation {
  /// The sum of costs from which operations take much longer to draw than to be copied as pixels.
  static let leastCost = 100

  /// The approximate number of elements of outlines that take as long to draw.
  var cost: Int {
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
