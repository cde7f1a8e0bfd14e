import Testing

/// The input method is GTK's own, which composes dead keys, Compose sequences and code points.
@Suite(
  "GtkHost: text input",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
@MainActor
struct TextInputTests {
  private func launch(_ desktop: Desktop) throws -> Program {
    let app = try desktop.launch(with: ["GTK_IM_MODULE": "gtk-im-context-simple"], "form")
    #expect(app.hasPrinted("editing field"))
    return app
  }

  @Test("keys enter text in a field, and Tab and Return work as usual")
  func typing() throws {
    let desktop = try Desktop()
    let app = try launch(desktop)

    for key in ["a", "shift+b", "space", "c"] { try desktop.press(key) }
    #expect(app.hasPrinted("field aB c"))
    try desktop.press("ctrl+BackSpace")
    #expect(app.hasPrinted("field aB "))
    try desktop.press("Home")
    try desktop.press("x")
    #expect(app.hasPrinted("field xaB "))
  }

  @Test("dead keys and code points are composed and committed once")
  func composing() throws {
    let desktop = try Desktop()
    let app = try launch(desktop)

    try desktop.press("dead_acute")
    try desktop.press("e")
    #expect(app.hasPrinted("field é"))
    try desktop.press("ctrl+shift+u")
    for key in ["2", "0", "a", "c", "space"] { try desktop.press(key) }
    #expect(app.hasPrinted("field é€"))
  }

  @Test("the Compose key and two letters result in one character")
  func composeKey() throws {
    let desktop = try Desktop()
    let app = try launch(desktop)

    for key in ["Multi_key", "o", "e", "Multi_key", "exclam", "exclam", "x"] {
      try desktop.press(key)
    }

    #expect(app.hasPrinted("field œ¡x"))
  }

  @Test("a click moves the focus to a text view, in which Return begins a line")
  func textView() throws {
    let desktop = try Desktop()
    let app = try launch(desktop)

    try desktop.click(x: 60, y: 160)
    #expect(app.hasPrinted("editing notes"))
    for key in ["a", "Return", "b"] { try desktop.press(key) }
    #expect(app.hasPrinted("notes a|b"))
  }
}
