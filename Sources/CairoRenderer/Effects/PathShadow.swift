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
    var rect = clip.intersection(area).intersection(canvas.area)
    if rect.isEmpty || value >> 24 == 0 { return }
    let count = small.width * small.height
    let width = rect.width
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count + width) { pixels in
      guard let colors = pixels.baseAddress else { return }
      rect = rect.intersection(color(with: value, into: colors).offsetBy(x: area.x, y: area.y))
      if rect.isEmpty { return }
      let columns = StretchedColumns(count: rect.width, sourceWidth: small.width) {
        StretchedPlace(rect.x - area.x + $0, blocksOf: step, count: small.width)
      }
      let line = colors + count
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
        ccairo_blend_pixels(canvas.pixel(rect.x, rect.y + row), line, rect.width)
      }
    }
  }

  /// Multiplies a pixel value by the alpha of each small pixel, and returns the pixels of the shadow that
  /// are not transparent then, relative to the first pixel.
  private func color(
    with value: UInt32,
    into colors: UnsafeMutablePointer<UInt32>
  ) -> PixelRect {
    // The smallest alpha whose color is not transparent.
    let least = (0...255).first { ccairo_multiplied(value, $0) >> 24 > 0 } ?? 256
    var (left, right, top, bottom) = (small.width, -1, small.height, -1)
    for row in 0..<small.height {
      let alphas = small.bytes + row * small.bytesPerRow
      let target = colors + row * small.width
      for column in 0..<small.width {
        let alpha = UInt32(alphas[column])
        target[column] = ccairo_multiplied(value, alpha)
        if alpha < least { continue }
        left = min(left, column)
        right = max(right, column)
        top = min(top, row)
        bottom = row
      }
    }
    // The pixels between a transparent and another small pixel are interpolated.
    return PixelRect(
      minX: (left - 1) * step,
      minY: (top - 1) * step,
      maxX: (right + 2) * step,
      maxY: (bottom + 2) * step
    )
  }
}
