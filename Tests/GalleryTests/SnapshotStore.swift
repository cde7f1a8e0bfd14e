import Foundation
import SimulatorKit

@testable import Gallery

/// The stored snapshots: a folder for each scene, with a text and an image for each configuration.
@MainActor
enum SnapshotStore {
  /// With `make snapshots` the tests store the snapshots instead of comparing them.
  static let isWriting = ProcessInfo.processInfo.environment["WRITE_SNAPSHOTS"]?.isEmpty == false

  /// The message of a failing test.
  static let advice = "Meant so? make snapshots stores it again."

  /// The scenes with stored snapshots.
  static var scenes: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  static func views(of scene: Scene, in circumstance: Circumstance) -> String? {
    try? String(contentsOf: file(scene, circumstance, "txt"), encoding: .utf8)
  }

  static func picture(of scene: Scene, in circumstance: Circumstance) -> UIImage? {
    UIImage(contentsOfFile: file(scene, circumstance, "png").path)
  }

  static func store(
    _ snapshot: Snapshot,
    of scene: Scene,
    in circumstance: Circumstance
  ) throws {
    try write(Data((snapshot.views + "\n").utf8), to: file(scene, circumstance, "txt"))
    let isSame =
      picture(of: scene, in: circumstance)
      .map { PictureDifference(from: $0, to: snapshot.picture).isNone } ?? false
    guard !isSame, let data = snapshot.picture.pngData() else { return }
    try write(data, to: file(scene, circumstance, "png"))
  }

  /// Describes the differences from the stored snapshot; images of them are in `.build/snapshots`.
  static func differences(
    of snapshot: Snapshot,
    of scene: Scene,
    in circumstance: Circumstance
  ) throws -> [String] {
    let name = "\(scene.name)-\(circumstance.rawValue)"
    guard let views = views(of: scene, in: circumstance),
      let picture = picture(of: scene, in: circumstance)
    else {
      let path = try show(snapshot.picture, named: name)
      return ["\(name) was never stored: look at \(path), then make snapshots"]
    }
    var differences: [String] = []
    if let line = FirstDifference.between(views, snapshot.views + "\n") {
      differences.append("\(name) has other views: \(line). \(advice)")
    }
    let difference = PictureDifference(from: picture, to: snapshot.picture)
    guard !difference.isNone else { return differences }
    let seen = try show(snapshot.picture, named: name)
    let marked = try show(difference.picture, named: name + "-difference")
    let count = difference.count.map { "\($0) pixels differ" } ?? "the size differs"
    return differences
      + ["\(name) looks different, \(count): see \(seen) and \(marked). \(advice)"]
  }

  /// Removes the snapshots of scenes that no longer exist.
  static func remove(scenesOtherThan names: Set<String>) throws {
    for name in scenes where !names.contains(name) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Writes an image to the build folder for review, and returns its path.
  static func show(_ picture: UIImage?, named name: String) throws -> String {
    let path = ".build/snapshots/\(name).png"
    if let data = picture?.pngData() { try write(data, to: root.appendingPathComponent(path)) }
    return path
  }

  /// Writes lines to a file in the build folder.
  static func report(_ lines: [String], named name: String) throws {
    let file = root.appendingPathComponent(".build/snapshots/\(name).txt")
    try write(Data(lines.joined(separator: "\n").utf8), to: file)
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let folder = root.appendingPathComponent("Tests/GalleryTests/Snapshots")

  private static func file(
    _ scene: Scene,
    _ circumstance: Circumstance,
    _ ending: String
  ) -> URL {
    folder.appendingPathComponent("\(scene.name)/\(circumstance.rawValue).\(ending)")
  }

  private static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }
}
