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
    guard
      let mask = AlphaMask(
        width: (area.width + step - 1) / step,
        height: (area.height + step - 1) / step
      )
    else { return nil }
    small = mask
    var local = transform
    local.tx -= CGFloat(area.x)
    local.ty -= CGFloat(area.y)
    let share = 1 / CGFloat(step)
    local = local.concatenating(CGAffineTransform(scaleX: share, y: share))
    MaskCanvas(mask).fill(path, transform: local)
    mask.blur(blur)
    cairo_surface_flush(mask.surface)
  }

  /// The alpha of all pixels of `area`, if it was computed at full size.
  var mask: AlphaMask? { step == 1 ? small : nil }

  var byteCount: Int { small.byteCount }

  /// Blends a premultiplied pixel value through the shadow, moved by whole pixels, inside a rectangle.
  func draw(_ value: UInt32, x: Int, y: Int, on canvas: Canvas, in clip: PixelRect) {
    let area = area.offsetBy(x: x, y: y)
    let rect = clip.intersection(area).intersection(canvas.area)
    if rect.isEmpty || value >> 24 == 0 { return }
    let columns = StretchedColumns(count: rect.width, sourceWidth: small.width) {
      StretchedPlace(rect.x - area.x + $0, blocksOf: step, count: small.width)
    }
    let count = small.width * small.height
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count + 2 * rect.width) { pixels in
      guard let colors = pixels.baseAddress else { return }
      for row in 0..<small.height {
        let alphas = small.bytes + row * small.bytesPerRow
        for column in 0..<small.width {
          colors[row * small.width + column] = ccairo_multiplied(value, UInt32(alphas[column]))
        }
      }
      let line = colors + count
      let keeps = line + rect.width
      let source = StretchedRow.Source(
        UnsafeRawPointer(colors).assumingMemoryBound(to: UInt8.self),
        bytesPerRow: small.width * 4,
        width: small.width,
        isOpaque: false
      )
      StretchedRow.write(
        PixelSize(width: rect.width, height: rect.height),
        columns,
        of: source,
        to: line,
        bytesPerRow: 0
      ) {
        StretchedPlace(rect.y - area.y + $0, blocksOf: step, count: small.height)
      } use: { row in
        ccairo_prepare_row(line, keeps, rect.width, 255)
        ccairo_blend_row(canvas.pixel(rect.x, rect.y + row), 0, line, keeps, rect.width, 1)
      }
    }
  }
}
