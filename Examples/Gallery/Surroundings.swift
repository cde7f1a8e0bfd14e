import Foundation
import SimulatorKit
import UIKit

/// A device and its settings, on which scenes are shown for their pictures.
@MainActor
struct Surroundings {
  var device = Device.iPhone15
  var style = UIUserInterfaceStyle.light
  var language = "en"

  /// Another direction than that of the language.
  var direction: UIUserInterfaceLayoutDirection?
  var orientation = UIInterfaceOrientation.portrait

  /// How much larger than standard the user wants text.
  var textScale: CGFloat = 1
  var increasesContrast = false
  var reducesTransparency = false

  /// Shows a scene on a device of its own, for a second; with a saved state, as it was.
  func show(_ scene: Scene, tab: Int? = nil, restoring state: Data? = nil) -> Simulator {
    let simulator = Simulator(
      device(for: scene),
      language: scene.language ?? language,
      restoring: state
    )
    simulator.userInterfaceStyle = style
    if let direction { simulator.layoutDirection = direction }
    simulator.textScale = textScale
    simulator.increasesContrast = increasesContrast
    simulator.reducesTransparency = reducesTransparency
    simulator.rotate(to: orientation)
    let controller = scene.makeController()
    simulator.window.rootViewController = controller
    if let tab, let tabs = controller as? UITabBarController {
      tabs.selectedIndex = tab - 1
    }
    simulator.advance(by: 1)
    return simulator
  }

  /// What the scene is made for, if anything; an upright phone grows for one that is higher, so
  /// that its picture shows all.
  private func device(for scene: Scene) -> Device {
    if let device = scene.device { return device }
    var device = device
    if let height = scene.pictureHeight, device.idiom == .phone, orientation == .portrait {
      device.size.height = max(device.size.height, height)
    }
    return device
  }

  /// Shows a scene in the state that its picture shows.
  func pose(_ scene: Scene, tab: Int? = nil) throws -> Simulator {
    let simulator = show(scene, tab: tab)
    try scene.prepare?(simulator)
    return simulator
  }
}
