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

  /// Blends a premultiplied pixel value through the shadow, moved by whole pixels, inside a rectangle.
  func draw(_ value: UInt32, x: Int, y: Int, on canvas: Canvas, in clip: PixelRect) {
    if value >> 24 == 0 { return }
    let area = area.offsetBy(x: x, y: y)
    let colored = colored(with: value)
    let rect = clip.intersection(canvas.area).intersection(area)
      .intersection(colored.visible.offsetBy(x: area.x, y: area.y))
    if rect.isEmpty { return }
    let columns = StretchedColumns(count: rect.width, sourceWidth: small.width) {
      StretchedPlace(rect.x - area.x + $0, blocksOf: step, count: small.width)
    }
    colored.pixels.withUnsafeBytes { bytes in
      guard let pixels = bytes.baseAddress else { return }
      let source = StretchedRow.Source(
        pixels.assumingMemoryBound(to: UInt8.self),
        bytesPerRow: small.width * 4,
        width: small.width,
        isOpaque: false
      )
      rect.inBands { rect in
        let first = canvas.pixel(rect.x, rect.y)
        let stride = canvas.buffer.bytesPerRow / 4
        StretchedRow.blend(
          PixelSize(width: rect.width, height: rect.height),
          columns,
          of: source,
          to: first,
          stride: stride,
          over: first,
          belowStride: stride
        ) { StretchedPlace(rect.y - area.y + $0, blocksOf: step, count: small.height) }
      }
    }
  }

  /// The small pixels with a color, and the pixels of the shadow that are not transparent with it,
  /// relative to the first pixel of `area`.
  private struct Colored {
    let value: UInt32
    let pixels: [UInt32]
    let visible: PixelRect
  }

  /// The latest color, because a shadow is drawn in several parts.
  private var latest: Colored?

  private func colored(with value: UInt32) -> Colored {
    if let latest, latest.value == value { return latest }
    let table = (0...255).map { ccairo_multiplied(value, $0) }
    // The smallest alpha whose color is not transparent.
    let least = table.firstIndex { $0 >> 24 > 0 } ?? 256
    var (left, right, top, bottom) = (small.width, -1, small.height, -1)
    let pixels = [UInt32](unsafeUninitializedCapacity: small.width * small.height) {
      pixels,
      count in
      for row in 0..<small.height {
        let alphas = UnsafeBufferPointer(
          start: small.bytes + row * small.bytesPerRow,
          count: small.width
        )
        for column in 0..<small.width {
          pixels[row * small.width + column] = table[Int(alphas[column])]
        }
        guard let first = alphas.firstIndex(where: { $0 >= least }),
          let last = alphas.lastIndex(where: { $0 >= least })
        else { continue }
        left = min(left, first)
        right = max(right, last)
        top = min(top, row)
        bottom = row
      }
      count = small.width * small.height
    }
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
