import Foundation
import TestSupport
import Testing

@testable import GtkHost
@testable import UIKitCore

@Suite("GtkHost: the size of windows")
@MainActor struct WindowSizeTests {
  @Test("a window that is larger than the monitor gets smaller at first", .rule("R-WIN-10"))
  func monitors() {
    let phone = CGSize(width: 390, height: 844)
    #expect(WindowPlacement.firstSize(phone, on: nil) == phone)
    #expect(WindowPlacement.firstSize(phone, on: CGSize(width: 1920, height: 1080)) == phone)
    #expect(
      WindowPlacement.firstSize(phone, on: CGSize(width: 1440, height: 820))
        == CGSize(width: 390, height: 724)
    )
    #expect(
      WindowPlacement.firstSize(phone, on: CGSize(width: 200, height: 200))
        == CGSize(width: 320, height: 320)
    )
  }

  @Test("the size is kept for the next launch, and nonsense is ignored", .rule("R-WIN-10"))
  func storing() throws {
    let store = MemoryStore()
    #expect(WindowPlacement.stored(in: store) == nil)
    var placement = WindowPlacement(size: CGSize(width: 700, height: 500))
    placement.isMaximized = true
    placement.store(in: store)
    #expect(WindowPlacement.stored(in: store) == placement)
    WindowPlacement(size: CGSize(width: -1, height: 500)).store(in: store)
    #expect(WindowPlacement.stored(in: store) == nil)
    try store.write(Data("window".utf8), to: "window.plist")
    #expect(WindowPlacement.stored(in: store) == nil)
  }

  @Test("windows that show a device have its size and no others", .rule("R-WIN-8"))
  func restrictions() {
    let limits = WindowSizeLimits()
    #expect(limits.minimum == CGSize(width: 320, height: 320))
    #expect(!limits.isFixed)
    #expect(limits.clamp(CGSize(width: 1, height: 9000)) == CGSize(width: 320, height: 9000))
  }
}

@Suite(
  "GtkHost: windows between launches",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
@MainActor
struct WindowPlacementTests {
  @Test("a window has the size of the last launch", .rule("R-WIN-10"))
  func lastSize() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()
    #expect(app.hasPrinted("screen 390 844"))
    try desktop.resizeWindow(width: 700, height: 500)
    #expect(app.hasPrinted("size 700 500"))
    #expect(app.end() == 0)

    let next = try desktop.launch()
    #expect(next.hasPrinted("screen 700 500"))
    #expect(next.end() == 0)

    let device = try desktop.launch(with: ["TABBARKIT_DEVICE": "iPhoneSE"])
    #expect(device.hasPrinted("screen 375 667"))
    #expect(device.end() == 0)
  }

  @Test("an application with a minimized window is in the background", .rule("R-WIN-12"))
  func minimizing() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()
    try desktop.whileMinimized { #expect(app.hasPrinted("in the background")) }
    #expect(app.hasPrinted("in the foreground"))
    #expect(app.end() == 0)
  }

  @Test("the root controller names the window", .rule("R-WIN-9"))
  func title() throws {
    let desktop = try Desktop()
    let app = try desktop.launch(with: ["WINDOW_TITLE": "WindowApp: Inbox"])
    #expect(try Tools.wait { try desktop.windowTitle == "WindowApp: Inbox" })
    #expect(app.end() == 0)
  }
}
