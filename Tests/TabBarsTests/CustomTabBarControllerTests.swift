import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("A custom tab bar controller", .releasesEverything)
struct CustomTabBarControllerTests {
  @Test(
    "shows the first tab as soon as its view is loaded, and no page hears more than it should",
    .rule("RDV-3"),
    .rule("RDV-4")
  )
  func first() {
    let stage = CustomStage(tabs: 3)

    #expect(stage.controller.selectedIndex == 0)
    #expect(
      stage.told().filter { !$0.hasPrefix("width") } == [
        "One loaded", "One will appear", "One did appear",
      ]
    )
  }

  @Test("asks, changes the page and tells, in this order", .rule("RDV-51"), .rule("CYL-63"))
  func tap() {
    let stage = CustomStage(tabs: 3)
    _ = stage.told()

    stage.tap("Two")

    #expect(
      stage.told() == [
        "ask Two", "will Two by user", "Two loaded", "Two will appear", "One will disappear",
        "One did disappear", "Two did appear", "did Two by user",
      ]
    )
    #expect(stage.controller.selectedViewController === stage.page(1))
  }
}
