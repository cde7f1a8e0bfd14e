import Foundation
import TestSupport
import Testing

@Suite(
  "GtkHost: identity",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
struct IdentityTests {
  private let identifier = "org.example.window-App"

  private func install() throws -> Installation {
    try Installation([
      "CFBundleIdentifier": identifier, "CFBundleDisplayName": "Window App",
      "CFBundleIconFile": "Icon", "CFBundleURLTypes": [["CFBundleURLSchemes": ["window"]]],
      "CFBundleDocumentTypes": [["CFBundleTypeName": "Text"]],
    ])
  }

  private func isLaunched(_ app: Program) -> Bool {
    Tools.wait { app.lines.contains { $0.hasPrefix("launched") } }
  }

  /// The visible windows with a title or class.
  private func windows(
    _ property: String,
    _ value: String,
    on desktop: Desktop
  ) throws -> [String] {
    let tool = try #require(Tools.path(of: "xdotool"))
    let search = try Program(
      tool,
      ["search", "--onlyvisible", "--\(property)", "^\(value)$"],
      environment: desktop.environment
    )
    search.process.waitUntilExit()
    return search.lines
  }

  @Test("windows have the application's name and identifier", .rule("R-INFO-2", "R-INFO-6"))
  func names() throws {
    let desktop = try Desktop()
    let installation = try install()
    let app = try installation.start(on: desktop)
    #expect(isLaunched(app), "\(app.errorText)")

    #expect(try Tools.wait { try windows("name", "Window App", on: desktop).count == 1 })
    #expect(try windows("class", identifier, on: desktop).count == 1)
    #expect(try windows("classname", identifier, on: desktop).count == 1)
    #expect(app.end() == 0)
    withExtendedLifetime(installation) {}
  }

  @Test("the icon is that of the property list", .rule("R-INFO-7"))
  func icon() throws {
    let desktop = try Desktop()
    let installation = try install()
    let icon = installation.scratch.url.appendingPathComponent("Icon.svg")
    try Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>"#
        .utf8
    ).write(to: icon)
    let app = try installation.start(on: desktop)
    #expect(isLaunched(app), "\(app.errorText)")
    let xprop = try #require(Tools.path(of: "xprop"))

    #expect(
      try Tools.wait {
        guard let window = try windows("name", "Window App", on: desktop).first else {
          return false
        }
        let properties = try Program(
          xprop,
          ["-id", window, "-notype", "32c", "_NET_WM_ICON"],
          environment: desktop.environment
        )
        properties.process.waitUntilExit()
        return properties.lines.first?.contains("32, 32, 4278190080") == true
      }
    )
    #expect(app.end() == 0)
  }

  @Test("a second process passes its URLs and files to the first and ends", .rule("R-INFO-11"))
  func second() throws {
    let desktop = try Desktop()
    let installation = try install()
    let first = try installation.start(on: desktop, "window:start")
    #expect(isLaunched(first), "\(first.errorText)")
    #expect(first.hasPrinted("opened window:start"))

    let next = try installation.start(on: desktop, "window:page/2", installation.executable.path)
    next.process.waitUntilExit()

    #expect(next.process.terminationStatus == 0)
    #expect(next.lines.isEmpty)
    #expect(first.hasPrinted("opened window:page/2"))
    #expect(first.hasPrinted("opened \(installation.executable.absoluteString)"))
    let plain = try installation.start(on: desktop)
    plain.process.waitUntilExit()
    #expect(plain.process.terminationStatus == 0)
    #expect(first.process.isRunning)
    #expect(first.end() == 0)
  }

  @Test("a process that ended does not keep the name", .rule("R-INFO-11"))
  func again() throws {
    let desktop = try Desktop()
    let installation = try install()
    let first = try installation.start(on: desktop)
    #expect(isLaunched(first), "\(first.errorText)")
    first.end()

    let next = try installation.start(on: desktop)

    #expect(isLaunched(next), "\(next.errorText)")
    #expect(next.end() == 0)
  }

  @Test("without an identifier each process has its own window", .rule("R-INFO-11"))
  func noIdentifier() throws {
    let desktop = try Desktop()
    let installation = try Installation(["CFBundleName": "Window App"])

    let first = try installation.start(on: desktop)
    let second = try installation.start(on: desktop)

    #expect(isLaunched(first) && isLaunched(second))
    #expect(try Tools.wait { try windows("name", "Window App", on: desktop).count == 2 })
  }

  @Test("a bus that cannot be reached has no effect", .rule("R-INFO-11"))
  func noBus() throws {
    let desktop = try Desktop()
    let installation = try install()
    var environment = desktop.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"

    let app = try Program(installation.executable, ["window:start"], environment: environment)
    app.surroundings = desktop

    #expect(isLaunched(app), "\(app.errorText)")
    #expect(app.hasPrinted("opened window:start"))
    #expect(app.end() == 0)
  }

  @Test("the state is stored under the identifier", .rule("R-INFO-9", "R-RES-40"))
  func folders() throws {
    let desktop = try Desktop()
    let folder = try HomeFolder()
    var environment = desktop.environment
    environment["XDG_STATE_HOME"] = folder.url.path
    let old = folder.url.appendingPathComponent("WindowApp")
    try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
    try Data().write(to: old.appendingPathComponent("state.previous"))
    let installation = try install()
    let app = try Program(installation.executable, [], environment: environment)
    #expect(isLaunched(app), "\(app.errorText)")
    #expect(app.end() == 0)

    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.filter { $0 != "fonts.conf" } == [identifier])
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent(identifier).path
    )
    #expect(Set(files) == ["state", "state.previous", "window.plist"])
  }
}
