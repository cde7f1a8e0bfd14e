import TestSupport
import Testing

@Suite(
  "GtkHost: windows that show a device",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
@MainActor
struct WindowDeviceTests {
  @Test("a window has the size of the device that the environment names", .rule("R-SB-10"))
  func size() throws {
    let desktop = try Desktop()
    let app = try desktop.launch(with: ["TABBARKIT_DEVICE": "iPhoneSE"])

    try desktop.click(x: 187, y: 640)

    #expect(app.hasPrinted("selected 1"))
    #expect(app.end() == 0)
  }

  @Test("an unknown device opens an ordinary window, with a warning")
  func unknown() throws {
    let desktop = try Desktop()
    let app = try desktop.launch(with: ["TABBARKIT_DEVICE": "iPhone1"])

    try desktop.click(x: 195, y: 820)

    #expect(app.hasPrinted("selected 1"))
    #expect(app.errorText.contains("TABBARKIT_DEVICE: iPhone1 is not one of iPhoneSE, iPhone15"))
  }
}
