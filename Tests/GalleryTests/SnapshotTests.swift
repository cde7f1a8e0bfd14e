import SimulatorKit
import Testing

@testable import Gallery

/// Compares each scene with its stored snapshots: the views first, because a text says what moved, then the pixels.
@Suite("Gallery snapshots", .enabled("drawn with Inter") { await GalleryFonts.areInstalled })
@MainActor
struct SnapshotTests {
  @Test("scenes look as they are stored", arguments: Circumstance.allCases)
  func scenes(in circumstance: Circumstance) throws {
    for scene in Scene.all {
      let snapshot = try Snapshot(of: scene, in: circumstance)
      if SnapshotStore.isWriting {
        try SnapshotStore.store(snapshot, of: scene, in: circumstance)
      } else {
        try compare(snapshot, of: scene, in: circumstance)
      }
    }
  }

  @Test("nothing is stored of scenes that are gone")
  func leftovers() throws {
    let names = Set(Scene.all.map(\.name))
    if SnapshotStore.isWriting { try SnapshotStore.remove(scenesOtherThan: names) }

    let leftovers = SnapshotStore.scenes.filter { !names.contains($0) }
    #expect(leftovers.isEmpty, "make snapshots removes them")
  }

  private func compare(_ snapshot: Snapshot, of scene: Scene, in circumstance: Circumstance) throws
  {
    let name = "\(scene.name)-\(circumstance.rawValue)"
    guard let views = SnapshotStore.views(of: scene, in: circumstance),
      let picture = SnapshotStore.picture(of: scene, in: circumstance)
    else {
      let path = try SnapshotStore.show(snapshot.picture, named: name)
      Issue.record("\(name) was never stored: look at \(path), then make snapshots")
      return
    }
    if let line = FirstDifference.between(views, snapshot.views + "\n") {
      Issue.record("\(name) has other views: \(line). \(SnapshotStore.advice)")
    }
    let difference = PictureDifference(from: picture, to: snapshot.picture)
    guard !difference.isNone else { return }
    let seen = try SnapshotStore.show(snapshot.picture, named: name)
    let marked = try SnapshotStore.show(difference.picture, named: name + "-difference")
    let count = difference.count.map { "\($0) pixels differ" } ?? "the size differs"
    Issue.record(
      "\(name) looks different, \(count): see \(seen) and \(marked). \(SnapshotStore.advice)"
    )
  }
}

/// Whether text is drawn with the fonts of the stored pictures.
@MainActor
enum GalleryFonts {
  static var areInstalled: Bool {
    _ = Simulator()
    return UIFont.familyNames.contains("Inter")
  }
}

/// The first line in which two texts differ.
enum FirstDifference {
  static func between(_ old: String, _ new: String) -> String? {
    let oldLines = old.split(separator: "\n")
    let newLines = new.split(separator: "\n")
    for (number, (before, after)) in zip(oldLines, newLines).enumerated() where before != after {
      return "line \(number + 1) was \"\(trimmed(before))\" and is \"\(trimmed(after))\""
    }
    guard oldLines.count != newLines.count else { return nil }
    return "\(oldLines.count) lines became \(newLines.count)"
  }

  private static func trimmed(_ line: Substring) -> Substring { line.drop(while: \.isWhitespace) }
}
