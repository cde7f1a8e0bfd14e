import Foundation
import TestSupport
import Testing

/// The file chooser of GTK, which is a window of its own.
@Suite(
  "GtkHost: file chooser",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
struct FilePickerTests {
  private func launch(_ desktop: Desktop, open letter: String) throws -> Program {
    let app = try desktop.launch(with: ["GTK_IM_MODULE": "gtk-im-context-simple"], "picker")
    try desktop.press(letter)
    #expect(app.hasPrinted("presented"))
    #expect(try Tools.wait { try desktop.windowCount == 2 })
    // Keys are sent to the window under the pointer.
    try desktop.click(x: 120, y: 340)
    return app
  }

  /// Enters a path below the home folder.
  ///
  /// The chooser reads each folder of a path for completion while it is typed, and does not respond
  /// to keys for seconds if the folder has thousands of files, as folders of temporary files have.
  private func enter(_ path: String, on desktop: Desktop) throws {
    try desktop.press("ctrl+l")
    try desktop.press("ctrl+a")
    try desktop.type(path)
    try desktop.press("Return")
  }

  @Test("a file is picked by its path, and the delegate notified", .rule("R-FILE-40"))
  func picking() throws {
    let desktop = try Desktop()
    let file = desktop.folder.appendingPathComponent("Notes.txt")
    try Data("text".utf8).write(to: file)
    let app = try launch(desktop, open: "a")

    try enter("~/Notes.txt", on: desktop)

    #expect(app.hasPrinted("picked \(file.path)"))
    #expect(try Tools.wait { try desktop.windowCount == 1 })
    #expect(app.end() == 0)
  }

  @Test("the user cancels with Escape", .rule("R-FILE-40"))
  func cancelling() throws {
    let desktop = try Desktop()
    let app = try launch(desktop, open: "a")

    try desktop.press("Escape")

    #expect(app.hasPrinted("picked nothing"))
    #expect(app.end() == 0)
  }

  @Test("a document is exported to a place", .rule("R-FILE-40", "R-FILE-6"))
  func exporting() throws {
    let desktop = try Desktop()
    let place = desktop.folder.appendingPathComponent("Copy.txt")
    let app = try launch(desktop, open: "e")

    try enter("~/Copy.txt", on: desktop)

    #expect(app.hasPrinted("picked \(place.path)"))
    #expect(try String(contentsOf: place, encoding: .utf8) == "exported")
    #expect(app.end() == 0)
  }
}
