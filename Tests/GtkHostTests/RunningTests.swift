import Foundation
import TestSupport
import Testing

@Suite("GtkHost: running", .serialized)
struct RunningTests {
  @Test(
    "queues, tasks and timers run inside the application",
    .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
  )
  func mainLoop() throws {
    let app = try Desktop().launch()

    for line in [
      "main queue", "main queue later", "task", "detached 42", "timer", "timer from elsewhere",
    ] {
      #expect(app.hasPrinted(line))
    }
  }

  @Test(
    "an application that is asked to end calls its delegate",
    .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
  )
  func ending() throws {
    let app = try Desktop().launch()

    let status = app.end()

    #expect(status == 0)
    #expect(app.lines.last == "terminated")
  }

  @Test(
    "GL is not loaded for the renderer cairo",
    .rule("R-WIN-24"),
    .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
  )
  func noGraphicsDrivers() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()

    let file = URL(fileURLWithPath: "/proc/\(app.process.processIdentifier)/maps")
    // The size of the file is unknown, so it has to be read to its end.
    let data = try FileHandle(forReadingFrom: file).readToEnd() ?? Data()
    let maps = String(decoding: data, as: UTF8.self)

    #expect(maps.contains("libcairo"))
    #expect(!maps.contains("libEGL_mesa") && !maps.contains("libGLX_mesa"))
    #expect(app.end() == 0)
    #expect(app.errorText.isEmpty)
  }

  @Test("without a display a message names the variable to set")
  func noDisplay() throws {
    let app = try start(with: [:])

    #expect(app.process.terminationStatus == 1)
    #expect(
      app.errorText == "Cannot open a window: there is no display; set DISPLAY or WAYLAND_DISPLAY, "
        + "or TABBARKIT_HOST=headless to start without one.\n"
    )
  }

  @Test("a display that cannot be opened is named in the message")
  func deafDisplay() throws {
    let app = try start(with: ["DISPLAY": ":4711"])

    #expect(app.process.terminationStatus == 1)
    #expect(
      app.errorText
        == "Cannot open a window: the display :4711 named by DISPLAY does not answer.\n"
    )
  }

  @Test("a headless application launches, draws one frame and exits")
  func headless() throws {
    let app = try start(with: ["TABBARKIT_HOST": "headless"])

    #expect(app.process.terminationStatus == 0)
    #expect(app.lines.contains { $0.hasPrefix("launched light") })
    #expect(app.lines.last == "terminated")
  }

  private func start(with variables: [String: String]) throws -> Program {
    let home = try HomeFolder()
    let environment = home.environment.merging(variables) { $1 }
    let program = try Program(Tools.windowApp, [], environment: environment)
    withExtendedLifetime(home) { program.process.waitUntilExit() }
    return program
  }
}
