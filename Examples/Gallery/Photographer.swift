import Foundation
import SimulatorKit
import UIKit

/// Draws scenes to PNG files, each on its own simulator.
@MainActor
struct Photographer {
  let options: Options
  let folder: URL

  init(options: Options, folder: String) {
    self.options = options
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
  }

  /// Draws the scenes, writes the files and prints their paths.
  func photograph(_ scenes: [Scene]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if options.isSheet { return try photographSheets(of: scenes) }
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
          try write(simulator.screenshot(framed: options.isFramed), named: "\(scene.name)-\(look)")
        }
      }
    }
  }

  /// Draws all scenes in one picture, and a scene on each device in another one.
  private func photographSheets(of scenes: [Scene]) throws {
    for style in styles {
      var surroundings = options.surroundings
      surroundings.style = style
      let look = style == .dark ? "dark" : "light"
      try write(ContactSheet.devices(in: surroundings), named: "devices-\(look)")
      try write(ContactSheet.scenes(scenes, in: surroundings), named: "scenes-\(look)")
    }
  }

  /// Records the film of a scene; returns `nil` if the scene has none.
  private func film(of scene: Scene, in surroundings: Surroundings) throws -> UIImage? {
    var strip = FilmStrip(isFramed: options.isFramed)
    switch scene.film {
    case .tap(let label):
      return try strip.record(surroundings.show(scene), selecting: label.localized)
    case .drag(let path):
      let simulator = try surroundings.pose(scene)
      return strip.record(simulator, sliding: path(simulator))
    case .visit(let visit):
      return try strip.record(scene, in: surroundings, closingAfter: visit)
    case nil:
      return nil
    }
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
