internal import CCairo
import QuartzCore

/// Fills of whole pixels written straight into memory: most of what a frame holds is plain rectangles, and
/// each one costs cairo a path, a box list and a pixman image.
extension Canvas {
  /// Fills pixels with a colour; the rectangle has to lie inside the canvas.
  func fill(_ rect: PixelRect, color: CGColor, alpha: CGFloat) {
    guard !rect.isEmpty else { return }
    let value = color.pixel(alpha: alpha)
    switch value >> 24 {
    case 0: return
    case 255: store(value, in: rect)
    default: blend(value, in: rect)
    }
  }

  private func store(_ value: UInt32, in rect: PixelRect) {
    let stride = buffer.bytesPerRow / 4
    let isWhole = rect.width == stride
    let count = isWhole ? stride * rect.height : rect.width
    var row = UnsafeMutableRawPointer(pixel(rect.x, rect.y)).assumingMemoryBound(to: wchar_t.self)
    for _ in 0..<(isWhole ? 1 : rect.height) {
      wmemset(row, wchar_t(bitPattern: value), count)
      row += stride
    }
  }

  /// Source over destination, two channels at a time.
  private func blend(_ value: UInt32, in rect: PixelRect) {
    let keep = 255 - (value >> 24)
    for y in rect.y..<rect.maxY {
      let row = pixel(rect.x, y)
      for x in 0..<rect.width {
        let under = row[x]
        var low = (under & 0x00FF_00FF) &* keep &+ 0x0080_0080
        low = ((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var high = ((under >> 8) & 0x00FF_00FF) &* keep &+ 0x0080_0080
        high = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        row[x] = value &+ (low | high)
      }
    }
  }
}
