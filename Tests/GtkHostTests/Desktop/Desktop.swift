import Foundation
import Testing

/// A separate X server and session bus, with simulated input and screen captures.
final class Desktop {
  let environment: [String: String]
  private let server: Program
  private let bus: Program
  /// The folder of GTK's settings.
  private let home: HomeFolder
  private let width = 1600
  private let height = 2000

  /// If `isAccessible` is `true`, an accessibility bus is started on demand.
  init(scale: Int = 1, isAccessible: Bool = false) throws {
    home = try HomeFolder()
    var environment = home.environment
    // Programs ignore LANGUAGE if the locale is "C".
    environment["LANG"] = "en_US.UTF-8"
    if isAccessible { environment["XDG_RUNTIME_DIR"] = home.url.path }
    let xvfb = try #require(Tools.path(of: "Xvfb"))
    server = try Program(
      xvfb,
      ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp"],
      environment: environment
    )
    try server.waitForOutput()
    environment["DISPLAY"] = ":" + (server.lines.first ?? "")

    let daemon = try #require(Tools.path(of: "dbus-daemon"))
    bus = try Program(
      daemon,
      ["--session", "--nofork", "--print-address=1"],
      environment: environment
    )
    try bus.waitForOutput()
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.lines.first

    // Without a title bar and a window manager, the content is at the screen's origin.
    environment["GTK_CSD"] = "0"
    if !isAccessible { environment["GTK_A11Y"] = "none" }
    environment["GDK_BACKEND"] = "x11"
    environment["GDK_SCALE"] = String(scale)
    self.environment = environment
  }

  /// The home folder of the programs.
  var folder: URL { home.url }

  var busAddress: String { environment["DBUS_SESSION_BUS_ADDRESS"] ?? "" }

  /// Ends the X server while programs use it.
  func endServer() { server.end() }

