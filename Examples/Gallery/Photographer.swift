import Foundation
import SimulatorKit
import UIKit

/// Draws scenes to PNG files, each on a simulator of its own.
@MainActor
struct Photographer {
  let options: Options
  let folder: URL

  init(options: Options, folder: String) {
    self.options = options
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
  }

  /// Writes the files and prints their paths.
  func photograph(_ scenes: [Scene]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for scene in scenes {
      for style in styles {
        if options.isFilm {
          guard let tab = scene.filmedTab else { continue }
          let strip = try FilmStrip.record(simulator(for: scene, in: style), selecting: tab)
          try write(strip, named: "\(scene.name)-film-\(name(of: style))")
        } else {
          let simulator = simulator(for: scene, in: style)
          try scene.prepare?(simulator)
          try write(simulator.screenshot(), named: "\(scene.name)-\(name(of: style))")
        }
      }
    }
  }

  private var styles: [UIUserInterfaceStyle] { options.isDark ? [.dark] : [.light, .dark] }

  private func simulator(for scene: Scene, in style: UIUserInterfaceStyle) -> Simulator {
    let simulator = Simulator(options.device)
    simulator.userInterfaceStyle = style
    simulator.layoutDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
    simulator.textScale = options.textScale
    simulator.rotate(to: options.orientation)
    let controller = scene.makeController()
    simulator.window.rootViewController = controller
    if let tab = options.tab, let tabs = controller as? UITabBarController {
      tabs.selectedIndex = tab - 1
    }
    simulator.advance(by: 1)
    return simulator
  }

  private func name(of style: UIUserInterfaceStyle) -> String {
    style == .dark ? "dark" : "light"
  }

  private func write(_ picture: UIImage, named name: String) throws {
    let file = folder.appendingPathComponent(name + ".png")
    guard let data = picture.pngData() else {
      throw UsageError(reason: "\(name) could not be written as PNG")
    }
    try data.write(to: file)
    print(file.path)
  }
}
