import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBar: accessibility", .releasesEverything) @MainActor
struct TabBarAccessibilityTests {
  @Test(
    "each item is an element with its title, badge and state",
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

  @Test("items are listed once, without their subviews", .rule("R-AX-1"))
  func listedOnce() {
    let stage = Stage(titles: ["Home", "Mail"])

    #expect(stage.phone.elements.filter { $0.label == "Home" }.count == 1)
  }

  @Test(
    "the bar is a container whose items are read with title, badge and position",
    .rule("R-AX-1", "R-AX-2", "R-AX-30")
  )
  func container() throws {
    let stage = Stage(titles: ["Home", "Mail", "Me"])
    stage.tabs.tabBar.items?[1].badgeValue = "3"
    stage.tabs.tabBar.items?[2].isEnabled = false
    stage.advance(by: 0.1)

    let root = AccessibilityTree(of: stage.phone.window).root
    let bar = try #require(root.children.last)

    #expect(bar.object === stage.tabs.tabBar)
    #expect(bar.shown.kind == .tabBar)
    #expect(bar.shown.name == "Tab Bar")
    #expect(
      bar.children.map(\.spokenText) == [
        "selected, Home, tab, 1 of 3", "Mail, 3, tab, 2 of 3", "Me, dimmed, tab, 3 of 3",
      ]
    )
  }

  @Test("More counts as a tab", .rule("R-AX-3"))
  func more() {
    let stage = Stage(titles: ["A", "B", "C", "D", "E", "F"])

    let spoken = stage.phone.elements.map(\.spokenText).suffix(2)

    #expect(spoken == ["D, tab, 4 of 5", "More, tab, 5 of 5"])
  }

  @Test("a badge is not an element", .rule("R-AX-4"))
  func badge() {
    let stage = Stage(titles: ["Home", "Mail"])
    let before = stage.phone.elements.count
    stage.tabs.tabBar.items?[1].badgeValue = "3"
    stage.advance(by: 0.1)

    #expect(stage.phone.elements.count == before)
    #expect(!stage.phone.elements.contains { $0.label == "3" })
  }

  @Test("a bar with an accessibility label uses it", .rule("R-AX-30"))
  func named() {
    let stage = Stage(titles: ["Home", "Mail"])
    stage.tabs.tabBar.accessibilityLabel = "Places"

    let root = AccessibilityTree(of: stage.phone.window).root

    #expect(root.children.last?.shown.name == "Places")
  }
}
