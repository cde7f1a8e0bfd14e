import Foundation
import TestSupport
import Testing

@Suite(
  "GtkHost: Orca",
  .serialized,
  .enabled(if: ScreenReaderProgram.isThere, "no accessibility bus, or no Orca")
)
struct OrcaTests {
  @Test("the screen reader says which tab is selected, and what has the focus", .rule("R-AX-59"))
  func speaking() throws {
    let desktop = try Desktop(isAccessible: true)
    let orca = try ScreenReaderProgram(on: desktop)
    #expect(orca.says("Screen reader on"))
    let app = try desktop.launch("spoken")

    try AssistiveClient.run("tree", "press Rows activate", "focus Rows", on: desktop)
    #expect(orca.says("Rows page tab"), "\(orca.spoken)")
    #expect(orca.says("3"), "\(orca.spoken)")

    try AssistiveClient.run("press Things activate", on: desktop)
    #expect(orca.says("Things page tab"), "\(orca.spoken)")

    try AssistiveClient.run("tree", "focus Volume", on: desktop)
    #expect(orca.says("Volume slider 0%"), "\(orca.spoken)")
    #expect(app.end() == 0)
  }
}

/// Orca, which writes down what it says.
final class ScreenReaderProgram {
  static let isThere = AssistiveClient.isThere && Tools.path(of: "orca") != nil

  private let program: Program
  private let log: URL

  init(on desktop: Desktop) throws {
    let folder = URL(fileURLWithPath: desktop.environment["XDG_RUNTIME_DIR"] ?? "/tmp")
    log = folder.appendingPathComponent("orca.log")
    var environment = desktop.environment
    // Its own settings, and the interpreter it was installed for.
    environment["HOME"] = folder.path
    environment["XDG_DATA_HOME"] = folder.path
    environment["PATH"] = "/usr/bin:/bin"
    let orca = try #require(Tools.path(of: "orca"))
    program = try Program(
      orca,
      ["--replace", "--debug-file", log.path],
      environment: environment
    )
    program.surroundings = desktop
  }

  /// What it has said so far, oldest first.
  var spoken: [String] {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      line.range(of: "SPEECH OUTPUT: '").map { String(line[$0.upperBound...]) }
    }
  }

  /// Waits until it has said something that contains a text.
  func says(_ text: String) -> Bool {
    Tools.wait(60) { spoken.contains { $0.contains(text) } }
  }
}
