import QuartzCore

/// An approximation of a Gaussian blur by three box averages, whose time does not depend on the
/// radius.
struct BoxBlur {
  /// The half widths of the three boxes, in pixels.
  let radii: [Int]

  /// The distance over which the blur spreads a pixel.
  var reach: Int { radii.reduce(0, +) }

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
    let longest = max(width, height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest * 2) { lines in
      guard let first = lines.baseAddress else { return }
      let second = first + longest
      for y in 0..<height {
        blurLine(pixels + y * bytesPerRow, step: 1, count: width, first, second)
      }
      for x in 0..<width {
        blurLine(pixels + x, step: bytesPerRow, count: height, first, second)
      }
    }
  }

  private func blurLine(
    _ line: UnsafeMutablePointer<UInt8>,
    step: Int,
    count: Int,
    _ first: UnsafeMutablePointer<UInt8>,
    _ second: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count { first[index] = line[index &* step] }
    var source = first
    var target = second
    for radius in radii {
      average(source, target, count: count, radius: radius)
      swap(&source, &target)
    }
    for index in 0..<count { line[index &* step] = source[index] }
  }

  private func average(
    _ source: UnsafeMutablePointer<UInt8>,
    _ target: UnsafeMutablePointer<UInt8>,
    count: Int,
    radius: Int
  ) {
    let width = 2 &* radius &+ 1
    // The division is replaced with a multiplication, which is exact enough for sums below 2^24.
    let factor = (UInt32(1) << 24) / UInt32(width) &+ 1
    var sum: UInt32 = 0
    for index in 0..<min(radius, count) { sum &+= UInt32(source[index]) }
    for index in 0..<count {
      let entering = index &+ radius
      if entering < count { sum &+= UInt32(source[entering]) }
      target[index] = UInt8(
        truncatingIfNeeded: (UInt64(sum) &* UInt64(factor) &+ (1 << 23)) >> 24
      )
      let leaving = index &- radius
      if leaving >= 0 { sum &-= UInt32(source[leaving]) }
    }
  }
}
