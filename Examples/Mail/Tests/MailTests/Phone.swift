import Foundation
import SimulatorKit
import UIKit

@testable import Mail

/// The app on a simulated device.
@MainActor final class Phone {
  let simulator: Simulator
  let store: MailStore
  let root: MailSplitViewController

  init(
    _ device: Device = .iPhone15,
    store: MailStore? = nil,
    restoring state: Data? = nil
  ) throws {
    simulator = Simulator(device, restoring: state)
    self.store = try store ?? .sample()
    root = MailSplitViewController(store: self.store)
    simulator.window.rootViewController = root
    simulator.advance(by: 0.5)
  }

  /// Taps an element and waits for the animation.
  func tap(_ label: String, in container: Simulator.Container? = nil) throws {
    try simulator.tap(label, in: container)
    simulator.advance(by: 0.8)
  }

  /// Swipes the row of a message to an edge until its actions are revealed.
  func swipe(_ label: String, toLeading: Bool = false) throws {
    let frame = try simulator.element(.label(label)).frame
    let from = CGPoint(x: frame.midX + (toLeading ? -60 : 60), y: frame.midY)
    let distance: CGFloat = toLeading ? 120 : -120
    simulator.drag(from: from, to: CGPoint(x: from.x + distance, y: from.y), rest: 0.2)
    simulator.advance(by: 0.8)
  }

  /// Whether an element or a text with this label is on the screen.
  func shows(_ label: String) -> Bool {
    simulator.elements.contains { $0.label == label }
  }

  func value(of label: String) -> String? {
    simulator.elements.first { $0.label == label }?.value
  }

  /// Writes a picture into the folder `PICTURES`, if the variable is set.
  func picture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
    let url = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png")
    try simulator.screenshot().pngData()?.write(to: url)
  }
}
