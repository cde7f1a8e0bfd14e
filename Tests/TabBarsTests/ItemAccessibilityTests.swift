import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("Accessibility of custom bars", .releasesEverything)
struct ItemAccessibilityTests {
  private func element(_ stage: CustomStage, _ label: String) -> Simulator.Element? {
    stage.phone.elements.first { $0.label == label }
  }

  @Test("an item has the same accessibility properties as a UITabBar item", .rule("RDV-91"))
  func likeTheSystem() {
    let custom = CustomStage(tabs: 2)
    let phone = Simulator(.iPhoneSE)
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    phone.window.rootViewController = tabs
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    tabs.viewControllers?[1].tabBarItem.isEnabled = false
    custom.controller.updateItem("Two") {
      $0.badge = .count(3)
      $0.isEnabled = false
    }

    let (own, system) = (custom.phone.elements, phone.elements)
    #expect(custom.bar.accessibilityTraits == tabs.tabBar.accessibilityTraits)
    #expect(own.map(\.label) == system.map(\.label))
    #expect(own.map(\.value) == system.map(\.value))
    #expect(own.map(\.traits) == system.map(\.traits))
  }

  @Test("an item can have its own accessibility texts; a dot has no value", .rule("RDV-91"))
  func words() {
    let stage = CustomStage(tabs: 2)
    stage.controller.updateItem("Two") {
      $0.accessibilityLabel = "Second"
      $0.accessibilityHint = "Shows the second page"
      $0.accessibilityIdentifier = "second"
      $0.badge = .dot
    }
    let item = stage.item(1)
    #expect(element(stage, "Second")?.identifier == "second")
    #expect(item.accessibilityHint == "Shows the second page")
    #expect(item.accessibilityValue == nil)

    stage.controller.updateItem("Two") { $0.accessibilityValue = "something new" }
    #expect(element(stage, "Second")?.value == "something new")
  }

  @Test("an item without a title uses its ID as the label", .rule("RDV-91"))
  func name() {
    let stage = CustomStage(tabs: 2)

    stage.controller.updateItem("Two") { $0.title = nil }

    #expect(element(stage, "Two") != nil)
  }

  @Test(
    "at large text sizes a long press shows the large content viewer and selects on release",
    .rule("TBS-41")
  )
  func largeContent() {
    let stage = CustomStage(tabs: 2)
    stage.delegate.handlesLongPresses = true
    stage.phone.textScale = 3
    _ = stage.told()
    let item = stage.item(1)
    #expect(item.largeContentTitle == "Two")
    #expect(item.showsLargeContentViewer)
    #expect(item.scalesLargeContentImage)

    stage.phone.press(at: item.convert(CGPoint(x: 20, y: 20), to: nil))
    stage.phone.advance(by: 1)
    #expect(stage.phone.window.subviews.count > 1)
    stage.phone.lift()

    #expect(!stage.told().contains("rest Two"))
    #expect(stage.controller.selectedIndex == 1)
  }
}
