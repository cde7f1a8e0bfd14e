@testable import QuartzCore

@testable import UIKitCore

/// The frame, drawn bit by bit as things changed, is the same as one drawn again.
///
/// One shade of 255 is allowed: seen at rounded corners of pages that have moved, whose pixels are kept and put in place,
/// and in blurs, of which only a part was made again.
@MainActor struct PixelRule {
  let world: World

  func check() {
    let screen = world.screen
    screen.performFrame()
    guard let before = Pixels(of: screen) else { return }
    redraw(screen.rootLayer)
    screen.forgetFrame()
    screen.performFrame()
    guard let after = Pixels(of: screen), before != after else { return }
    guard let difference = before.difference(to: after) else {
      return world.fault("pixels", "sizes differ")
    }
    guard difference.count > 0 else { return }
    let scale = screen.scale
    let area = difference.area.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    let place = view(round: area, in: screen.windows.last { !$0.isHidden })
    let (x, y) = ("x \(area.minX)…\(area.maxX)", "y \(area.minY)…\(area.maxY)")
    world.fault("pixels", "in \(place), \(difference.count) differ in \(x), \(y)")
  }

  /// The innermost view that all of an area of the screen lies in.
  private func view(round area: CGRect, in view: UIView?) -> String {
    guard let view else { return "no window" }
    let inside = view.subviews.last { subview in
      !subview.isHidden && subview.convert(subview.bounds, to: nil as UIView?).contains(area)
    }
    return inside.map { self.view(round: area, in: $0) } ?? "\(type(of: view))"
  }

  private func redraw(_ layer: CALayer) {
    layer.setNeedsDisplay()
    layer.mark(redraws: true)
    for sublayer in layer.sublayers ?? [] { redraw(sublayer) }
    if let mask = layer.mask { redraw(mask) }
  }
}

/// A copy of a frame.
private struct Pixels: Equatable {
  let width: Int
  let rows: [[UInt32]]

  @MainActor init?(of screen: UIScreen) {
    guard let frame = screen.rasterizer else { return nil }
    width = frame.size.width
    rows = (0..<frame.size.height).map { row in
      let start = UnsafeRawPointer(frame.pixels + row * frame.bytesPerRow)
      return [UInt32](
        UnsafeBufferPointer(
          start: start.assumingMemoryBound(to: UInt32.self),
          count: frame.size.width
        )
      )
    }
  }

  /// Where another frame differs, and in how many pixels; nil for one of another size.
  func difference(to other: Pixels) -> (area: CGRect, count: Int)? {
    guard width == other.width, rows.count == other.rows.count else { return nil }
    var (left, right, count) = (width, 0, 0)
    var lines: [Int] = []
    for line in rows.indices where rows[line] != other.rows[line] {
      for x in 0..<width where !rows[line][x].isLike(other.rows[line][x]) {
        (left, right, count) = (min(left, x), max(right, x + 1), count + 1)
        if lines.last != line { lines.append(line) }
      }
    }
    let (top, bottom) = (lines.first ?? 0, (lines.last ?? 0) + 1)
    return (CGRect(x: left, y: top, width: right - left, height: bottom - top), count)
  }
}

extension UInt32 {
  /// Whether two pixels differ by no more than a shade.
  fileprivate func isLike(_ other: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { shift in
      abs(Int((self >> shift) & 255) - Int((other >> shift) & 255)) <= 1
    }
  }
}
