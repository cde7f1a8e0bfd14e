import Testing

@Suite(
  "GtkHost: televisions",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
@MainActor
struct WindowTelevisionTests {
  @Test("in the window of a television the arrow keys select tabs")
  func arrows() throws {
    let desktop = try Desktop()
    let app = try desktop.launch(with: ["TABBARKIT_IDIOM": "tv"])

    try desktop.press("Right")
    #expect(app.hasPrinted("selected 1"))
    try desktop.press("Right")
    #expect(app.hasPrinted("selected 2"))
  }

  @Test("an unknown idiom opens a phone, with a warning")
  func unknown() throws {
    let desktop = try Desktop()
    let app = try desktop.launch(with: ["TABBARKIT_IDIOM": "watch"])

    try desktop.press("ctrl+2")

    #expect(app.hasPrinted("selected 1"))
    #expect(app.errorText.contains("TABBARKIT_IDIOM: watch is not one of phone, pad, tv"))
  }
}
