import Foundation
import TestSupport
import Testing

@Suite(
  "GtkHost: surroundings that are broken",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
struct SurroundingsTests {
  private static let loss = "The connection to the display was lost.\n"

  private func hasEnded(_ app: Program) -> Bool { Tools.wait { !app.process.isRunning } }

  /// Clicks on the second tab, which is selected then.
  private func expectWorking(_ app: Program, on desktop: Desktop) throws {
    try desktop.click(x: 195, y: 820)
    #expect(app.hasPrinted("selected 1"), "\(app.errorText)")
  }

  @Test("the state is saved when the X server ends", .rule("R-WIN-21"))
  func server() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()
    try expectWorking(app, on: desktop)

    desktop.endServer()

    #expect(hasEnded(app))
    #expect(app.process.terminationStatus == 1)
    #expect(app.errorText == Self.loss)
    #expect(app.lines.last == "terminated")
    let state = desktop.folder.appendingPathComponent("WindowApp/state")
    #expect(FileManager.default.fileExists(atPath: state.path))
  }

  @Test(
    "the state is saved when the Wayland compositor ends",
    .rule("R-WIN-21"),
    .enabled(if: Compositor.isThere, "weston is missing")
  )
  func compositor() throws {
    let compositor = try Compositor()
    let app = try Program(Tools.windowApp, [], environment: compositor.environment)
    #expect(app.hasPrinted("timer from elsewhere"), "\(app.errorText)")

    compositor.end()

    #expect(hasEnded(app))
    #expect(app.process.terminationStatus == 1)
    #expect(app.errorText == Self.loss)
    #expect(app.lines.last == "terminated")
    let state = compositor.folder.appendingPathComponent("WindowApp/state")
    #expect(FileManager.default.fileExists(atPath: state.path))
  }

  @Test("without a session bus the application works")
  func noBus() throws {
    let desktop = try Desktop()
    var environment = desktop.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    environment["XDG_RUNTIME_DIR"] = desktop.folder.path
    let app = try Program(Tools.windowApp, [], environment: environment)

    #expect(app.hasPrinted("timer from elsewhere"))
    try expectWorking(app, on: desktop)
    #expect(app.end() == 0)
    #expect(app.errorText.isEmpty)
  }

  @Test("without fonts the application works")
  func noFonts() throws {
    let desktop = try Desktop()
    let configuration = desktop.folder.appendingPathComponent("none.conf")
    try Data("<fontconfig><dir>/nonexistent</dir></fontconfig>".utf8).write(to: configuration)

    let app = try desktop.launch(with: ["FONTCONFIG_FILE": configuration.path])

    try expectWorking(app, on: desktop)
    #expect(app.end() == 0)
    #expect(app.errorText.split(separator: "\n").count <= 1)
  }

  @Test(
    "in neutral and unknown locales the application works",
    arguments: ["C", "POSIX", "xx_YY.UTF-8", "de_DE", "nonsense", ""]
  )
  func locale(name: String) throws {
    let desktop = try Desktop()

    let app = try desktop.launch(with: ["LANG": name, "LC_ALL": name])

    try expectWorking(app, on: desktop)
    #expect(app.end() == 0)
    // Fontconfig reports names that are not languages.
    #expect(app.errorText.split(separator: "\n").count <= (name == "nonsense" ? 1 : 0))
  }

  @Test(
    "folders that cannot be written are reported, and the application works",
    arguments: ["/proc", "file"]
  )
  func folders(name: String) throws {
    let desktop = try Desktop()
    let file = desktop.folder.appendingPathComponent("file")
    try Data().write(to: file)
    let path = name == "file" ? file.path : name
    let variables = [
      "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "HOME",
    ]

    let app = try desktop.launch(
      with: Dictionary(uniqueKeysWithValues: variables.map { ($0, path) })
    )

    try expectWorking(app, on: desktop)
    #expect(app.end() == 0)
    #expect(app.lines.last == "terminated")
    let lines = app.errorText.split(separator: "\n").filter { $0.hasPrefix("warning: ") }
    #expect(!lines.isEmpty && lines.count <= 3, "\(app.errorText)")
  }

  // With a limit of 0 every write to a file fails, as on a full disk. The output of the application
  // is a pipe, to which the limit does not apply.
  @Test("on a full disk the former state stays, and the loss is reported", .rule("R-WIN-26"))
  func fullDisk() throws {
    let desktop = try Desktop()
    let first = try desktop.launch()
    try expectWorking(first, on: desktop)
    #expect(first.end() == 0)
    let folder = desktop.folder.appendingPathComponent("WindowApp")
    let files = ["state", "window.plist"].map { folder.appendingPathComponent($0) }
    let before = try files.map { try Data(contentsOf: $0) }

    let app = try Program(
      URL(fileURLWithPath: "/bin/bash"),
      [
        "-c",
        "exec > >(exec cat) 2> >(exec cat >&2); ulimit -f 0; exec \"\(Tools.windowApp.path)\"",
      ],
      environment: desktop.environment
    )
    app.surroundings = desktop
    #expect(app.hasPrinted("timer from elsewhere"), "\(app.errorText)")
    try desktop.click(x: 325, y: 820)
    #expect(app.hasPrinted("selected 2"))

    #expect(app.end() == 0)
    #expect(app.hasPrinted("terminated"))
    let warnings = [
      "warning: The size of the window was not saved: File too large",
      "warning: The state is not saved: File too large",
    ]
    let isReported = Tools.wait {
      app.errorText.split(separator: "\n").map(String.init).sorted() == warnings
    }
    #expect(isReported, "\(app.errorText)")
    #expect(try files.map { try Data(contentsOf: $0) } == before)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["state", "window.plist"])
  }

  @Test("a process that was stopped goes on, with the input that it missed")
  func stopped() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()

    kill(app.process.processIdentifier, SIGSTOP)
    try desktop.click(x: 195, y: 820)
    #expect(!app.lines.contains("selected 1"))
    kill(app.process.processIdentifier, SIGCONT)

    #expect(app.hasPrinted("selected 1"))
    #expect(app.end() == 0)
    #expect(app.errorText.isEmpty)
  }

  @Test("an empty list of backends has no effect", .rule("R-WIN-22"))
  func emptyBackend() throws {
    let desktop = try Desktop()
    let app = try desktop.launch(with: ["GDK_BACKEND": ""])
    try expectWorking(app, on: desktop)
    #expect(app.end() == 0)
  }

  @Test(
    "backends that are not available are named in the message",
    .rule("R-WIN-22"),
    arguments: [
      ("nonsense", "GDK_BACKEND is nonsense, which names none of wayland, x11 and broadway."),
      (
        "wayland",
        "there is no display, and GDK_BACKEND allows only wayland; set WAYLAND_DISPLAY, "
          + "or TABBARKIT_HOST=headless to start without one."
      ),
    ]
  )
  func backend(name: String, reason: String) throws {
    let desktop = try Desktop()
    let environment = desktop.environment.merging(["GDK_BACKEND": name]) { $1 }

    let app = try Program(Tools.windowApp, [], environment: environment)
    app.process.waitUntilExit()

    #expect(app.process.terminationStatus == 1)
    #expect(app.errorText == "Cannot open a window: \(reason)\n")
  }

  @Test("a limit of open files that is too low is reported", .rule("R-WIN-23"))
  func files() throws {
    let desktop = try Desktop()
    let shell = URL(fileURLWithPath: "/bin/sh")
    let command = "exec \"\(Tools.windowApp.path)\""

    let app = try Program(
      shell,
      ["-c", "ulimit -n 12; \(command)"],
      environment: desktop.environment
    )
    app.process.waitUntilExit()
    #expect(app.process.terminationStatus == 1)
    #expect(
      app.errorText == "Cannot open a window: the process may open only 12 files, and at least 32"
        + " are needed; raise the limit with ulimit -n.\n"
    )

    let raised = try Program(
      shell,
      ["-c", "ulimit -Sn 12; \(command)"],
      environment: desktop.environment
    )
    #expect(raised.hasPrinted("timer from elsewhere"), "\(raised.errorText)")
    try expectWorking(raised, on: desktop)
    #expect(raised.end() == 0)

    let few = try Program(
      shell,
      ["-c", "ulimit -n 32; \(command)"],
      environment: desktop.environment
    )
    #expect(few.hasPrinted("timer from elsewhere"), "\(few.errorText)")
    #expect(few.end() == 0)
  }
}
