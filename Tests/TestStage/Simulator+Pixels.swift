import SimulatorKit

extension Simulator {
  /// Red, green and blue of the screen at a point, 0 to 255; empty outside the screen.
  public func color(at point: CGPoint) -> [Int] { screenshot().color(at: point) }
}
