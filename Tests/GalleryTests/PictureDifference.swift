import Foundation
import SimulatorKit

/// Where two pictures differ by more than rounding.
@MainActor
struct PictureDifference {
  /// How far red, green or blue may lie apart, of 255: what another version of a blur or of a glyph's edge makes.
  static let tolerance = 8

  /// The pixels that differ, out of all; nil where the sizes differ.
  let count: Int?

  private let before: CGImage?
  private let after: CGImage?

  init(from before: UIImage, to after: UIImage) {
    self.before = before.cgImage
    self.after = after.cgImage
    count = Self.count(before.cgImage, after.cgImage)
  }

  var isNone: Bool { count == 0 }

  /// The picture before, pale and grey, with what differs in red; nil where the sizes differ.
  var picture: UIImage? {
    guard count != nil, let before, let after else { return nil }
    let length = before.width * before.height * 4
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
    for row in 0..<before.height {
      for column in 0..<before.width {
        let old = before.pixels + row * before.bytesPerRow + column * 4
        let new = after.pixels + row * after.bytesPerRow + column * 4
        let grey = UInt8(170 + (Int(old[0]) + Int(old[1]) + Int(old[2])) / 9)
        let color: [UInt8] = Self.differ(old, new) ? [0, 0, 230, 255] : [grey, grey, grey, 255]
        (pixels + (row * before.width + column) * 4).update(from: color, count: 4)
      }
    }
    let image = CGImage(
      width: before.width,
      height: before.height,
      bytesPerRow: before.width * 4,
      isOpaque: true,
      pixels: pixels,
      release: { pixels.deallocate() }
    )
    return UIImage(cgImage: image)
  }

  private static func count(_ before: CGImage?, _ after: CGImage?) -> Int? {
    guard let before, let after, before.width == after.width, before.height == after.height
    else { return nil }
    var count = 0
    for row in 0..<before.height {
      let old = before.pixels + row * before.bytesPerRow
      let new = after.pixels + row * after.bytesPerRow
      if memcmp(old, new, before.width * 4) == 0 { continue }
      for column in stride(from: 0, to: before.width * 4, by: 4)
      where differ(old + column, new + column) {
        count += 1
      }
    }
    return count
  }

  private static func differ(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>) -> Bool {
    for channel in 0..<3 where abs(Int(one[channel]) - Int(other[channel])) > tolerance {
      return true
    }
    return false
  }
}
