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

  @Test(
    "a text of another program is dropped on a field",
    .rule("R-DRAG-50", "R-DRAG-60")
  )
  func text() throws {
    let desktop = try Desktop()
    let app = try desktop.launch(with: ["GTK_IM_MODULE": "gtk-im-context-simple"], "form")
    #expect(app.hasPrinted("editing field"))

    #expect(try desktop.drop("Pear", x: 100, y: 57) == 0)
    #expect(app.hasPrinted("field Pear"))
    // Nothing accepts a drop here.
    #expect(try desktop.drop("Plum", x: 100, y: 600) != 0)
    #expect(!app.lines.contains("field Plum"))
    #expect(app.end() == 0)
  }
}
