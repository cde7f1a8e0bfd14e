import QuartzCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The blurred backdrop of a filter, at a fraction of its size.
///
/// Every sixth pixel is sufficient to represent a blur of 60 pixels. The backdrop is first reduced
/// by averaging, then blurred with three box averages in each direction, tinted, and interpolated
/// when it is drawn. The outermost pixels are extended beyond the edges.
///
///     frame ──average──▶ small ──rows, columns──▶ blurred, tinted ──bilinear──▶ frame
final class BackdropBlur {
  /// The area of the frame from which the blur was computed, and which it covers.
  let area: PixelRect
  private let step: Int
  private let width: Int
  private let height: Int
  /// The blue, green and red components and an unused byte of each reduced pixel.
  private let colors: UnsafeMutablePointer<UInt8>

  deinit { colors.deallocate() }

  /// Creates a blur of the pixels of `canvas` in `area`; `scale` is the number of pixels per point.
  init(_ filter: BackdropFilter, of canvas: Canvas, area: PixelRect, scale: CGFloat) {
    let intensity = min(max(filter.intensity, 0), 1)
    let deviation = max(filter.blurRadius, 0) * scale * intensity
    self.area = area
    step = min(max(Int(deviation / 8), 1), 8)
    width = (area.width + step - 1) / step
    height = (area.height + step - 1) / step
    let count = width * height * 4
    colors = .allocate(capacity: count)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: count * 2) { floats in
      guard let first = floats.baseAddress else { return }
      let second = first + count
      average(canvas, into: first)
      let blur = BoxBlur(deviation: deviation / CGFloat(step))
      let values = PlaneBlur(radii: blur.radii).blur(first, second, width: width, height: height)
      let coloring = BackdropColoring(filter, intensity: intensity)
      coloring.apply(values, to: colors, count: width * height)
    }
  }

  /// Averages blocks of `step` by `step` pixels: sums whole rows first, then the columns of the
  /// sum.
  private func average(_ canvas: Canvas, into target: UnsafeMutablePointer<Float>) {
    let bytes = area.width * 4
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: bytes) { buffer in
      guard let sums = buffer.baseAddress else { return }
      for row in 0..<height {
        let top = area.y + row * step
        let lines = min(step, area.maxY - top)
        Self.sum(canvas, x: area.x, y: top, lines: lines, bytes: bytes, into: sums)
        let line = target + row * width * 4
        for column in 0..<width {
          let start = column &* step
          let columns = min(step, area.width &- start)
          var blue: UInt32 = 0
          var green: UInt32 = 0
          var red: UInt32 = 0
          var source = sums + start &* 4
          for _ in 0..<columns {
            blue &+= UInt32(source[0])
            green &+= UInt32(source[1])
            red &+= UInt32(source[2])
            source += 4
          }
          let factor = 1 / Float(columns &* lines)
          let place = line + column &* 4
          place[0] = Float(blue) * factor
          place[1] = Float(green) * factor
          place[2] = Float(red) * factor
          place[3] = 0
        }
      }
    }
  }

  private static func sum(
    _ canvas: Canvas,
    x: Int,
    y: Int,
    lines: Int,
    bytes: Int,
    into sums: UnsafeMutablePointer<UInt16>
  ) {
    for line in 0..<lines {
      let source = UnsafeMutableRawPointer(canvas.pixel(x, y + line))
        .assumingMemoryBound(to: UInt8.self)
      if line == 0 {
        for index in 0..<bytes { sums[index] = UInt16(source[index]) }
      } else {
        for index in 0..<bytes { sums[index] &+= UInt16(source[index]) }
      }
    }
  }

  /// Draws the part inside `clip` on a canvas.
  func draw(on canvas: Canvas, clip: PixelRect) {
    let rect = clip.intersection(area)
    if rect.isEmpty { return }
    let bytes = rect.width * 4
    let columns = (rect.x..<rect.maxX).map { Self.place($0 - area.x, step: step, count: width) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes * 2) { buffer in
      guard var upper = buffer.baseAddress else { return }
      var lower = upper + bytes
      var loaded = -2
      for y in rect.y..<rect.maxY {
        let place = Self.place(y - area.y, step: step, count: height)
        if place.index != loaded {
          if place.index == loaded + 1 {
            swap(&upper, &lower)
          } else {
            expand(row: place.index, columns, into: upper)
          }
          expand(row: min(place.index + 1, height - 1), columns, into: lower)
          loaded = place.index
        }
        let target = UnsafeMutableRawPointer(canvas.pixel(rect.x, y))
          .assumingMemoryBound(to: UInt8.self)
        let part = place.part
        let keep = 256 &- part
        let (above, below) = (upper, lower)
        for index in 0..<bytes {
          let value = UInt16(above[index]) &* keep &+ UInt16(below[index]) &* part
          target[index] = UInt8(truncatingIfNeeded: (value &+ 128) >> 8)
        }
      }
    }
  }

  /// Interpolates one row to full width.
  private func expand(
    row: Int,
    _ columns: [(index: Int, part: UInt16)],
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let line = UnsafeMutableRawPointer(colors + row * width * 4)
    let last = width &- 1
    var place = UnsafeMutableRawPointer(target)
    for column in columns {
      let left = Self.pixel(line, column.index)
      let right = Self.pixel(line, min(column.index &+ 1, last))
      let mixed = (left &* (256 &- column.part) &+ right &* column.part &+ 128) &>> 8
      place.storeBytes(of: SIMD4<UInt8>(truncatingIfNeeded: mixed), as: SIMD4<UInt8>.self)
      place += 4
    }
  }

  @inline(__always)
  private static func pixel(_ line: UnsafeMutableRawPointer, _ index: Int) -> SIMD4<UInt16> {
    SIMD4<UInt16>(truncatingIfNeeded: line.load(fromByteOffset: index &* 4, as: SIMD4<UInt8>.self))
  }

  /// Returns the reduced pixel before the center of a full pixel, and the distance to the next one
  /// in 1/256.
  @inline(__always)
  private static func place(_ position: Int, step: Int, count: Int) -> (index: Int, part: UInt16) {
    let doubled = 2 &* position &+ 1 &- step
    if doubled <= 0 { return (0, 0) }
    let index = doubled / (2 &* step)
    if index >= count &- 1 { return (count &- 1, 0) }
    return (index, UInt16((doubled &- index &* 2 &* step) &* 256 / (2 &* step)))
  }
}

