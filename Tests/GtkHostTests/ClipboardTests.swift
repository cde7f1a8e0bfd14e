import TestSupport
import Testing

/// The clipboard and the primary selection, shared with another program.
@Suite(
  "GtkHost: clipboard",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
@MainActor
struct ClipboardTests {
  private func launch(_ desktop: Desktop) throws -> Program {
    let app = try desktop.launch(with: ["GTK_IM_MODULE": "gtk-im-context-simple"], "form")
    #expect(app.hasPrinted("editing field"))
    return app
  }

  @Test("copied text is read by other programs", .rule("R-PB-3"))
  func copying() throws {
    let desktop = try Desktop()
    let app = try launch(desktop)
    for key in ["a", "b", "ctrl+a", "ctrl+c"] { try desktop.press(key) }
    #expect(app.hasPrinted("field ab"))
    #expect(try Tools.wait { try desktop.text(of: "CLIPBOARD") == "ab" })
  }

  @Test("text of other programs is pasted", .rule("R-PB-4"))
  func pasting() throws {
    let desktop = try Desktop()
    let app = try launch(desktop)
    let owner = try desktop.own("CLIPBOARD", text: "from outside")
    try desktop.press("ctrl+v")
    #expect(app.hasPrinted("field from outside"))
    owner.end()
  }

  @Test("a program that does not answer stops nothing", .rule("R-PB-5"))
  func hanging() throws {
    let desktop = try Desktop()
    let app = try launch(desktop)
    let owner = try desktop.own("CLIPBOARD", text: nil)
    try desktop.press("ctrl+v")
    try desktop.press("x")
    #expect(app.hasPrinted("field x"))
    owner.end()
  }

  @Test("the values of a program that does not answer are waited for once", .rule("R-PB-5"))
  func stalling() throws {
    let desktop = try Desktop()
    let app = try launch(desktop)
    let owner = try desktop.own("CLIPBOARD", by: "stall")
    for key in ["i", "t", "e", "m", "s"] { try desktop.press(key) }
    #expect(app.hasPrinted("items 0"))
    #expect(app.errorText.components(separatedBy: "does not answer").count == 2)
    owner.end()
  }

  @Test("an endless text is not pasted and not kept in memory", .rule("R-PB-5"))
  func flood() throws {
    let desktop = try Desktop()
    let app = try launch(desktop)
    let owner = try desktop.own("CLIPBOARD", by: "flood")
    try desktop.press("ctrl+v")
    try desktop.press("x")
    #expect(app.hasPrinted("field x"))
    #expect(app.mostMemory < 600_000, "\(app.mostMemory) KiB")
    owner.end()
  }

  @Test("broken UTF-8 is replaced", .rule("R-PB-5"))
  func brokenText() throws {
    let desktop = try Desktop()
    let app = try launch(desktop)
    let owner = try desktop.own("CLIPBOARD", by: "break")
    try desktop.press("ctrl+v")
    #expect(app.hasPrinted("field a\u{FFFD}b"))
    owner.end()
  }

  @Test("copied text remains when the application has ended", .rule("R-PB-3"))
  func afterTheEnd() throws {
    let desktop = try Desktop()
    let manager = try desktop.own("CLIPBOARD", by: "manage")
    let app = try launch(desktop)
    for key in ["a", "b", "ctrl+a", "ctrl+c"] { try desktop.press(key) }
    #expect(try Tools.wait { try desktop.text(of: "CLIPBOARD") == "ab" })
    app.end()
    #expect(try Tools.wait { try desktop.text(of: "CLIPBOARD") == "ab" })
    manager.end()
  }

  @Test("a click with the middle button pastes the text that is selected", .rule("R-PB-6"))
  func primarySelection() throws {
    let desktop = try Desktop()
    let app = try launch(desktop)
    let owner = try desktop.own("PRIMARY", text: "middle")
    try desktop.click(x: 60, y: 160, button: 2)
    #expect(app.hasPrinted("notes middle"))
    owner.end()
    try desktop.click(x: 60, y: 112)
    try desktop.click(x: 60, y: 112)
    #expect(try Tools.wait { try desktop.text(of: "PRIMARY") == "middle" })
  }
}

extension Desktop {
  /// Starts a program that owns a selection, and answers with a text unless it is `nil`.
  fileprivate func own(_ selection: String, text: String?) throws -> Program {
    try own(selection, text.map { ["offer", selection, $0] } ?? ["hang", selection])
  }

  /// Starts a program that owns a selection in one of the ways that `ClipboardSource` lists.
  fileprivate func own(_ selection: String, by way: String) throws -> Program {
    try own(selection, [way, selection])
  }

  private func own(_ selection: String, _ arguments: [String]) throws -> Program {
    let owner = try Program(Tools.clipboardSource, arguments, environment: environment)
    owner.surroundings = self
    try owner.waitForOutput()
    return owner
  }

  /// Returns the text that another program reads from a selection.
  fileprivate func text(of selection: String) throws -> String? {
    let arguments = ["read", selection]
    let reader = try Program(Tools.clipboardSource, arguments, environment: environment)
    reader.process.waitUntilExit()
    let line = reader.lines.first { $0.hasPrefix("text ") }
    return line.map { String($0.dropFirst(5)) }
  }
}
