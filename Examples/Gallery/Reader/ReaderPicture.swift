import SimulatorKit
import UIKit

extension ReaderViewController {
  /// Opens the customization sheet, drags a tool onto the bar, and holds another one above it.
  static func showCustomizing(on device: Simulator) throws {
    try device.tap("Customize")
    device.advance(by: 1)
    try drag("Listen", onto: "Bookmark", on: device)
    device.lift()
    device.advance(by: 1)
    try drag("Night", onto: "Notes", on: device)
  }

  private static func drag(_ tool: String, onto place: String, on device: Simulator) throws {
    device.press(at: try middle(of: tool, on: device))
    device.advance(by: 0.3)
    let target = try middle(of: place, on: device)
    device.slide(to: CGPoint(x: target.x, y: target.y - 46), duration: 0.5)
    device.advance(by: 0.5)
  }

  /// Returns the center of the last element with the label, which is the one on the bar.
  private static func middle(of label: String, on device: Simulator) throws -> CGPoint {
    guard let frame = device.elements.last(where: { $0.label == label })?.frame else {
      throw UsageError(reason: "\(label) is not on the screen")
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