  /// Sets the GTK settings of applications that are started later.
  func writeSettings(_ lines: [String]) throws {
    let folder = home.url.appendingPathComponent("gtk-4.0")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = (["[Settings]"] + lines).joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: folder.appendingPathComponent("settings.ini"))
  }

  /// Sets GTK settings of running applications while the returned program exists.
  func prescribe(textScale: Double, showsAnimations: Bool) throws -> Program {
    let arguments = ["\(Int(textScale * 96 * 1024))", showsAnimations ? "1" : "0"]
    let source = try Program(Tools.settingsSource, arguments, environment: environment)
    source.surroundings = self
    try source.waitForOutput()
    return source
  }

  /// Starts the application and waits until its window is on the screen.
  ///
  /// The server discards mouse input before that.
  func launch(
    in language: String? = nil,
    with variables: [String: String] = [:],
    _ arguments: String...
  ) throws -> Program {
    var environment = environment.merging(variables) { $1 }
    if let language { environment["LANGUAGE"] = language }
    let app = try Program(Tools.windowApp, arguments, environment: environment)
    app.surroundings = self
    let isLaunched = Tools.wait { app.lines.contains { $0.hasPrefix("launched") } }
    #expect(isLaunched, "\(app.errorText)")
    #expect(try Tools.wait { try showsWindow() })
    return app
  }

  private func showsWindow() throws -> Bool { try windowCount > 0 }

  /// The number of windows of the application that are on the screen.
  var windowCount: Int { get throws { try windowNumbers.count } }

  /// The numbers of the windows of the application that are on the screen.
  private var windowNumbers: [String] {
    get throws {
      let xdotool = try #require(Tools.path(of: "xdotool"))
      let arguments = ["search", "--onlyvisible", "--name", "WindowApp"]
      let program = try Program(xdotool, arguments, environment: environment)
      program.process.waitUntilExit()
      return program.process.terminationStatus == 0 ? program.lines : []
    }
  }

  /// Clicks at a pixel of the screen.
  func click(x: Int, y: Int, button: Int = 1) throws {
    try mouse(["mousemove", "\(x)", "\(y)", "click", "\(button)"])
  }

  /// Holds a drag over a pixel of the only window for some seconds, then moves it away.
  func dragOver(x: Int, y: Int, seconds: Double) throws {
    let arguments = ["WindowApp", "\(x)", "\(y)", "\(seconds)"]
    let program = try Program(Tools.dragSource, arguments, environment: environment)
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0)
  }

  /// Drops a text of another program on a pixel of the only window, and returns the program's status.
  func drop(_ text: String, x: Int, y: Int) throws -> Int32 {
    let arguments = ["WindowApp", "\(x)", "\(y)", "1", text]
    let program = try Program(Tools.dragSource, arguments, environment: environment)
    program.process.waitUntilExit()
    return program.process.terminationStatus
  }

  /// Turns the wheel over a pixel of the screen: down, or up for negative values.
  func turnWheel(x: Int, y: Int, notches: Int) throws {
    try mouse([
      "mousemove", "\(x)", "\(y)", "click", "--repeat", "\(abs(notches))", notches < 0 ? "4" : "5",
    ])
  }

  /// Drags upwards with the mouse button pressed.
  func drag(x: Int, from start: Int, to end: Int) throws {
    var steps = ["mousemove", "\(x)", "\(start)", "mousedown", "1"]
    for step in 1...10 {
      steps += ["mousemove", "\(x)", "\(start + (end - start) * step / 10)", "sleep", "0.016"]
    }
    try mouse(steps + ["mouseup", "1"])
  }

  /// Presses and releases a key by its X name.
  func press(_ key: String) throws { try mouse(["key", key]) }

  /// Types a text, such as a path.
  func type(_ text: String) throws { try mouse(["type", "--delay", "20", text]) }

  /// Resizes the only window to a size in pixels.
  func resizeWindow(width: Int, height: Int) throws {
    try mouse([
      "search", "--onlyvisible", "--name", "WindowApp", "windowsize", "\(width)", "\(height)",
    ])
  }

  /// Hides the only window, as a window manager does when it is minimized, and shows it again after
  /// `body`.
  func whileMinimized(_ body: () throws -> Void) throws {
    let window = try #require(windowNumbers.first)
    try mouse(["windowunmap", window])
    try body()
    try mouse(["windowmap", window])
  }

  /// Takes the keyboard from the only window, as another window does, and returns it after `body`.
  func whileInactive(_ body: () throws -> Void) throws {
    let window = try #require(windowNumbers.first)
    try mouse(["search", "--maxdepth", "0", "", "windowfocus"])
    try body()
    try mouse(["windowfocus", window])
  }

  /// Gives the keyboard to the window with a title.
  func focusWindow(named title: String) throws {
    try mouse(["search", "--onlyvisible", "--name", "^\(title)$", "windowfocus"])
  }

  /// Asks the window with a title to close, as its title bar does.
  func closeWindow(named title: String) throws {
    let program = try Program(Tools.closeButton, [title], environment: environment)
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0)
  }

  /// The title of the only window.
  var windowTitle: String {
    get throws {
      let xdotool = try #require(Tools.path(of: "xdotool"))
      let arguments = ["getwindowname", try #require(windowNumbers.first)]
      let program = try Program(xdotool, arguments, environment: environment)
      program.process.waitUntilExit()
      return program.lines.first ?? ""
    }
  }

  private func mouse(_ arguments: [String]) throws {
    let xdotool = try #require(Tools.path(of: "xdotool"))
    let program = try Program(xdotool, arguments, environment: environment)
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0, "\(program.errorText)")
  }

  /// Whether the upper-left corner of the screen becomes equal to an image.
  func shows(_ picture: Picture) throws -> Bool {
    try Tools.wait { try photograph(width: picture.width, height: picture.height) == picture }
  }

  /// A capture of the upper-left corner of the screen.
  func photograph(width: Int, height: Int) throws -> Picture {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString + ".rgb")
    defer { try? FileManager.default.removeItem(at: file) }
    let camera = try #require(Tools.path(of: "import"))
    let program = try Program(
      camera,
      [
        "-window", "root", "-crop", "\(width)x\(height)+0+0", "+repage", "-depth", "8",
        "rgb:" + file.path,
      ],
      environment: environment
    )
    program.process.waitUntilExit()
    return Picture(width: width, height: height, bytes: try Data(contentsOf: file))
  }
}

/// Pixels of three bytes: red, green, blue.
struct Picture: Equatable {
  let width: Int
  let height: Int
  let bytes: Data
}
