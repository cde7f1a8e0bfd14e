import Foundation

/// The elements of simple shapes, made of lines and cubic curves.
enum PathShapes {
  /// The distance from the ends of a quarter circle to its control points, as a fraction of the
  /// radius.
  static let kappa: CGFloat = 0.552_284_749_830_793_4

  static func rect(_ rect: CGRect) -> [CGPath.Element] {
    guard !rect.isNull else { return [] }
    let corners = rect.corners
    return [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close]
  }

  static func ellipse(in rect: CGRect) -> [CGPath.Element] {
    guard !rect.isNull else { return [] }
    return roundedRect(rect, corner: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  static func roundedRect(_ rect: CGRect, corner: CGSize) -> [CGPath.Element] {
    guard !rect.isNull else { return [] }
    let width = min(max(corner.width, 0), rect.width / 2)
    let height = min(max(corner.height, 0), rect.height / 2)
    let size = CGSize(width: width, height: height)
    return roundedRect(rect, corners: [size, size, size, size])
  }

  static func roundedRect(_ rect: CGRect, radii: CornerRadii) -> [CGPath.Element] {
    guard !rect.isNull else { return [] }
    let fitted = radii.fitted(to: rect.size)
    let corners = [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft]
    return roundedRect(rect, corners: corners.map { CGSize(width: $0, height: $0) })
  }

  /// Returns a clockwise outline (on the screen) that starts at the left end of the top edge.
  ///
  /// `corners` are the horizontal and vertical radii, clockwise from the upper-left corner.
  private static func roundedRect(_ rect: CGRect, corners: [CGSize]) -> [CGPath.Element] {
    if corners.allSatisfy({ $0.width <= 0 || $0.height <= 0 }) { return self.rect(rect) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var steps: [CGPath.Element] = [.move(CGPoint(x: left + corners[0].width, y: top))]

    func turn(from start: CGPoint, by corner: CGPoint, to end: CGPoint) {
      steps.append(.line(start))
      func toward(_ from: CGPoint) -> CGPoint {
        CGPoint(x: from.x + (corner.x - from.x) * kappa, y: from.y + (corner.y - from.y) * kappa)
      }
      if start != end {
        steps.append(.curve(control1: toward(start), control2: toward(end), end: end))
      }
    }

    turn(
      from: CGPoint(x: right - corners[1].width, y: top),
      by: CGPoint(x: right, y: top),
      to: CGPoint(x: right, y: top + corners[1].height)
    )
    turn(
      from: CGPoint(x: right, y: bottom - corners[2].height),
      by: CGPoint(x: right, y: bottom),
      to: CGPoint(x: right - corners[2].width, y: bottom)
    )
    turn(
      from: CGPoint(x: left + corners[3].width, y: bottom),
      by: CGPoint(x: left, y: bottom),
      to: CGPoint(x: left, y: bottom - corners[3].height)
    )
    turn(
      from: CGPoint(x: left, y: top + corners[0].height),
      by: CGPoint(x: left, y: top),
      to: CGPoint(x: left + corners[0].width, y: top)
    )
    steps.append(.close)
    return steps
  }
}

extension CornerRadii {
  /// Returns the radii, scaled down by a common factor if two of them don't fit on a side.
  package func fitted(to size: CGSize) -> CornerRadii {
    func share(_ first: CGFloat, _ second: CGFloat, _ side: CGFloat) -> CGFloat {
      first + second > side ? max(side, 0) / (first + second) : 1
    }
    let factor = min(
      share(topLeft, topRight, size.width),
      share(bottomLeft, bottomRight, size.width),
      share(topLeft, bottomLeft, size.height),
      share(topRight, bottomRight, size.height)
    )
    if factor == 1 { return self }
    return CornerRadii(
      topLeft: topLeft * factor,
      topRight: topRight * factor,
      bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor
    )
  }
}
