import Foundation
import TestSupport
import Testing

@Suite(
  "GtkHost: notifications",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
struct NotificationTests {
  private let identifier = "org.example.window-App"

  private func install() throws -> Installation {
    try Installation(["CFBundleIdentifier": identifier, "CFBundleDisplayName": "Window App"])
  }

  private func isLaunched(_ app: Program) -> Bool {
    Tools.wait { app.lines.contains { $0.hasPrefix("launched") } }
  }

  private func received(
    by server: NotificationServerStub
  ) -> NotificationServerStub.Notification? {
    _ = Tools.wait { !server.notifications.isEmpty }
    return server.notifications.first
  }

  @Test(
    "a notification is sent to the desktop, and its button reported",
    .rule("R-UN-31", "R-UN-32", "R-UN-34")
  )
  func button() throws {
    let desktop = try Desktop()
    let server = try #require(NotificationServerStub(busAddress: desktop.busAddress))
    let installation = try install()
    let app = try installation.start(on: desktop, "notify")
    #expect(isLaunched(app), "\(app.errorText)")

    let notification = try #require(received(by: server), "\(app.errorText)")
    #expect(notification.title == "Tea")
    #expect(notification.body == "Earl Grey\nIt is ready.")
    #expect(notification.buttons == ["Five More Minutes"])
    server.click(notification, button: "Five More Minutes")

    #expect(app.hasPrinted("chose more of Tea, 4 minutes"), "\(app.lines)")
    #expect(Tools.wait { server.notifications.isEmpty })
    #expect(app.end() == 0)
    withExtendedLifetime(installation) {}
  }

  @Test("a notification opens the application", .rule("R-UN-34"))
  func open() throws {
    let desktop = try Desktop()
    let server = try #require(NotificationServerStub(busAddress: desktop.busAddress))
    let installation = try install()
    let app = try installation.start(on: desktop, "notify")
    #expect(isLaunched(app), "\(app.errorText)")
    let notification = try #require(received(by: server), "\(app.errorText)")

    server.click(notification)

    #expect(app.hasPrinted("chose default of Tea, 4 minutes"), "\(app.lines)")
    #expect(app.end() == 0)
    withExtendedLifetime(installation) {}
  }

  @Test("the badge is sent to launchers, and again after the next launch", .rule("R-UN-33"))
  func badge() throws {
    let desktop = try Desktop()
    let server = try #require(NotificationServerStub(busAddress: desktop.busAddress))
    let installation = try install()
    let app = try installation.start(on: desktop, "notify")
    #expect(isLaunched(app), "\(app.errorText)")
    let change =
      "('application://\(identifier).desktop', {'count': <int64 3>, 'count-visible': <true>})"

    #expect(Tools.wait { server.badgeChanges.last == change }, "\(server.badgeChanges)")
    let count = server.badgeChanges.count
    #expect(app.end() == 0)
    let next = try installation.start(on: desktop, "remember")

    #expect(
      Tools.wait { server.badgeChanges.count > count && server.badgeChanges.last == change },
      "\(server.badgeChanges)"
    )
    #expect(next.end() == 0)
  }

  @Test("a choice starts an application that has ended", .rule("R-UN-17", "R-UN-34"))
  func closed() throws {
    let desktop = try Desktop()
    let server = try #require(NotificationServerStub(busAddress: desktop.busAddress))
    let installation = try install()
    let app = try installation.start(on: desktop, "notify")
    #expect(isLaunched(app), "\(app.errorText)")
    _ = try #require(received(by: server), "\(app.errorText)")
    #expect(app.end() == 0)
    let output = installation.scratch.url.appendingPathComponent("output")
    let services = desktop.folder.appendingPathComponent("dbus-1/services")
    try FileManager.default.createDirectory(at: services, withIntermediateDirectories: true)
    let command = "exec \(installation.executable.path) remember > \(output.path)"
    try Data("[D-BUS Service]\nName=\(identifier)\nExec=/bin/sh -c \"\(command)\"\n".utf8)
      .write(to: services.appendingPathComponent("\(identifier).service"))

    #expect(try call(desktop, "org.freedesktop.DBus", "ReloadConfig", []) == 0)
    let choice = ["notification", "[<['earl-grey', 'more']>]", "{}"]
    #expect(try call(desktop, identifier, "ActivateAction", choice) == 0)

    #expect(
      Tools.wait {
        let text = try? String(contentsOf: output, encoding: .utf8)
        return text?.contains("chose more of Tea, 4 minutes") == true
      }
    )
  }

  /// Calls a method on the bus as the desktop does, and returns the status.
  private func call(
    _ desktop: Desktop,
    _ name: String,
    _ method: String,
    _ arguments: [String]
  ) throws -> Int32 {
    let isBus = name == "org.freedesktop.DBus"
    let path =
      "/"
      + name.replacingOccurrences(of: ".", with: "/")
      .replacingOccurrences(of: "-", with: "_")
    let gdbus = try #require(Tools.path(of: "gdbus"))
    let program = try Program(
      gdbus,
      [
        "call", "--session", "--dest", name, "--object-path", path, "--method",
        (isBus ? name : "org.freedesktop.Application") + "." + method,
      ] + arguments,
      environment: desktop.environment
    )
    program.process.waitUntilExit()
    return program.process.terminationStatus
  }

  @Test("without an identifier notifications are not possible", .rule("R-UN-30"))
  func noIdentifier() throws {
    let desktop = try Desktop()
    let server = try #require(NotificationServerStub(busAddress: desktop.busAddress))
    let app = try desktop.launch(in: nil, with: [:], "notify")

    #expect(app.hasPrinted("notifications are not possible"))
    #expect(app.errorText.contains("the application needs a CFBundleIdentifier in Info.plist"))
    #expect(server.notifications.isEmpty)
    #expect(app.end() == 0)
  }
}
