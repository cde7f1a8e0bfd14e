import Foundation
import TestSupport
import Testing

@Suite(
  "GtkHost: several windows",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
struct SeveralWindowsTests {
  private func install(supportsMultipleScenes: Bool = true) throws -> Installation {
    try Installation([
      "CFBundleIdentifier": "org.example.WindowApp",
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": supportsMultipleScenes
      ],
    ])
  }

  private func launch(_ installation: Installation, on desktop: Desktop) throws -> Program {
    let app = try installation.start(on: desktop, "scenes")
    #expect(app.hasPrinted("1: active"), "\(app.errorText)")
    #expect(try Tools.wait { try desktop.windowCount == 1 })
    return app
  }

  @Test(
    "Control and N open a window with a scene of its own, and closing it leaves the other",
    .rule("R-WIN-13", "R-WIN-16", "R-WIN-19")
  )
  func another() throws {
    let desktop = try Desktop()
    let installation = try install()
    let app = try launch(installation, on: desktop)
    try desktop.focusWindow(named: "WindowApp 1")

    try desktop.press("ctrl+n")
    #expect(app.hasPrinted("2: connected"))
    #expect(app.hasPrinted("2: active"))
    #expect(try Tools.wait { try desktop.windowCount == 2 })
    // Without a window manager, the new window is in front of the first one.
    try desktop.click(x: 195, y: 820)
    #expect(app.hasPrinted("2: selected 1"))

    try desktop.closeWindow(named: "WindowApp 2")
    #expect(app.hasPrinted("2: disconnected"))
    #expect(try Tools.wait { try desktop.windowCount == 1 })
    try desktop.click(x: 195, y: 820)
    #expect(app.hasPrinted("1: selected 1"))
    #expect(!app.lines.contains("1: disconnected"))
    #expect(app.end() == 0)
    #expect(app.lines.contains("1: disconnected"))
  }

  @Test("the scene whose window has the keyboard is active", .rule("R-WIN-17"))
  func focus() throws {
    let desktop = try Desktop()
    let installation = try install()
    let app = try launch(installation, on: desktop)
    try desktop.focusWindow(named: "WindowApp 1")
    try desktop.press("ctrl+n")
    #expect(try Tools.wait { try desktop.windowCount == 2 })

    try desktop.focusWindow(named: "WindowApp 2")
    #expect(app.hasPrinted("1: inactive"))
    try desktop.press("a")
    #expect(Tools.wait { app.lines.contains { $0.hasPrefix("2: pressed a of a") } })
    try desktop.focusWindow(named: "WindowApp 1")
    #expect(app.hasPrinted("2: inactive"))
    try desktop.press("b")
    #expect(Tools.wait { app.lines.contains { $0.hasPrefix("1: pressed b of b") } })
    #expect(app.end() == 0)
  }

  @Test(
    "the windows that were open come back, and the main one can be closed first",
    .rule("R-WIN-16", "R-WIN-20")
  )
  func again() throws {
    let desktop = try Desktop()
    let installation = try install()
    let first = try launch(installation, on: desktop)
    try desktop.focusWindow(named: "WindowApp 1")
    try desktop.press("ctrl+n")
    #expect(try Tools.wait { try desktop.windowCount == 2 })
    #expect(first.end() == 0)

    let next = try installation.start(on: desktop, "scenes")
    #expect(next.hasPrinted("1: connected with window 1"))
    #expect(next.hasPrinted("2: connected with window 2"))
    #expect(try Tools.wait { try desktop.windowCount == 2 })
    try desktop.closeWindow(named: "WindowApp 1")
    #expect(next.hasPrinted("1: disconnected"))
    try desktop.click(x: 195, y: 820)
    #expect(next.hasPrinted("2: selected 1"))
    try desktop.closeWindow(named: "WindowApp 2")
    next.process.waitUntilExit()
    #expect(next.process.terminationStatus == 0)

    let last = try installation.start(on: desktop, "scenes")
    #expect(last.hasPrinted("1: connected with window 2"))
    #expect(last.end() == 0)
    #expect(!last.lines.contains { $0.hasPrefix("2:") })
  }

  @Test("without the key of Info.plist there is one window", .rule("R-WIN-13"))
  func unsupported() throws {
    let desktop = try Desktop()
    let installation = try install(supportsMultipleScenes: false)
    let app = try launch(installation, on: desktop)
    try desktop.focusWindow(named: "WindowApp 1")

    try desktop.press("ctrl+n")

    #expect(Tools.wait { app.lines.contains { $0.hasPrefix("1: pressed") && $0.contains("of n") } })
    #expect(try desktop.windowCount == 1)
    #expect(app.end() == 0)
  }
}
