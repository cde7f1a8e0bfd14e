import Foundation
import SimulatorKit
import TestStage
import TestSupport

/// The pixels in which two images differ by more than rounding.
@MainActor
struct PictureDifference {
  /// The tolerated difference of a color component, of 255, for other versions of the renderer's libraries.
  static let tolerance = 8

  /// The share of pixels that differ; `nil` if the sizes differ.
  let count: Int?

  private let before: Pixels?
  private let after: Pixels?

  init(from before: UIImage, to after: UIImage) {
    self.before = before.pixels
    self.after = after.pixels
    count = Self.count(before.pixels, after.pixels)
  }

  var isNone: Bool { count == 0 }

  /// The old image in light gray with the different pixels in red; `nil` if the sizes differ.
  var picture: UIImage? {
    guard count != nil, let before, let after else { return nil }
    let length = before.width * before.height * 4
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
    for row in 0..<before.height {
      for column in 0..<before.width {
        let (old, new) = (before.color(column, row), after.color(column, row))
        let grey = UInt8(170 + old.reduce(0, +) / 9)
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

  private static func count(_ before: Pixels?, _ after: Pixels?) -> Int? {
    guard let before, let after, before.hasSize(of: after) else { return nil }
    return before.difference(from: after, tolerance: tolerance)?.count ?? 0
  }

  private static func differ(_ one: [Int], _ other: [Int]) -> Bool {
    zip(one, other).contains { abs($0 - $1) > tolerance }
  }
}
