import Foundation
import SimulatorKit
import Testing
import UIKit

@testable import Shop

/// The app on a simulated device.
@MainActor final class Phone {
  let simulator: Simulator
  let store: ShopStore
  let tabs: ShopTabBarController

  init(_ device: Device = .iPhone15) throws {
    simulator = Simulator(device)
    simulator.window.tintColor = .systemTeal
    store = try .bundled()
    let storyboard = UIStoryboard(name: "Main", bundle: .module)
    tabs = try #require(storyboard.instantiateInitialViewController() as? ShopTabBarController)
    tabs.store = store
    simulator.window.rootViewController = tabs
    simulator.advance(by: 0.5)
  }

  /// Taps an element and waits for the animation.
  func tap(_ label: String, in container: Simulator.Container? = nil) throws {
    try simulator.tap(label, in: container)
    simulator.advance(by: 0.8)
  }

  func longPress(_ label: String) throws {
    try simulator.longPress(.label(label))
    simulator.advance(by: 0.8)
  }

  func type(_ text: String) {
    simulator.type(text)
    simulator.advance(by: 0.3)
  }

  /// Whether an element or a text with this label is on the screen.
  func shows(_ label: String) -> Bool {
    simulator.elements.contains { $0.label == label }
  }

  var badge: String? { tabs.viewControllers?.last?.tabBarItem.badgeValue }

  /// Writes a picture into the folder `PICTURES`, if the variable is set.
  func picture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
    let url = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png")
    try simulator.screenshot().pngData()?.write(to: url)
  }
}
