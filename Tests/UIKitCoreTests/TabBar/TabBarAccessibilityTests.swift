import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBar: accessibility", .releasesEverything) @MainActor
struct TabBarAccessibilityTests {
  @Test(
    "each item is an element that says its title, badge and state",
    .rule("R-AX-1", "R-AX-2", "R-AX-6")
  )
  func elements() throws {
    let stage = Stage(titles: ["Home", "Mail", "More or less"])
    let items = try #require(stage.tabs.tabBar.items)
    items[1].badgeValue = "3"
    items[1].accessibilityIdentifier = "mail-tab"
    items[2].isEnabled = false
    items[2].accessibilityLabel = "Nothing here"
    stage.advance(by: 0.1)
    let buttons = stage.tabs.tabBar.row.buttons

    #expect(stage.tabs.tabBar.accessibilityTraits.contains(.tabBar))
    #expect(buttons.map(\.accessibilityLabel) == ["Home", "Mail", "Nothing here"])
    #expect(buttons.allSatisfy { $0.isAccessibilityElement })
    #expect(buttons[0].accessibilityTraits.contains(.selected))
    #expect(!buttons[1].accessibilityTraits.contains(.selected))
    #expect(buttons[1].accessibilityValue == "3")
    #expect(buttons[1].accessibilityIdentifier == "mail-tab")
    #expect(buttons[2].accessibilityTraits.contains(.notEnabled))
  }

  @Test("the simulator lists items once, without their parts", .rule("R-AX-1"))
  func listedOnce() {
    let stage = Stage(titles: ["Home", "Mail"])

    #expect(stage.phone.elements.filter { $0.label == "Home" }.count == 1)
  }
}
