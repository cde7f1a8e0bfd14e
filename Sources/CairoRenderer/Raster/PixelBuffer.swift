import QuartzCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory for pixels, initialized with zero.
///
/// Large buffers request huge pages, which reduces the time for page faults in a frame at 3x from 6
/// ms to less than 1 ms.
final class PixelBuffer {
  let bytes: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let bytesPerRow: Int
  private let mapping: (base: UnsafeMutableRawPointer, length: Int)?
  /// The buffer that owns the memory, if it is another one.
  private let owner: PixelBuffer?

  private static let hugePage = 2 << 20

  /// The maximum number of pixels of a side, and the maximum size in bytes.
  ///
  /// Larger buffers are not allocated.
  static let sideLimit = 32_000
  static let byteLimit = 1 << 30

  static func isAllowed(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= sideLimit && height <= sideLimit
      && width * height <= byteLimit / 4
  }

  // R-IMG-12
  /// Returns whether an image may be read from a file.
  ///
  /// Small files must not require much memory: an image with more than 16,777,216 pixels needs a byte
  /// of the file for each 16,384 of them. The best compressed files of known encoders have about half
  /// as many pixels for a byte.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - fileSize: The number of bytes of the file.
  /// - Returns: Whether the image may be read.
  static func isAllowed(width: Int, height: Int, fileSize: Int) -> Bool {
    guard isAllowed(width: width, height: height) else { return false }
    let count = width * height
    return count <= 1 << 24 || count >> 14 <= fileSize
  }

  init(width: Int, height: Int) {
    precondition(Self.isAllowed(width: width, height: height))
    self.width = width
    self.height = height
    bytesPerRow = width * 4
    owner = nil
    let length = bytesPerRow * height
    if length >= Self.hugePage {
      let padded = length + Self.hugePage
      let address = mmap(nil, padded, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      if let base = address, base != MAP_FAILED {
        let aligned = base.alignedUp(toMultipleOf: Self.hugePage)
        madvise(aligned, length, Self.hugePageAdvice)
        bytes = aligned.assumingMemoryBound(to: UInt8.self)
        mapping = (base, padded)
        return
      }
    }
    bytes = calloc(length, 1).assumingMemoryBound(to: UInt8.self)
    mapping = nil
  }

  /// Creates a buffer that replaces an unused one.
  ///
  /// If the numbers of pixels are equal, as for a rotated screen, the memory is reused.
  convenience init(width: Int, height: Int, replacing old: PixelBuffer?) {
    if let old, width > 0, height > 0, width * height == old.width * old.height {
      self.init(width: width, height: height, memoryOf: old)
    } else {
      self.init(width: width, height: height)
    }
  }

  /// Creates a buffer that is the beginning of another one's memory.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - other: A buffer that is at least as large.
  init(width: Int, height: Int, memoryOf other: PixelBuffer) {
    precondition(width * height * 4 <= other.byteCount)
    self.width = width
    self.height = height
    bytesPerRow = width * 4
    bytes = other.bytes
    mapping = nil
    owner = other.owner ?? other
  }

  var byteCount: Int { bytesPerRow * height }

  deinit {
    if owner != nil { return }
    if let mapping {
      munmap(mapping.base, mapping.length)
    } else {
      free(bytes)
    }
  }

  /// Allows the system to reclaim the memory until it is written again, in which case the contents
  /// are lost.
  func offerToSystem() {
    if (owner ?? self).mapping != nil { madvise(bytes, bytesPerRow * height, Self.freeAdvice) }
  }

  /// The value of `MADV_FREE` on Linux.
  private static let freeAdvice: Int32 = 8

  /// The value of `MADV_HUGEPAGE` on Linux.
  private static let hugePageAdvice: Int32 = 14

  /// Makes a rectangle of the buffer transparent.
  func clear(x: Int, y: Int, width: Int, height: Int) {
    guard width > 0, height > 0 else { return }
    if width == self.width {
      memset(bytes + y * bytesPerRow, 0, height * bytesPerRow)
      return
    }
    for row in y..<y + height {
      memset(bytes + row * bytesPerRow + x * 4, 0, width * 4)
    }
  }
}
