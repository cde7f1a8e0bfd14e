import Foundation
import TestSupport
import Testing

@Suite(
  "GtkHost: state restoration",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
struct ComingBackTests {
  /// The ways to end an application.
  enum Ending: CaseIterable { case closed, asked }

  /// The part of a window that the scroll indicator does not cover.
  private let width = 370
  private let height = 844

  @Test(
    "an application that was closed restores the tab and its scroll position",
    .rule("R-RES-30", "R-RES-40"),
    arguments: Ending.allCases
  )
  func samePlace(ending: Ending) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let desktop = try Desktop()
    let app = try start(on: desktop, keepingStateIn: folder)
    let opened = try stillPicture(of: desktop)
    try desktop.click(x: 325, y: 820)
    #expect(app.hasPrinted("selected 2"))
    try desktop.turnWheel(x: 195, y: 400, notches: 3)
    #expect(app.hasPrinted("wheel or fling to 180"))
    let left = try stillPicture(of: desktop)
    #expect(left != opened)

    if ending == .closed { try close(on: desktop) }
    #expect(Tools.wait { ending == .asked || !app.process.isRunning })
    #expect(app.end() == 0)
    #expect(app.lines.last == "terminated")
    let next = try start(on: desktop, keepingStateIn: folder)

    #expect(try desktop.shows(left))
    try desktop.turnWheel(x: 195, y: 400, notches: 1)
    #expect(next.hasPrinted("wheel or fling to 240"))
    #expect(!next.lines.contains { $0.hasPrefix("selected") })
    #expect(next.end() == 0)
  }

  private func start(on desktop: Desktop, keepingStateIn folder: URL) throws -> Program {
    var environment = desktop.environment
    environment["XDG_STATE_HOME"] = folder.path
    let app = try Program(Tools.windowApp, [], environment: environment)
    app.surroundings = desktop
    let isLaunched = Tools.wait { app.lines.contains { $0.hasPrefix("launched") } }
    #expect(isLaunched, "\(app.errorText)")
    return app
  }

  /// A capture of a window after it has appeared and its animations have ended.
  private func stillPicture(of desktop: Desktop) throws -> Picture {
    let black = Data(count: width * height * 3)
    var last = try desktop.photograph(width: width, height: height)
    let isStill = try Tools.wait {
      let next = try desktop.photograph(width: width, height: height)
      defer { last = next }
      return next == last && next.bytes != black
    }
    #expect(isStill)
    return last
  }

  /// Closes a window as its close button does.
  private func close(on desktop: Desktop) throws {
    let program = try Program(Tools.closeButton, [], environment: desktop.environment)
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0, "\(program.errorText)")
  }
}
