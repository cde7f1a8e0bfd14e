import Foundation
import Synchronization

/// An immutable bitmap image.
///
/// A pixel has 32 bits with premultiplied alpha, stored in the order blue, green, red, alpha.
/// Images are created by loading a file or by drawing; there is no public initializer.
public final class CGImage: @unchecked Sendable {
  /// The width of the image, in pixels.
  public let width: Int
  /// The height of the image, in pixels.
  public let height: Int
  /// The number of bytes from the start of one row to the start of the next.
  public let bytesPerRow: Int
  /// Whether the format of the pixels has no alpha, so that all pixels are opaque.
  package let isOpaque: Bool
  /// The first byte of the first row; valid during the lifetime of the image.
  package let pixels: UnsafePointer<UInt8>
  private let release: () -> Void
  /// The data that a renderer caches for the image, such as a surface that wraps its pixels.
  package var rendererCache: AnyObject?

  /// Creates an image from pixels that must not change until `release` is called.
  ///
  /// `release` is called when the image is deallocated.
  package init(
    width: Int,
    height: Int,
    bytesPerRow: Int,
    isOpaque: Bool,
    pixels: UnsafePointer<UInt8>,
    release: @escaping () -> Void
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    self.pixels = pixels
    self.release = release
  }

  private let knownOpacity = Mutex<Bool?>(nil)

  /// Whether all pixels are opaque, regardless of their format.
  ///
  /// The pixels of a format with alpha are read once.
  package var hasOnlyOpaquePixels: Bool {
    if isOpaque { return true }
    return knownOpacity.withLock {
      if let known = $0 { return known }
      let isOpaque = (0..<height).allSatisfy { y in
        let row = pixels + y * bytesPerRow
        return (0..<width).allSatisfy { row[4 * $0 + 3] == 255 }
      }
      $0 = isOpaque
      return isOpaque
    }
  }

  deinit {
    rendererCache = nil
    release()
  }
}
