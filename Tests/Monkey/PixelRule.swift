import TestSupport

@testable import QuartzCore
@testable import UIKitCore

/// The rule that an incrementally drawn frame equals a completely drawn one.
///
/// A difference of 1 of 255 is tolerated. It occurs at rounded corners of pages whose pixels were moved,
/// and in blurs that were partly drawn again.
@MainActor struct PixelRule {
  let world: World

  func check() {
    let screen = world.screen
    // A callback in the layout of a frame may change what the next frame shows.
    for _ in 0..<2 { screen.performFrame() }
    guard let before = Pixels(copying: screen) else { return }
    redraw(screen.rootLayer)
    screen.forgetFrame()
    screen.performFrame()
    guard let after = Pixels(copying: screen) else { return }
    guard before.hasSize(of: after) else { return world.fault("pixels", "sizes differ") }
    guard let difference = before.difference(from: after, tolerance: 1) else { return }
    let bounds = difference.bounds
    let area = CGRect(
      x: bounds.left,
      y: bounds.top,
      width: bounds.right - bounds.left,
      height: bounds.bottom - bounds.top
    )
    .applying(CGAffineTransform(scaleX: 1 / screen.scale, y: 1 / screen.scale))
    let place = view(round: area, in: screen.windows.last { !$0.isHidden })
    let (x, y) = ("x \(area.minX)…\(area.maxX)", "y \(area.minY)…\(area.maxY)")
    world.fault("pixels", "in \(place), \(difference.count) differ in \(x), \(y)")
  }

  /// The innermost view that contains an area of the screen.
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

extension Pixels {
  /// A copy of a screen's frame.
  @MainActor fileprivate init?(copying screen: UIScreen) {
    guard let frame = screen.rasterizer else { return nil }
    self = Pixels(frame).copy()
  }
}
