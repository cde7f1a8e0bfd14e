import QuartzCore

@testable import CairoRenderer

/// A node tree drawn on a frame of its own, and its pixels.
final class Picture {
  static let graphics = CairoGraphicsEngine(iconDirectories: ["/usr/share/icons"])
  static let text = PangoTextEngine()

  let rasterizer: Rasterizer

  init(width: Int, height: Int, scale: CGFloat = 1) {
    rasterizer = Self.graphics.makeRasterizer(
      size: PixelSize(width: width, height: height), scale: scale)
  }

  convenience init(_ nodes: DisplayNode..., width: Int, height: Int, scale: CGFloat = 1) {
    self.init(width: width, height: height, scale: scale)
    rasterizer.draw(.group(nodes))
  }

  /// Red, green and blue of a pixel, such as 0xFF8000.
  func color(_ x: Int, _ y: Int) -> UInt32 {
    let row = UnsafeMutableRawPointer(rasterizer.pixels + y * rasterizer.bytesPerRow)
    return row.assumingMemoryBound(to: UInt32.self)[x] & 0xFFFFFF
  }

  /// Red of a pixel, which in grey pictures is its brightness.
  func brightness(_ x: Int, _ y: Int) -> Int { Int(color(x, y) >> 16) }

  /// All pixels, without the unused byte.
  var contents: [UInt32] {
    (0..<rasterizer.size.height).flatMap { y in (0..<rasterizer.size.width).map { color($0, y) } }
  }
}

extension DisplayNode {
  /// A node of marks on white ground or none.
  static func marks(_ operations: DrawingOperation..., bounds: CGRect) -> DisplayNode {
    DisplayNode(
      content: .operations(operations), bounds: bounds, opaqueBounds: .null, hasBackdrop: false)
  }

  /// A rectangle of one colour.
  static func fill(_ rect: CGRect, _ color: CGColor, radii: CornerRadii = .zero) -> DisplayNode {
    DisplayNode(
      content: .operations([.fillRect(rect, radii: radii, color: color)]), bounds: rect,
      opaqueBounds: color.alpha == 1 && radii.isZero ? rect : .null, hasBackdrop: false)
  }

  static func text(_ text: ShapedText, at origin: CGPoint, _ color: CGColor) -> DisplayNode {
    marks(
      .text(text, origin: origin, color: color),
      bounds: text.inkBounds.offsetBy(dx: origin.x, dy: origin.y))
  }

  static func group(_ children: [DisplayNode]) -> DisplayNode { group(DisplayGroup(children: children)) }

  /// A group with the bounds that its parts give it.
  static func group(_ group: DisplayGroup) -> DisplayNode {
    var bounds = group.children.reduce(CGRect.null) { $0.union($1.bounds) }
    if case .rect(let rect, _)? = group.clip { bounds = bounds.intersection(rect) }
    if let shadow = group.shadow {
      let reach = shadow.blurRadius * 3 + 1
      bounds = bounds.union(
        bounds.insetBy(dx: -reach, dy: -reach).offsetBy(
          dx: shadow.offset.width, dy: shadow.offset.height))
    }
    if let projection = group.projection {
      bounds = bounds.projected(by: projection)
    } else if !bounds.isNull {
      bounds = bounds.applying(group.transform)
    }
    return DisplayNode(
      content: .group(group), bounds: bounds, opaqueBounds: .null,
      hasBackdrop: group.children.contains { $0.hasBackdrop })
  }

  static func backdrop(_ filter: BackdropFilter) -> DisplayNode {
    DisplayNode(
      content: .backdrop(filter), bounds: filter.rect, opaqueBounds: .null, hasBackdrop: true)
  }
}

extension CGRect {
  fileprivate func projected(by m: [CGFloat]) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
      let w = m[6] * x + m[7] * y + m[8]
      return CGPoint(x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w)
    }
    let (left, top) = (corners.map(\.x).min()!, corners.map(\.y).min()!)
    return CGRect(
      x: left, y: top, width: corners.map(\.x).max()! - left, height: corners.map(\.y).max()! - top)
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension TextRequest {
  init(_ string: String, size: CGFloat = 17, weight: Int = 400, width: CGFloat = .infinity) {
    self.init(
      spans: [TextSpan(string: string, font: FontDescription(size: size, weight: weight))],
      width: width)
  }
}
