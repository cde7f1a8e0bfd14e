import Foundation
import TestSupport
import Testing

@Suite(
  "GtkHost: feedback",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
@MainActor
struct FeedbackTests {
  @Test(
    "the feedback for an error rings the bell, and the one for a success does not",
    .rule("R-FBK-4")
  )
  func bell() throws {
    let desktop = try Desktop()
    let app = try desktop.launch("form")
    #expect(app.hasPrinted("editing field"))
    let listener = try Program(Tools.bellListener, [], environment: desktop.environment)
    try listener.waitForOutput()

    try desktop.type("success")
    #expect(app.hasPrinted("field success"))
    #expect(listener.lines == ["listening"])
    try desktop.type("error")
    #expect(listener.hasPrinted("bell"))
  }
}
