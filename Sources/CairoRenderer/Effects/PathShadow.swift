internal import CCairo
import QuartzCore

/// The blurred outline of a path.
///
/// A wide blur is computed at a fraction of its size, and interpolated when it is drawn.
///
///     path ──fill──▶ small ──blur──▶ small ──bilinear──▶ frame
final class PathShadow {
  /// The pixels that the shadow covers.
  let area: PixelRect
  private let step: Int
  private let small: AlphaMask

  /// Creates a shadow for a transform to pixels and a standard deviation in pixels.
  init?(_ path: CGPath, transform: CGAffineTransform, deviation: CGFloat) {
    let bounds = path.elementBounds
    guard bounds.isDrawable else { return nil }
    let box = bounds.applying(transform)
    guard box.isDrawable else { return nil }
    step = BoxBlur.step(forDeviation: deviation)
    let blur = BoxBlur(deviation: deviation / CGFloat(step))
    area = PixelRect(covering: box).insetBy(-(blur.reach + 1) * step)
    guard let mask = AlphaMask.drawing(path, transform: transform, in: area, step: step) else {
      return nil
    }
    small = mask
    mask.blur(blur)
    cairo_surface_flush(mask.surface)
  }

  /// The alpha of all pixels of `area`, if it was computed at full size.
  var mask: AlphaMask? { step == 1 ? small : nil }

  /// The size of the small picture, and of its colored pixels.
  var byteCount: Int { step == 1 ? small.byteCount : small.byteCount * 5 }

  /// Returns the shadow with a premultiplied pixel value as its color, moved by whole pixels and cut to a
  /// rectangle.
  func placed(_ value: UInt32, x: Int, y: Int, in limit: PixelRect) -> PlacedShadow {
    let colored = colored(with: value)
    let place = area.offsetBy(x: x, y: y)
    return PlacedShadow(
      area: place,
      visible: colored.visible.offsetBy(x: place.x, y: place.y).intersection(place)
        .intersection(limit),
      pixels: colored.pixels,
      width: small.width,
      columns: columns,
      rows: BlockPlaces(step: step, count: small.height)
    )
  }

  /// The columns of `area`, because a shadow is drawn in several parts.
  private lazy var columns: StretchedColumns = {
    let places = BlockPlaces(step: step, count: small.width)
    return StretchedColumns(count: area.width, sourceWidth: small.width) { places($0) }
  }()

  /// The small pixels with a color, and the pixels of the shadow that are not transparent with it,
  /// relative to the first pixel of `area`.
  private struct Colored {
    let value: UInt32
    let pixels: [UInt32]
    let visible: PixelRect
  }

  /// The latest color, because a shadow is drawn in several parts.
  private var latest: Colored?

  /// The greatest alpha of each small row and column.
  private lazy var darkest: (rows: [UInt8], columns: [UInt8]) = {
    var rows = [UInt8](repeating: 0, count: small.height)
    var columns = [UInt8](repeating: 0, count: small.width)
    columns.withUnsafeMutableBufferPointer { columns in
      for row in 0..<small.height {
        let alphas = small.bytes + row * small.bytesPerRow
        for column in 0..<small.width { columns[column] = max(columns[column], alphas[column]) }
        rows[row] = UnsafeBufferPointer(start: alphas, count: small.width).max() ?? 0
      }
    }
    return (rows, columns)
  }()

  private func colored(with value: UInt32) -> Colored {
    if let latest, latest.value == value { return latest }
    let pixels = [UInt32](unsafeUninitializedCapacity: small.width * small.height) {
      pixels,
      count in
      pixels.initialize(repeating: 0)
      count = pixels.count
      guard let first = pixels.baseAddress else { return }
      ccairo_blend_masked(
        first,
        small.width,
        small.bytes,
        small.bytesPerRow,
        small.width,
        small.height,
        value
      )
    }
    // The smallest alpha whose color is not transparent.
    let least = (0...255).first { ccairo_multiplied(value, $0) >> 24 > 0 } ?? 256
    let left = darkest.columns.firstIndex { $0 >= least } ?? small.width
    let right = darkest.columns.lastIndex { $0 >= least } ?? -1
    let top = darkest.rows.firstIndex { $0 >= least } ?? small.height
    let bottom = darkest.rows.lastIndex { $0 >= least } ?? -1
    // The pixels between a transparent and another small pixel are interpolated.
    let visible = PixelRect(
      minX: (left - 1) * step,
      minY: (top - 1) * step,
      maxX: (right + 2) * step,
      maxY: (bottom + 2) * step
    )
    let colored = Colored(value: value, pixels: pixels, visible: visible)
    latest = colored
    return colored
  }
}

/// A shadow with a color, which any thread may draw.
struct PlacedShadow {
  /// The pixels that the shadow covers.
  fileprivate let area: PixelRect
  /// The pixels that are drawn, without those that are transparent or outside of the limit.
  let visible: PixelRect
  /// The colored pixels at a fraction of the size, and the number of their columns.
  fileprivate let pixels: [UInt32]
  fileprivate let width: Int
  fileprivate let columns: StretchedColumns
  fileprivate let rows: BlockPlaces

  /// Blends the shadow over the pixels in a rectangle.
  func draw(on canvas: Canvas, in clip: PixelRect) {
    let rect = clip.intersection(canvas.area).intersection(visible)
    if rect.isEmpty { return }
    canvas.flush()
    rect.inBands { drawRows(on: canvas, in: $0) }
  }

  /// Blends the shadow over the pixels in rectangles while this thread performs something else, which does not
  /// use the canvas there.
  ///
  /// If the rectangles are small, the other work is performed afterwards.
  func draw(on canvas: Canvas, in clips: [PixelRect], alongside other: () -> Void) {
    let area = clips.reduce(0) { $0 + $1.intersection(visible).area }
    guard area >= BandWorker.smallestCost else {
      for clip in clips { draw(on: canvas, in: clip) }
      return other()
    }
    canvas.flush()
    let bands = clips.flatMap { $0.intersection(canvas.area).intersection(visible).bands }
    BandWorker.perform(bands.count, alongside: other) { drawRows(on: canvas, in: bands[$0]) }
  }

  private func drawRows(on canvas: Canvas, in rect: PixelRect) {
    pixels.withUnsafeBytes { bytes in
      guard let pixels = bytes.baseAddress else { return }
      let first = canvas.pixel(rect.x, rect.y)
      let stride = canvas.buffer.bytesPerRow / 4
      StretchedRow.blend(
        PixelSize(width: rect.width, height: rect.height),
        columns[rect.x - area.x..<rect.maxX - area.x],
        of: StretchedRow.Source(
          pixels.assumingMemoryBound(to: UInt8.self),
          bytesPerRow: width * 4,
          width: width,
          isOpaque: false
        ),
        to: first,
        stride: stride,
        over: first,
        belowStride: stride
      ) { rows(rect.y - area.y + $0) }
    }
  }
}
