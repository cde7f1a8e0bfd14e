internal import CCairo
import QuartzCore

/// The blurred backdrop of a filter, at a fraction of its size.
///
/// Every tenth pixel is sufficient to represent a blur of 60 pixels. The backdrop is first reduced
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
    canvas.flush()
    let intensity = min(max(filter.intensity, 0), 1)
    let deviation = max(filter.blurRadius, 0) * scale * intensity
    self.area = area
    let isPartial = intensity < 1 && deviation > 0
    step = BoxBlur.step(
      forDeviation: deviation,
      smallest: isPartial ? Self.smallestPartialDeviation : Self.smallestDeviation,
      least: isPartial ? 2 : 1,
      limit: Self.largestStep
    )
    width = (area.width + step - 1) / step
    height = (area.height + step - 1) / step
    let count = width * height * 4
    colors = .allocate(capacity: count)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: count * 3) { floats in
      guard let first = floats.baseAddress else { return }
      average(canvas, into: first)
      let blur = PlaneBlur(radii: BoxBlur(deviation: deviation / CGFloat(step)).radii)
      let values = blur.blur(
        first,
        first + count,
        first + 2 * count,
        width: width,
        height: height
      )
      let coloring = BackdropColoring(filter, intensity: intensity)
      BandWorker.divide(height, cost: count) { rows in
        let start = rows.lowerBound * width * 4
        coloring.apply(values + start, to: colors + start, count: rows.count * width)
      }
    }
  }

  /// The standard deviation of the blur in reduced pixels.
  ///
  /// Interpolation between pixels that are blurred in this way changes a color by one level at most.
  private static let smallestDeviation: CGFloat = 6
  /// The same for an effect that appears or disappears, and has this blur for one frame only.
  ///
  /// Its first frames have small blurs, which would be computed for nearly all pixels. At least two by two
  /// pixels are reduced to one.
  private static let smallestPartialDeviation: CGFloat = 2
  /// The maximum number of pixels per reduced pixel, in each direction.
  private static let largestStep = 12

  /// Averages blocks of `step` by `step` pixels: sums whole rows first, then the columns of the
  /// sum.
  private func average(_ canvas: Canvas, into target: UnsafeMutablePointer<Float>) {
    area.inBands(of: step) { band in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: area.width * 4) { buffer in
        guard let sums = buffer.baseAddress else { return }
        for top in stride(from: band.y, to: band.maxY, by: step) {
          ccairo_average_blocks(
            target + (top - area.y) / step * width * 4,
            UnsafeRawPointer(canvas.pixel(area.x, top)).assumingMemoryBound(to: UInt8.self),
            canvas.buffer.bytesPerRow,
            min(step, area.maxY - top),
            area.width,
            step,
            sums
          )
        }
      }
    }
  }

  /// Draws the part inside `clip` on a canvas.
  func draw(on canvas: Canvas, clip: PixelRect) {
    let rect = clip.intersection(area)
    if rect.isEmpty { return }
    canvas.flush()
    let columnPlaces = BlockPlaces(step: step, count: width)
    let columns = StretchedColumns(count: rect.width, sourceWidth: width) {
      columnPlaces(rect.x - area.x + $0)
    }
    let rowPlaces = BlockPlaces(step: step, count: height)
    let source = StretchedRow.Source(
      colors,
      bytesPerRow: width * 4,
      width: width,
      isOpaque: false
    )
    rect.inBands { rect in
      StretchedRow.write(
        PixelSize(width: rect.width, height: rect.height),
        columns,
        of: source,
        to: canvas.pixel(rect.x, rect.y),
        bytesPerRow: canvas.buffer.bytesPerRow
      ) { rowPlaces(rect.y - area.y + $0) }
    }
  }
}

/// A blur of three box averages along columns, then along rows, for pixels with four floats.
struct PlaneBlur {
  let radii: [Int]

  /// Blurs pixels.
  ///
  /// - Parameters:
  ///   - pixels: The pixels, which are changed.
  ///   - second: A buffer of the same size.
  ///   - third: A buffer of the same size.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  /// - Returns: The buffer that contains the result.
  func blur(
    _ pixels: UnsafeMutablePointer<Float>,
    _ second: UnsafeMutablePointer<Float>,
    _ third: UnsafeMutablePointer<Float>,
    width: Int,
    height: Int
  ) -> UnsafeMutablePointer<Float> {
    averageColumns(pixels, second, transposedInto: third, width: width, height: height)
    averageColumns(third, pixels, transposedInto: second, width: height, height: width)
    return second
  }

  /// Averages along the columns with all radii, alternately between two buffers, and exchanges the rows and
  /// columns of the result.
  private func averageColumns(
    _ first: UnsafeMutablePointer<Float>,
    _ second: UnsafeMutablePointer<Float>,
    transposedInto result: UnsafeMutablePointer<Float>,
    width: Int,
    height: Int
  ) {
    BandWorker.divide(width, cost: width * height * 6) { columns in
      var (source, target) = (first, second)
      for radius in radii {
        average(columns, source, target, width: width, height: height, radius: radius)
        swap(&source, &target)
      }
      let (first, end) = (columns.lowerBound, columns.upperBound)
      ccairo_transpose_numbers(result, source, width, height, first, end)
    }
  }

  /// Averages along some columns, together for each row.
  private func average(
    _ columns: Range<Int>,
    _ source: UnsafeMutablePointer<Float>,
    _ target: UnsafeMutablePointer<Float>,
    width: Int,
    height: Int,
    radius: Int
  ) {
    let count = columns.count * 4
    let factor = 1 / Float(2 * radius + 1)
    func row(_ y: Int) -> UnsafeMutablePointer<Float> {
      source + (min(max(y, 0), height - 1) * width + columns.lowerBound) * 4
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
        let place = target + (y * width + columns.lowerBound) * 4
        ccairo_move_window(place, sums, entering, leaving, factor, count)
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
    let components = [tint.blue, tint.green, tint.red]
    ccairo_color_pixels(target, source, count, saturation, keep, components)
  }
}
