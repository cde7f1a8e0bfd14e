import SimulatorKit
import TestSupport
import Testing

@testable import Gallery

@Suite("Chooser") @MainActor
struct ChooserTests {
  @Test("on a phone a scene is pushed onto the list, and the back button returns to it")
  func narrow() throws {
    let phone = Simulator(Device.iPhone15.atOnePixel)
    let chooser = ChooserViewController(scenes: Scene.all)
    phone.window.rootViewController = chooser
    #expect(chooser.scene == nil)

    try phone.tap("Clock")
    #expect(chooser.scene is ClockTabBarController)

    try phone.tap("Gallery")
    #expect(chooser.scene == nil)
  }

  @Test("in a wide window the first scene is shown beside the list")
  func wide() throws {
    let pad = Simulator(Device.iPadPro11.atOnePixel)
    let chooser = ChooserViewController(scenes: Scene.all)
    pad.window.rootViewController = chooser
    pad.advance(by: 0.1)
    let first = try #require(chooser.scene)

    try pad.tap("Radio")

    #expect(chooser.scene !== first)
    #expect(pad.elements.contains { $0.label == "Radio" })
  }

  @Test("every scene has a name of its own, a title and a summary that is one sentence")
  func descriptions() {
    #expect(Set(Scene.all.map(\.name)).count == Scene.all.count)
    for scene in Scene.all {
      #expect(!scene.title.isEmpty)
      #expect(scene.summary.hasSuffix("."), "\(scene.name) has no summary")
    }
  }

  @Test("scenes that are popped are released")
  func release() throws {
    try expectReleased {
      let phone = Simulator(Device.iPhone15.atOnePixel)
      let chooser = ChooserViewController(scenes: Scene.all)
      phone.window.rootViewController = chooser
      var left: [UIViewController] = []
      for index in Scene.all.indices {
        chooser.show(index)
        phone.advance(by: 0.1)
        left.append(try #require(chooser.scene))
        try phone.tap("Gallery")
      }
      phone.advance(by: 1)
      phone.window.rootViewController = nil
      return left + [chooser]
    }
  }
}
