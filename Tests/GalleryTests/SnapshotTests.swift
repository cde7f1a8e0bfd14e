import Foundation
import SimulatorKit
import TestSupport
import Testing

@testable import Gallery

/// Compares each scene with its stored snapshots: first the views, as text, then the pixels.
@Suite("Gallery snapshots", .enabled("drawn with Inter") { await GalleryFonts.areInstalled })
@MainActor
struct SnapshotTests {
  @Test("scenes are equal to the stored snapshots", arguments: Circumstance.allCases)
  func scenes(in circumstance: Circumstance) throws {
    for scene in Scene.all {
      let snapshot = try Snapshot(of: scene, in: circumstance)
      if SnapshotStore.isWriting {
        try SnapshotStore.store(snapshot, of: scene, in: circumstance)
      } else {
        for difference in try SnapshotStore.differences(of: snapshot, of: scene, in: circumstance) {
          Issue.record("\(difference)")
        }
      }
    }
  }

  @Test("there are no snapshots of scenes that do not exist")
  func leftovers() throws {
    let names = Set(Scene.all.map(\.name))
    if SnapshotStore.isWriting { try SnapshotStore.remove(scenesOtherThan: names) }

    let leftovers = SnapshotStore.scenes.filter { !names.contains($0) }
    #expect(leftovers.isEmpty, "make snapshots removes them")
  }

  @Test("scenes look the same on a machine with other fonts, icons, languages and settings")
  func foreignMachine() async {
    await #expect(processExitsWith: .success) {
      try ForeignMachine.enter()
      let differences = try await MainActor.run {
        let differences = try Circumstance.allCases.flatMap { circumstance in
          try Scene.all.flatMap { scene in
            try SnapshotStore.differences(
              of: Snapshot(of: scene, in: circumstance),
              of: scene,
              in: circumstance
            )
          }
        }
        try SnapshotStore.report(differences, named: "foreign")
        return differences
      }
      exit(differences.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}

/// Whether text is drawn with the fonts of the stored images.
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
