import Foundation
import TestSupport
import Testing

@Suite(
  "GtkHost: assistive technology",
  .serialized,
  .enabled(if: AssistiveClient.isThere, "no accessibility bus, or no client for it")
)
struct AccessibilityTests {
  private func start() throws -> (desktop: Desktop, app: Program) {
    let desktop = try Desktop(isAccessible: true)
    return (desktop, try desktop.launch("spoken"))
  }

  @Test(
    "elements have a role, name, description, states, frame and actions",
    .rule("R-AX-51", "R-AX-52", "R-AX-53", "R-AX-54")
  )
  func tree() throws {
    let (desktop, app) = try start()

    let lines = try AssistiveClient.run("tree", "at 65 820", "at 60 320", on: desktop)

    let there = "enabled sensitive showing visible"
    let pressable = "enabled focusable sensitive showing visible"
    #expect(lines.first == "application | WindowApp |  | \(there)")
    #expect(lines.contains { $0.hasPrefix("- frame | WindowApp |  | ") })
    #expect(lines.contains("- - heading | All things |  | \(there) | 20 40 300 30 | "))
    #expect(
      lines.contains(
        "- - push button | Add | Makes one more tab | \(pressable) | 20 100 200 40 | activate"
      )
    )
    #expect(
      lines.contains(
        "- - slider | Volume |  | \(pressable) | 20 160 200 40 | increment, decrement | 0 of 0 to 10"
      )
    )
    #expect(lines.contains { $0.hasPrefix("- - toggle button | Sound |  | checkable enabled") })
    #expect(lines.contains("- - label | Letter |  | \(there) | 20 300 200 40 | Archive"))
    let bar = try #require(lines.firstIndex { $0.hasPrefix("- - page tab list | Tab Bar |") })
    let tabs = lines[(bar + 1)...].prefix(3).map { $0.components(separatedBy: " | ").prefix(4) }
    #expect(
      tabs.map { $0.joined(separator: " | ") } == [
        "- - - page tab | Things |  | enabled focusable selectable selected sensitive showing visible",
        "- - - page tab | Rows | 3 | enabled focusable selectable sensitive showing visible",
        "- - - page tab | Closed |  | focusable selectable showing visible",
      ]
    )
    #expect(lines.suffix(3) == ["at Things", "at Letter", "done"])
    #expect(app.end() == 0)
  }

  @Test("the tree is not built before a client requests it", .rule("R-AX-50"))
  func nobodyAsks() throws {
    let (desktop, app) = try start()
    #expect(app.hasPrinted("timer from elsewhere"))
    #expect(!app.lines.contains("looked at"))

    try AssistiveClient.run("tree", on: desktop)

    #expect(app.lines.contains("looked at"))
  }

  @Test(
    "a tab is selected by its action and through its bar, and the selection is reported",
    .rule("R-AX-53", "R-AX-55")
  )
  func selecting() throws {
    let (desktop, app) = try start()

    let lines = try AssistiveClient.run(
      "tree",
      "listen",
      "press Rows activate",
      "await event object:state-changed:selected Rows 1",
      "await event object:state-changed:selected Things 0",
      "await event object:selection-changed Tab Bar",
      "await event object:children-changed:add",
      "tree",
      "select Tab Bar 0",
      "await event object:state-changed:selected Things 1",
      on: desktop
    )

    #expect(app.hasPrinted("asked for Rows"))
    #expect(app.hasPrinted("selected 1"))
    #expect(lines.contains { $0.hasPrefix("- - list | ") })
    #expect(lines.contains { $0.hasPrefix("- - - list item | Row 0 |") })
    #expect(lines.contains("selection True"))
    #expect(app.hasPrinted("selected 0"))
  }

  @Test("a disabled tab is not selected", .rule("R-AX-53"))
  func disabled() throws {
    let (desktop, app) = try start()

    let lines = try AssistiveClient.run("select Tab Bar 2", on: desktop)

    #expect(lines.contains("selection False"))
    #expect(!app.lines.contains("asked for Closed"))
  }

  @Test("rows can be pressed, and selected through their list", .rule("R-AX-53"))
  func rows() throws {
    let (desktop, app) = try start()

    try AssistiveClient.run(
      "press Rows activate",
      "press Row 1 activate",
      "tree",
      on: desktop
    )

    #expect(app.hasPrinted("row 1"))
  }

  @Test("custom actions, values and switches", .rule("R-AX-53", "R-AX-54", "R-AX-55"))
  func changing() throws {
    let (desktop, app) = try start()

    try AssistiveClient.run(
      "tree",
      "listen",
      "press Letter Archive",
      "set Volume 7",
      "await event object:property-change:accessible-value Volume",
      "press Volume increment",
      "press Sound activate",
      "await event object:state-changed:checked Sound 1",
      on: desktop
    )

    #expect(app.hasPrinted("archived"))
    #expect(app.hasPrinted("volume 7"))
    #expect(app.hasPrinted("volume 8"))
  }

  @Test(
    "new tabs, changed titles and announcements are reported",
    .rule("R-AX-55", "R-AX-58")
  )
  func coming() throws {
    let (desktop, app) = try start()

    try AssistiveClient.run(
      "tree",
      "listen",
      "press Add activate",
      "await event object:children-changed:add New 3",
      "await event object:property-change:accessible-name Lines",
      "await event object:announcement Added",
      on: desktop
    )

    #expect(app.hasPrinted("pressed Add"))
  }

  @Test("clients move the focus to elements that can be focused", .rule("R-AX-56"))
  func focus() throws {
    let (desktop, app) = try start()

    let lines = try AssistiveClient.run(
      "tree",
      "listen",
      "focus Add",
      "await event object:state-changed:focused Add 1",
      "focus Volume",
      "await event object:state-changed:focused Volume 1",
      "await event object:state-changed:focused Add 0",
      "focus All things",
      on: desktop
    )

    #expect(lines.contains("focus True"))
    #expect(lines.contains("focus False"))
    #expect(app.end() == 0)
  }

  @Test("the accessibility focus follows the keyboard focus", .rule("R-AX-56"))
  func keys() throws {
    let (desktop, app) = try start()

    let lines = try AssistiveClient.run(
      "tree",
      "listen",
      "await event object:state-changed:focused Add 1",
      "await event object:state-changed:focused Volume 1",
      "tree",
      on: desktop
    ) {
      try desktop.press("Tab")
      try desktop.press("Tab")
    }

    let slider = lines.last { $0.hasPrefix("- - slider | Volume") }
    #expect(slider?.contains(" focused ") == true)
    #expect(app.end() == 0)
  }

  @Test(
    "an application is notified when the desktop's screen reader is turned on",
    .rule("R-AX-40")
  )
  func reader() throws {
    let (desktop, app) = try start()

    try AssistiveClient.run("tree", "reader true", on: desktop)
    #expect(app.hasPrinted("screen reader on"))

    try AssistiveClient.run("reader false", on: desktop)
    #expect(app.hasPrinted("screen reader off"))
  }

  @Test("the accessibility bus can be restarted", .rule("R-AX-57"))
  func busGoes() throws {
    let (desktop, app) = try start()
    let first = try AssistiveClient.run("tree", "launcher", on: desktop)
    let launcher = try #require(first.first { $0.hasPrefix("launcher ") }?.dropFirst(9))

    kill(try #require(pid_t(launcher)), SIGTERM)
    let second = try AssistiveClient.run(
      "tree",
      "listen",
      "press Rows activate",
      "await event object:state-changed:selected Rows 1",
      "launcher",
      on: desktop
    )

    #expect(second.contains { $0.hasPrefix("- - page tab list | Tab Bar |") })
    #expect(!second.contains("launcher \(launcher)"))
    #expect(app.hasPrinted("selected 1"))
    #expect(app.end() == 0)
  }

  @Test(
    "elements that a client keeps are defunct after their window was closed",
    .rule("R-AX-55")
  )
  func closedWindow() throws {
    let desktop = try Desktop(isAccessible: true)
    let installation = try Installation([
      "CFBundleIdentifier": "org.example.WindowApp",
      "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true],
    ])
    let app = try installation.start(on: desktop, "scenes")
    #expect(app.hasPrinted("1: active"), "\(app.errorText)")
    try desktop.focusWindow(named: "WindowApp 1")
    try desktop.press("ctrl+n")
    #expect(app.hasPrinted("2: active"))

    let lines = try AssistiveClient.run(
      "tree",
      "hold Two",
      "held",
      "listen",
      "gone",
      "tree",
      on: desktop
    ) {
      #expect(app.hasPrinted("1: selected 1"))
      try desktop.closeWindow(named: "WindowApp 1")
    }

    #expect(lines.contains("held is Two, True"))
    #expect(lines.contains("held is defunct"))
    #expect(lines.last { $0.hasPrefix("- frame | ") }?.hasPrefix("- frame | WindowApp 2 |") == true)
    #expect(app.hasPrinted("1: disconnected"))
    #expect(app.end() == 0)
  }

  @Test("without a bus an application starts and works as before", .rule("R-AX-57"))
  func noBus() throws {
    let desktop = try Desktop(isAccessible: true)
    var environment = desktop.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    let app = try Program(Tools.windowApp, ["spoken"], environment: environment)
    app.surroundings = desktop

    #expect(Tools.wait { app.lines.contains("timer from elsewhere") })

    #expect(app.end() == 0)
  }
}
