internal import CCairo
import QuartzCore

/// An approximation of a Gaussian blur by three box averages, whose time does not depend on the
/// radius.
struct BoxBlur {
  /// The half widths of the three boxes, in pixels.
  let radii: [Int]

  /// The distance over which the blur spreads a pixel.
  var reach: Int { radii.reduce(0, +) }

  /// Returns the distance of the pixels that are sufficient to represent a blur, in pixels.
  ///
  /// - Parameters:
  ///   - deviation: The standard deviation of the blur, in pixels.
  ///   - smallest: The smallest standard deviation at that distance, in reduced pixels.
  ///   - least: The minimum distance.
  ///   - limit: The maximum distance.
  /// - Returns: The distance.
  static func step(
    forDeviation deviation: CGFloat,
    smallest: CGFloat = 8,
    least: Int = 1,
    limit: Int = 8
  ) -> Int { min(max(Int(deviation / smallest), least), limit) }

  /// Creates boxes whose combined standard deviation is the given one, in pixels.
  init(deviation: CGFloat) {
    guard deviation > 0.1 else {
      radii = []
      return
    }
    // A box of width w has the variance (w² - 1) / 12; widths are odd and differ by at most two.
    let variance = 12 * min(deviation, 500) * min(deviation, 500)
    let ideal = (variance / 3 + 1).squareRoot()
    var low = Int(ideal)
    if low % 2 == 0 { low -= 1 }
    let lowVariance = CGFloat(low * low)
    let count = (3 * lowVariance + 12 * CGFloat(low) + 9 - variance) / (4 * CGFloat(low) + 4)
    let lows = min(max(Int(count.rounded()), 0), 3)
    radii = (0..<3).map { ($0 < lows ? low : low + 2) / 2 }
  }

  /// Blurs single-byte pixels in place.
  ///
  /// Pixels outside are treated as zero.
  func blur(_ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
    guard width > 0, height > 0 else { return }
    guard radii.count == 3 else { return }
    let area = width * height
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: area * 2) { planes in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(width, height)) { buffer in
        guard let first = planes.baseAddress, let sums = buffer.baseAddress else { return }
        let second = first + area
        // Rows are averaged as columns, many of which are averaged together.
        ccairo_transpose(first, height, pixels, bytesPerRow, width, height)
        ccairo_average_columns(second, height, first, height, height, width, radii[0], sums)
        ccairo_average_columns(first, height, second, height, height, width, radii[1], sums)
        ccairo_average_columns(second, height, first, height, height, width, radii[2], sums)
        ccairo_transpose(pixels, bytesPerRow, second, height, height, width)
        ccairo_average_columns(first, width, pixels, bytesPerRow, width, height, radii[0], sums)
        ccairo_average_columns(second, width, first, width, width, height, radii[1], sums)
        ccairo_average_columns(pixels, bytesPerRow, second, width, width, height, radii[2], sums)
      }
    }
  }
}
