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
        var surroundings = options.surroundings
        surroundings.style = style
        let look = style == .dark ? "dark" : "light"
        if options.isFilm {
          guard let strip = try film(of: scene, in: surroundings) else { continue }
          try write(strip, named: "\(scene.name)-film-\(look)")
        } else {
          let simulator = try surroundings.pose(scene, tab: options.tab)
          try write(simulator.screenshot(), named: "\(scene.name)-\(look)")
        }
      }
    }
  }

  /// What a slide or a tap sets in motion, or what is left of a visit; nil for a scene that is not filmed.
  private func film(of scene: Scene, in surroundings: Surroundings) throws -> UIImage? {
    if let drag = scene.filmedDrag {
      let simulator = try surroundings.pose(scene)
      return FilmStrip.record(simulator, sliding: drag(simulator))
    }
    if let visit = scene.filmedVisit {
      return try FilmStrip.record(scene, in: surroundings, closingAfter: visit)
    }
    guard let tab = scene.filmedTap else { return nil }
    return try FilmStrip.record(surroundings.show(scene), selecting: tab)
  }

  private var styles: [UIUserInterfaceStyle] { options.isDark ? [.dark] : [.light, .dark] }

  private func write(_ picture: UIImage, named name: String) throws {
    let file = folder.appendingPathComponent(name + ".png")
    guard let data = picture.pngData() else {
      throw UsageError(reason: "\(name) could not be written as PNG")
    }
    try data.write(to: file)
    print(file.path)
  }
}
