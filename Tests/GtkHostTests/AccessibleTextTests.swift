import Foundation
import TestSupport
import Testing

@Suite(
  "GtkHost: text for assistive technology",
  .serialized,
  .enabled(if: AssistiveClient.isThere, "no accessibility bus, or no client for it")
)
struct AccessibleTextTests {
  private func start() throws -> (desktop: Desktop, app: Program) {
    let desktop = try Desktop(isAccessible: true)
    let app = try desktop.launch(with: ["GTK_IM_MODULE": "gtk-im-context-simple"], "form")
    #expect(app.hasPrinted("editing field"))
    return (desktop, app)
  }

  @Test("what is typed through GTK is read with its words", .rule("R-AX-70", "R-AX-71"))
  func reading() throws {
    let (desktop, app) = try start()
    for key in ["a", "b", "space", "dead_acute", "e"] { try desktop.press(key) }
    #expect(app.hasPrinted("field ab é"))
    let lines = try AssistiveClient.run("text Name", "text Notes", on: desktop)
    #expect(lines.contains("text entry | ab é | 4 | é"))
    #expect(lines.contains("text text |  | 0 | "))
  }

  @Test("inserted and removed text and the caret are reported", .rule("R-AX-72"))
  func events() throws {
    let (desktop, app) = try start()
    try desktop.press("a")
    #expect(app.hasPrinted("field a"))
    let lines = try AssistiveClient.run(
      "text Name",
      "listen",
      "insert Name 1 bc",
      "await event object:text-changed:insert Name 1",
      "await event object:text-caret-moved Name 3",
      "caret Name 1",
      "await event object:text-caret-moved Name 1",
      "text Name",
      on: desktop
    )
    #expect(lines.contains("text entry | abc | 1 | abc"))
    #expect(app.hasPrinted("field abc"))
  }

  @Test("a form is filled by a screen reader alone", .rule("R-AX-73"))
  func filling() throws {
    let (desktop, app) = try start()
    try AssistiveClient.run("insert Name 0 Ada", "focus Notes", on: desktop)
    #expect(app.hasPrinted("field Ada"))
    #expect(app.hasPrinted("editing notes"))
    try AssistiveClient.run("insert Notes 0 two words", "text Notes", on: desktop)
    #expect(app.hasPrinted("notes two words"))
  }
}
