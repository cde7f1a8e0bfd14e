import Foundation
import TestSupport
import Testing

@Suite(
  "GtkHost: drags from other programs",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
struct DragTests {
  @Test("a drag that rests over an item of a spring loaded bar selects it", .rule("R-IN-4"))
  func springLoading() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()

    try desktop.dragOver(x: 195, y: 820, seconds: 1.5)
    #expect(app.hasPrinted("selected 1"))

    try desktop.dragOver(x: 325, y: 820, seconds: 0.2)
    try desktop.dragOver(x: 325, y: 400, seconds: 1.2)
    #expect(!app.lines.contains("selected 2"))
    #expect(app.end() == 0)
  }
}
