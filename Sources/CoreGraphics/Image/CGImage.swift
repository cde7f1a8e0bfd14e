import Foundation

/// A picture of pixels, fixed once made: 32 bits each, premultiplied, blue first in memory.
public final class CGImage: @unchecked Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance in bytes from one row to the next.
  public let bytesPerRow: Int
  /// Whether every pixel hides what lies under it.
  package let isOpaque: Bool
  /// The first byte of the first row; valid as long as the image lives.
  package let pixels: UnsafePointer<UInt8>
  private let release: () -> Void
  /// What a renderer keeps beside the pixels, such as its own surface on them.
  package var rendererCache: AnyObject?

  /// Wraps pixels that stay unchanged until `release` is called, when the image goes.
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

  deinit {
    rendererCache = nil
    release()
  }
}
