import Foundation
import TestSupport
import Testing

@Suite(
  "GtkHost: the desktop's settings",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
struct SettingsTests {
  @Test(
    "an application reads the settings with one call, starts dark on a dark desktop and follows",
    .rule("R-WIN-28")
  )
  func darkness() throws {
    let desktop = try Desktop()
    let portal = try #require(SettingsPortalStub(busAddress: desktop.busAddress, isDark: true))

    let app = try desktop.launch()
    #expect(app.hasPrinted("launched dark, text UICTContentSizeCategoryL, moving"))
    #expect(portal.callCount == 1)

    portal.setDark(false)
    #expect(app.hasPrinted("style light"))
  }

  @Test("motion is reduced if the desktop disables animations")
  func motion() throws {
    let desktop = try Desktop()
    try desktop.writeSettings(["gtk-enable-animations=0"])

    let app = try desktop.launch()

    #expect(app.hasPrinted("launched light, text UICTContentSizeCategoryL, still"))
  }

  @Test(
    "text size and reduced motion follow the desktop while the application runs",
    .rule("R-LANG-6", "R-LANG-7")
  )
  func prescribed() throws {
    let desktop = try Desktop()
    let first = try desktop.prescribe(textScale: 1.25, showsAnimations: true)
    let app = try desktop.launch()
    #expect(app.hasPrinted("launched light, text UICTContentSizeCategoryXXL, moving"))

    let second = try desktop.prescribe(textScale: 2, showsAnimations: false)
    #expect(app.hasPrinted("text UICTContentSizeCategoryAccessibilityL"))
    #expect(app.hasPrinted("motion still"))

    let third = try desktop.prescribe(textScale: 1, showsAnimations: true)
    #expect(app.hasPrinted("text UICTContentSizeCategoryL"))
    #expect(app.hasPrinted("motion moving"))
    for source in [first, second, third] { source.end() }
  }

  @Test("the settings portal can also reduce motion", .rule("R-LANG-7"))
  func portalMotion() throws {
    let desktop = try Desktop()
    let portal = try #require(SettingsPortalStub(busAddress: desktop.busAddress, isDark: false))
    let app = try desktop.launch()

    portal.setReducedMotion(true)
    #expect(app.hasPrinted("motion still"))

    portal.setReducedMotion(false)
    #expect(app.hasPrinted("motion moving"))
  }

  @Test(
    "an application uses the desktop's language and its layout direction",
    .rule("R-LANG-1", "R-LANG-4"),
    arguments: [("de_AT:en", "Suchen, left to right"), ("ar", "بحث, right to left")]
  )
  func language(language: String, line: String) throws {
    let desktop = try Desktop()

    let app = try desktop.launch(in: language)

    #expect(app.hasPrinted(line))
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

  @Test("the accent color of the desktop is the tint color on request", .rule("R-INFO-14"))
  func accent() throws {
    let desktop = try Desktop()
    let portal = try #require(SettingsPortalStub(busAddress: desktop.busAddress, isDark: false))
    portal.setAccent(1, 0.2, 0)
    let installation = try Installation(["TabBarKitUsesDesktopAccentColor": true])
    let app = try installation.start(on: desktop, "tint")
    #expect(app.hasPrinted("tint 255 51 0"))

    portal.setAccent(0, 0.4, 0.2)
    #expect(app.hasPrinted("tint 0 102 51"))
    portal.setAccent(-1, -1, -1)
    #expect(app.hasPrinted("tint 0 122 255"))
    #expect(app.end() == 0)

    portal.setAccent(1, 0.2, 0)
    let other = try desktop.launch("tint")
    #expect(other.hasPrinted("tint 0 122 255"))
    #expect(!other.lines.contains("tint 255 51 0"))
    #expect(other.end() == 0)
  }
}
