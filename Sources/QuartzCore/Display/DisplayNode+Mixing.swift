import CoreGraphics

extension DisplayNode {
  /// Returns a node in colors between those of this node and another one, or `nil` if the nodes differ in
  /// more than colors.
  ///
  /// The result is that of a cross-fade, because blending is linear in colors of equal alpha, and is drawn
  /// in less time.
  ///
  /// - Parameters:
  ///   - other: The other node.
  ///   - part: The part of the other node's colors, from 0 to 1.
  /// - Returns: A node.
  func mixed(with other: DisplayNode, part: CGFloat) -> DisplayNode? {
    if self === other { return self }
    switch (content, other.content) {
    case (.operations(let before), .operations(let after)):
      let operations = before.mixed(with: after) { $0.mixed(with: $1, part: part) }
      return operations.map { .operations($0) }
    case (.group(let before), .group(let after)):
      guard before.isDrawn(like: after), before.mask === after.mask,
        let children = before.children.mixed(
          with: after.children,
          { $0.mixed(with: $1, part: part) }
        )
      else { return nil }
      var group = after
      group.children = children
      return .group(group)
    default: return nil
    }
  }
}

extension DrawingOperation {
  /// Returns the operation in a color between its own and that of another one, or `nil` if the operations
  /// differ in more than colors.
  fileprivate func mixed(with other: DrawingOperation, part: CGFloat) -> DrawingOperation? {
    if self == other { return self }
    guard
      let color = color.flatMap({ before in
        other.color.flatMap { before.mixed(with: $0, part) }
      })
    else { return nil }
    let result = filled(with: color)
    return result == other.filled(with: color) ? result : nil
  }

  /// The only color of the operation, or `nil` if it has several.
  private var color: CGColor? {
    switch self {
    case .fillRect(_, _, let color), .strokeRect(_, _, _, let color), .fillPath(_, _, let color),
      .strokePath(_, _, let color), .text(_, _, let color):
      color
    case .image(let fill): fill.tint
    default: nil
    }
  }

  private func filled(with color: CGColor) -> DrawingOperation {
    switch self {
    case .fillRect(let rect, let radii, _): return .fillRect(rect, radii: radii, color: color)
    case .strokeRect(let rect, let radii, let width, _):
      return .strokeRect(rect, radii: radii, width: width, color: color)
    case .fillPath(let path, let rule, _): return .fillPath(path, rule: rule, color: color)
    case .strokePath(let path, let style, _): return .strokePath(path, style: style, color: color)
    case .text(let text, let origin, _): return .text(text, origin: origin, color: color)
    case .image(var fill):
      fill.tint = color
      return .image(fill)
    default: return self
    }
  }
}

extension CGColor {
  /// Returns a color between this one and another one, or `nil` if their alphas differ.
  fileprivate func mixed(with other: CGColor, _ part: CGFloat) -> CGColor? {
    guard alpha == other.alpha else { return nil }
    return CGColor(
      red: red + (other.red - red) * part,
      green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part,
      alpha: alpha
    )
  }
}

extension Array {
  /// Combines the elements of two arrays by pairs, and returns `nil` if one of the pairs has no result.
  fileprivate func mixed(
    with other: [Element],
    _ combine: (Element, Element) -> Element?
  ) -> [Element]? {
    guard count == other.count else { return nil }
    var result: [Element] = []
    result.reserveCapacity(count)
    for (one, other) in zip(self, other) {
      guard let combined = combine(one, other) else { return nil }
      result.append(combined)
    }
    return result
  }
}