/// A blur of three box averages along columns, then along rows, for pixels with four floats.
struct PlaneBlur {
  let radii: [Int]

  /// Returns the buffer that contains the result.
  func blur(
    _ first: UnsafeMutablePointer<Float>,
    _ second: UnsafeMutablePointer<Float>,
    width: Int,
    height: Int
  ) -> UnsafeMutablePointer<Float> {
    var source = first
    var target = second
    for radius in radii {
      averageColumns(source, target, width: width, height: height, radius: radius)
      swap(&source, &target)
    }
    transpose(source, target, width: width, height: height)
    swap(&source, &target)
    for radius in radii {
      averageColumns(source, target, width: height, height: width, radius: radius)
      swap(&source, &target)
    }
    transpose(source, target, width: height, height: width)
    return target
  }

  /// Averages along the columns, for all columns of a row together.
  private func averageColumns(
    _ source: UnsafeMutablePointer<Float>,
    _ target: UnsafeMutablePointer<Float>,
    width: Int,
    height: Int,
    radius: Int
  ) {
    let count = width * 4
    let factor = 1 / Float(2 * radius + 1)
    func row(_ y: Int) -> UnsafeMutablePointer<Float> {
      source + min(max(y, 0), height - 1) * count
    }
    withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { buffer in
      guard let sums = buffer.baseAddress else { return }
      let top = row(0)
      let above = Float(radius + 1)
      for index in 0..<count { sums[index] = top[index] * above }
      for y in 0..<radius {
        let line = row(y)
        for index in 0..<count { sums[index] += line[index] }
      }
      for y in 0..<height {
        let entering = row(y + radius)
        let leaving = row(y - radius - 1)
        let line = target + y * count
        if y == 0 {
          for index in 0..<count {
            sums[index] += entering[index] - top[index]
            line[index] = sums[index] * factor
          }
        } else {
          for index in 0..<count {
            sums[index] += entering[index] - leaving[index]
            line[index] = sums[index] * factor
          }
        }
      }
    }
  }

  private func transpose(
    _ source: UnsafeMutablePointer<Float>,
    _ target: UnsafeMutablePointer<Float>,
    width: Int,
    height: Int
  ) {
    for y in 0..<height {
      for x in 0..<width {
        let from = source + (y &* width &+ x) &* 4
        let to = target + (x &* height &+ y) &* 4
        to[0] = from[0]
        to[1] = from[1]
        to[2] = from[2]
        to[3] = from[3]
      }
    }
  }
}

/// The saturation and tint of a backdrop.
struct BackdropColoring {
  private let saturation: Float
  private let keep: Float
  private let tint: (blue: Float, green: Float, red: Float)

  init(_ filter: BackdropFilter, intensity: CGFloat) {
    let alpha = filter.tint.alpha * intensity
    let wanted = filter.saturation >= 0 ? min(filter.saturation, 10) : 1
    saturation = Float(1 + (wanted - 1) * intensity)
    keep = Float(1 - alpha)
    tint = (
      Float(filter.tint.blue * alpha * 255), Float(filter.tint.green * alpha * 255),
      Float(filter.tint.red * alpha * 255)
    )
  }

  func apply(
    _ source: UnsafeMutablePointer<Float>,
    to target: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    func byte(_ value: Float) -> UInt8 { UInt8(min(max(value + 0.5, 0), 255)) }
    func clamp(_ value: Float) -> Float { min(max(value, 0), 255) }
    for index in 0..<count {
      let from = source + index &* 4
      let to = target + index &* 4
      let light = 0.0722 * from[0] + 0.7152 * from[1] + 0.2126 * from[2]
      to[0] = byte(clamp(light + (from[0] - light) * saturation) * keep + tint.blue)
      to[1] = byte(clamp(light + (from[1] - light) * saturation) * keep + tint.green)
      to[2] = byte(clamp(light + (from[2] - light) * saturation) * keep + tint.red)
      to[3] = 255
    }
  }
}
