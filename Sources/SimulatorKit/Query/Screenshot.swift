import QuartzCore
import UIKitCore

/// Copies the frame of a screen into an image.
enum Screenshot {
  /// Returns the current frame, or an empty image before the first frame.
  @MainActor static func image(of screen: UIScreen) -> UIImage {
    guard let rasterizer = screen.rasterizer else { return UIImage() }
    return UIImage(cgImage: copy(of: rasterizer), scale: rasterizer.scale, orientation: .up)
  }

  private static func copy(of frame: Rasterizer) -> CGImage {
    let count = frame.bytesPerRow * frame.size.height
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    pixels.update(from: frame.pixels, count: count)
    return CGImage(
      width: frame.size.width,
      height: frame.size.height,
      bytesPerRow: frame.bytesPerRow,
      isOpaque: true,
      pixels: pixels,
      release: { pixels.deallocate() }
    )
  }
}
