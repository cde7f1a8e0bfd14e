import Testing

@Suite(
  "GtkHost: keys",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
@MainActor
struct WindowKeyTests {
  @Test("Control with a number selects a tab")
  func tabs() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()

    try desktop.press("ctrl+2")
    #expect(app.hasPrinted("selected 1"))
    try desktop.press("ctrl+KP_1")
    #expect(app.hasPrinted("selected 0"))
    try desktop.press("ctrl+9")
    try desktop.press("ctrl+3")
    #expect(app.hasPrinted("selected 2"))
  }

  @Test("a key event has the key code, the characters, and the characters without modifiers")
  func keys() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()

    try desktop.press("shift+2")
    #expect(app.hasPrinted("pressed @ of 2, keyboard2, shift"))
    try desktop.press("shift+Tab")
    #expect(app.hasPrinted("pressed \\t of \\t, keyboardTab, shift"))
    try desktop.press("alt+q")
    #expect(app.hasPrinted("pressed q of q, keyboardQ, alternate"))
    try desktop.press("Delete")
    #expect(app.hasPrinted("pressed \\u{7F} of \\u{7F}, keyboardDeleteForward, "))
    try desktop.press("KP_Add")
    #expect(app.hasPrinted("pressed + of +, keypadPlus, numericPad"))
  }

  @Test("keys without characters are presses too")
  func modifiers() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()

    try desktop.press("Shift_L")

    #expect(app.hasPrinted("pressed  of , keyboardLeftShift, "))
  }
}
