import TestSupport
import UIKitCore

extension UIImage {
  /// The pixels of the image; nil if it has none.
  public var pixels: Pixels? { cgImage.map { Pixels($0) } }

  /// The premultiplied red, green, blue and alpha of a pixel, 0 to 255, or `nil` outside the image.
  public func pixel(_ x: Int, _ y: Int) -> [Int]? { pixels?.pixel(x, y) }

  /// Red, green and blue at a point of the image, 0 to 255; empty outside the image.
  public func color(at point: CGPoint) -> [Int] {
    pixels?.color(Int(point.x * scale), Int(point.y * scale)) ?? []
  }

  /// The number of pixels that are more than half opaque.
  public var inkedPixels: Int {
    guard let pixels else { return 0 }
    return pixels.count { pixels.alpha($0, $1) > 127 }
  }

  /// Returns an image that is filled with one color.
  public static func filled(
    _ color: UIColor,
    width: CGFloat,
    height: CGFloat,
    scale: CGFloat = 1
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// Returns a bitmap image in one color that survives archiving unchanged.
  public static func bitmap(
    _ color: UIColor,
    width: CGFloat,
    height: CGFloat,
    scale: CGFloat = 1
  ) -> UIImage {
    let drawn = UIImage.filled(color, width: width, height: height, scale: scale)
    return drawn.cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? drawn
  }
}
