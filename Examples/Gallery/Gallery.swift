import Foundation
import SimulatorKit
import UIKit

/// Opens the gallery in a window, or draws its scenes to files.
@main
@MainActor
enum Gallery {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      let scenes = try scenes(named: options.scene)
      if options.wantsHelp {
        print(Options.usage)
      } else if let page = options.page {
        try Data(GalleryPage.text.utf8).write(to: URL(fileURLWithPath: page))
      } else if let folder = options.symbols {
        try SymbolPage(folder: folder).write()
      } else if let folder = options.pictures {
        try draw(scenes, to: folder, options)
      } else {
        let device = scenes.first?.device ?? options.surroundings.device
        if let kind = windowKinds[device.idiom] { setenv("TABBARKIT_IDIOM", kind, 1) }
        GalleryAppDelegate.options = options
        GalleryAppDelegate.main()
      }
    } catch let error as UsageError {
      fail("\(error.reason)\n\n\(Options.usage)")
    } catch {
      fail("\(error)")
    }
  }

  private static func draw(_ scenes: [Scene], to folder: String, _ options: Options) throws {
    if options.isFilm, !options.isSheet, let name = options.scene, scenes.first?.film == nil {
      fail("The scene \(name) has no film.")
    }
    let photographer = Photographer(options: options, folder: folder)
    guard let file = options.trace else { return try photographer.photograph(scenes) }
    let trace = try Simulator.trace { try photographer.photograph(scenes) }
    try trace.write(to: URL(fileURLWithPath: file))
    print(file)
  }

  /// The value of `TABBARKIT_IDIOM` for each idiom other than phone.
  private static let windowKinds: [UIUserInterfaceIdiom: String] = [.pad: "pad", .tv: "tv"]

  private static func scenes(named name: String?) throws(UsageError) -> [Scene] {
    let all = [Scene.chooser] + Scene.all
    guard let name else { return all }
    guard let scene = all.first(where: { $0.name == name }) else {
      throw UsageError(reason: "unknown scene \(name)")
    }
    return [scene]
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
