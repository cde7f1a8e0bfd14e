import Foundation
import TestSupport
import Testing

@Suite(
  "GtkHost: drags from other programs",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
struct DragTests {
  @Test("a drag that rests over an item of a spring-loaded bar selects it", .rule("R-IN-4"))
  func springLoading() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()

    // On a busy machine the application may receive the drag late.
    let isSelected = try [1.5, 4, 8].contains { seconds in
      try desktop.dragOver(x: 195, y: 820, seconds: seconds)
      return app.hasPrinted("selected 1")
    }
    #expect(isSelected)

    try desktop.dragOver(x: 325, y: 820, seconds: 0.2)
    try desktop.dragOver(x: 325, y: 400, seconds: 1.2)
    #expect(!app.lines.contains("selected 2"))
    #expect(app.end() == 0)
  }
}
