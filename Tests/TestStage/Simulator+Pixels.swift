import SimulatorKit
import TestSupport

extension Simulator {
  /// Red, green and blue of the screen at a point, 0 to 255; empty outside the screen.
  public func color(at point: CGPoint) -> [Int] {
    let screen = window.screen
    screen.performFrame()
    guard let frame = screen.rasterizer else { return [] }
    return Pixels(frame).color(Int(point.x * screen.scale), Int(point.y * screen.scale))
  }
}
