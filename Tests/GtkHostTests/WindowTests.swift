import CoreGraphics
import Foundation
import SimulatorKit
import Testing
import TestSupport
import WindowScenes

@Suite(
  "GtkHost: windows",
  .serialized,
  .enabled(if: Tools.areThere, "Xvfb, xdotool, import or dbus-daemon is missing")
)
@MainActor
struct WindowTests {
  @Test("a window shows exactly the pixels of a screenshot", arguments: [1, 2])
  func pixels(scale: Int) throws {
    let desktop = try Desktop(scale: scale)
    let app = try desktop.launch()

    let phone = stage(scale: CGFloat(scale))

    #expect(try desktop.shows(picture(of: phone)))
    #expect(app.end() == 0)
  }

  @Test("a click on a tab selects it and changes the pixels", arguments: [1, 2])
  func click(scale: Int) throws {
    let desktop = try Desktop(scale: scale)
    let app = try desktop.launch()
    let phone = stage(scale: CGFloat(scale))
    #expect(try desktop.shows(picture(of: phone)))

    try desktop.click(x: 195 * scale, y: 820 * scale)
    #expect(app.hasPrinted("selected 1"))

    try phone.tap("Two")
    phone.advance(by: 1)
    #expect(try desktop.shows(picture(of: phone)))
  }

  @Test("wheel, keys and mouse scroll what is in the window")
  func scrolling() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()
    #expect(try desktop.shows(picture(of: stage())))
    try desktop.click(x: 325, y: 820)
    #expect(app.hasPrinted("selected 2"))

    try desktop.turnWheel(x: 195, y: 400, notches: 3)
    #expect(app.hasPrinted("wheel or fling to 180"))
    try desktop.press("Next")
    #expect(app.hasPrinted("key to 984"))
    try desktop.press("Home")
    #expect(app.hasPrinted("key to 0"))
    try desktop.drag(x: 195, from: 600, to: 300)
    #expect(app.hasPrinted("dragged down"))
  }

  @Test("a resized window is laid out again")
  func resizing() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()
    #expect(try desktop.shows(picture(of: stage())))

    try desktop.resizeWindow(width: 700, height: 500)
    #expect(app.hasPrinted("size 700 500"))

    let tablet = stage(size: CGSize(width: 700, height: 500))
    #expect(try desktop.shows(picture(of: tablet)))
  }

  @Test("an idle window uses no processor time")
  func rest() throws {
    let desktop = try Desktop()
    let app = try desktop.launch()
    #expect(try desktop.shows(picture(of: stage())))
    #expect(app.hasPrinted("timer from elsewhere"))

    #expect(app.processorTime > 0)
    // On a busy machine the last frame may not have been drawn yet.
    let comesToRest = Tools.wait {
      let before = app.processorTime
      usleep(1_500_000)
      return app.processorTime == before
    }
    #expect(comesToRest)
  }

  // MARK: The same without a display

  private func stage(
    size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 1
  ) -> Simulator {
    let simulator = Simulator(Device(size: size, scale: scale))
    simulator.window.rootViewController = ColouredTabs()
    return simulator
  }

  private func picture(of simulator: Simulator) throws -> Picture {
    let pixels = Pixels(try #require(simulator.screenshot().cgImage))
    var bytes = Data(capacity: pixels.width * pixels.height * 3)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let number = pixels.number(x, y)
        bytes.append(contentsOf: [16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
      }
    }
    return Picture(width: pixels.width, height: pixels.height, bytes: bytes)
  }
}
