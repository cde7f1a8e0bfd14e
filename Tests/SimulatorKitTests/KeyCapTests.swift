import TestSupport
import Testing

@testable import SimulatorKit

@MainActor @Suite("Simulator: the keys of the keyboard", .releasesEverything)
struct KeyCapTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  @Test(
    "the space key has a title on phones only",
    .rule("R-KBD-31"),
    arguments: [(Device.iPhone15, true), (.iPhoneSE, true), (.iPadPro11, false)]
  )
  func space(device: Device, hasTitle: Bool) throws {
    let simulator = Simulator(device)
    let keyboard = try simulator.keyboard(for: field)
    let caps = keyboard.subviews.compactMap { $0 as? KeyCapView }
    let titles = caps.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }

    #expect(titles.contains("space") == hasTitle)
    #expect(keyboard.layout.keys.contains { $0.key == .space })
  }

  @Test(
    "keys are aligned to the pixels of the screen",
    .rule("R-KBD-32"),
    arguments: [Device.iPhone15, .iPhoneSE, .iPadPro11]
  )
  func pixels(device: Device) throws {
    let simulator = Simulator(device)
    let keyboard = try simulator.keyboard(for: field)
    let scale = simulator.screen.scale
    let caps = keyboard.subviews.compactMap { $0 as? KeyCapView }

    #expect(caps.count > 20)
    for frame in caps.map(\.frame) {
      for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 0.001, "\(frame)")
      }
    }
  }
}
