import Foundation
import SimulatorKit
import UIKit

/// A device and its settings, with which scenes are shown for pictures.
@MainActor
struct Surroundings {
  var device = Device.iPhone15
  var style = UIUserInterfaceStyle.light
  var language = "en"

  /// The layout direction, if it differs from that of the language.
  var direction: UIUserInterfaceLayoutDirection?
  var orientation = UIInterfaceOrientation.portrait

  /// The user's text size, as a multiple of the standard size.
  var textScale: CGFloat = 1
  var increasesContrast = false
  var reducesTransparency = false

  /// Shows a scene on its own simulator for one second, optionally restoring its state.
  func show(_ scene: Scene, tab: Int? = nil, restoring state: Data? = nil) -> Simulator {
    let simulator = Simulator(
      device(for: scene),
      language: language(of: scene),
      restoring: state
    )
    simulator.userInterfaceStyle = style
    if let direction { simulator.layoutDirection = direction }
    simulator.textScale = textScale
    simulator.increasesContrast = increasesContrast
    simulator.reducesTransparency = reducesTransparency
    simulator.rotate(to: scene.orientation ?? orientation)
    let controller = scene.makeController()
    simulator.window.rootViewController = controller
    if let tab, let tabs = controller as? UITabBarController {
      tabs.selectedIndex = tab - 1
    }
    simulator.advance(by: 1)
    return simulator
  }

  /// Returns the language of the device if the texts of the scene are in it, otherwise the first of
  /// the scene's languages.
  private func language(of scene: Scene) -> String {
    if let language = scene.language { return language }
    return scene.languages.contains(language) ? language : scene.languages.first ?? language
  }

  /// Returns the device of the scene if it has one.
  ///
  /// A phone in portrait becomes high enough to show the whole scene.
  private func device(for scene: Scene) -> Device {
    if let device = scene.device { return device }
    var device = device
    if let height = scene.pictureHeight, device.idiom == .phone, orientation == .portrait {
      device.size.height = max(device.size.height, height)
    }
    return device
  }

  /// Shows a scene in the state of its picture.
  func pose(_ scene: Scene, tab: Int? = nil) throws -> Simulator {
    let simulator = show(scene, tab: tab)
    try scene.prepare?(simulator)
    return simulator
  }
}
