@testable import UIKitCore

extension UIImage {
  /// The premultiplied red, green, blue and alpha of a pixel, 0 to 255, or `nil` outside the image.
  func pixel(_ x: Int, _ y: Int) -> [UInt8]? {
    guard let image = cgImage, (0..<image.width).contains(x), (0..<image.height).contains(y) else {
      return nil
    }
    let start = image.pixels + y * image.bytesPerRow + x * 4
    return [start[2], start[1], start[0], start[3]]
  }

  /// The number of pixels that are more than half opaque.
  var inkedPixels: Int {
    guard let image = cgImage else { return 0 }
    return (0..<image.height).reduce(0) { sum, y in
      sum
        + (0..<image.width).count { x in image.pixels[y * image.bytesPerRow + x * 4 + 3] > 127 }
    }
  }

  /// Returns an image that is filled with one color.
  static func filled(_ color: UIColor, width: CGFloat, height: CGFloat, scale: CGFloat = 1)
    -> UIImage
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
