import CoreGraphics
import Testing
import UIKitCore

extension UIImage {
  /// Red, green and blue of the pixel at a point.
  @MainActor func color(at point: CGPoint) throws -> [UInt8] {
    let image = try #require(cgImage)
    let x = Int(point.x * scale)
    let y = Int(point.y * scale)
    let pixel = image.pixels + y * image.bytesPerRow + x * 4
    return [pixel[2], pixel[1], pixel[0]]
  }
}
