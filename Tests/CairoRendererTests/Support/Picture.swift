import QuartzCore
import TestSupport

@testable import CairoRenderer

/// A node tree drawn on a frame of its own, and its pixels.
@MainActor final class Picture {
  static let graphics = CairoGraphicsEngine()
  static let text = PangoTextEngine(fonts: .simulator)

  let rasterizer: Rasterizer

  init(width: Int, height: Int, scale: CGFloat = 1) {
    rasterizer = Self.graphics.makeRasterizer(
      size: PixelSize(width: width, height: height),
      scale: scale
    )
  }

  /// A frame of another size in place of an older one.
  init(_ size: PixelSize, replacing old: Picture) {
    rasterizer = Self.graphics.makeRasterizer(size: size, scale: 1, replacing: old.rasterizer)
  }

  convenience init(_ nodes: DisplayNode..., width: Int, height: Int, scale: CGFloat = 1) {
    self.init(width: width, height: height, scale: scale)
    rasterizer.draw(nodes.count == 1 ? nodes[0] : .group(nodes))
  }

  /// Red, green and blue of a pixel, such as 0xFF8000.
  func color(_ x: Int, _ y: Int) -> UInt32 { pixels.number(x, y) }

  /// Red of a pixel, which in grey pictures is its brightness.
  func brightness(_ x: Int, _ y: Int) -> Int { Int(color(x, y) >> 16) }

  /// Where and how far two pictures of one size differ; nil when they are equal.
  func difference(from other: Picture) -> Pixels.Difference? {
    pixels.difference(from: other.pixels)
  }

  private var pixels: Pixels { Pixels(rasterizer) }
}

extension DisplayNode {
  /// A rectangle of one colour.
  static func fill(_ rect: CGRect, _ color: CGColor, radii: CornerRadii = .zero) -> DisplayNode {
    .operations([.fillRect(rect, radii: radii, color: color)])
  }

  static func text(_ text: ShapedText, at origin: CGPoint, _ color: CGColor) -> DisplayNode {
    .operations([.text(text, origin: origin, color: color)])
  }

  static func group(_ children: [DisplayNode]) -> DisplayNode {
    .group(DisplayGroup(children: children))
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
      width: width
    )
  }
}
