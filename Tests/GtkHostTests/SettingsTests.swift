import Foundation
import Testing

@Suite(
  "GtkHost: the desktop's settings",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
struct SettingsTests {
  @Test("an application starts dark on a dark desktop and follows when that changes")
  func darkness() throws {
    let desktop = try Desktop()
    let portal = try #require(SettingsPortalStub(busAddress: desktop.busAddress, isDark: true))

    let app = try desktop.launch()
    #expect(app.hasPrinted("launched dark, text UICTContentSizeCategoryL, moving"))

    portal.setDark(false)
    #expect(app.hasPrinted("style light"))
  }

  @Test("movement is reduced where the desktop shows no animations")
  func motion() throws {
    let desktop = try Desktop()
    try desktop.writeSettings(["gtk-enable-animations=0"])

    let app = try desktop.launch()

    #expect(app.hasPrinted("launched light, text UICTContentSizeCategoryL, still"))
  }

  @Test("more contrast on the desktop is more contrast and less transparency in the application")
  func contrast() throws {
    let desktop = try Desktop()
    let portal = try #require(SettingsPortalStub(busAddress: desktop.busAddress, isDark: false))
    let app = try desktop.launch()

    portal.setHighContrast(true)
    #expect(app.hasPrinted("contrast high, opaque"))

    portal.setHighContrast(false)
    #expect(app.hasPrinted("contrast normal, transparent"))
  }
}
