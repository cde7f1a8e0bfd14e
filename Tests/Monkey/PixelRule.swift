@testable import QuartzCore

@testable import UIKitCore

/// The frame, drawn bit by bit as things changed, is the same as one drawn anew.
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
    world.fault("pixels", before.difference(to: after))
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

  func difference(to other: Pixels) -> String {
    guard width == other.width, rows.count == other.rows.count else { return "sizes differ" }
    var (left, right, count) = (width, 0, 0)
    let lines = rows.indices.filter { rows[$0] != other.rows[$0] }
    for line in lines {
      for x in 0..<width where rows[line][x] != other.rows[line][x] {
        (left, right, count) = (min(left, x), max(right, x), count + 1)
      }
    }
    return "\(count) pixels differ in x \(left)…\(right), y \(lines.first ?? 0)…\(lines.last ?? 0)"
  }
}
