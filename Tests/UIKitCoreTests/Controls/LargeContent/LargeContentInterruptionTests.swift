import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Large content viewer: interruptions", .rule("R-AX-10")) @MainActor
struct LargeContentInterruptionTests {
  @Test("removing the bar during the press hides the panel")
  func removedBar() {
    let stage = LargeTextStage()
    stage.press(tab: 2)

    stage.tabs.tabBar.removeFromSuperview()
    stage.phone.advance(by: 1)
    #expect(stage.panel == nil)
    stage.phone.lift()
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test("replacing the tabs during the press hides the panel and selects nothing")
  func replacedItems() {
    let stage = LargeTextStage()
    stage.press(tab: 2)

    let pages = (0..<3).map { index in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "New \(index)", image: nil, tag: 0)
      return page
    }
    stage.tabs.viewControllers = pages
    stage.phone.advance(by: 0.1)
    stage.phone.lift()
    stage.phone.advance(by: 1)

    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.panel == nil)
    stage.press(tab: 2)
    #expect(stage.shownTitle == "New 1")
  }

  @Test("rotating the phone during the press centers the panel again")
  func rotation() throws {
    let stage = LargeTextStage()
    stage.press(tab: 2)

    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.advance(by: 1)

    let panel = try #require(stage.panel)
    #expect(panel.frame == stage.phone.window.bounds)
    #expect(abs(panel.effectView.frame.midX - 852 / 2) <= 0.5)
    #expect(panel.bounds.contains(panel.effectView.frame))
    stage.phone.lift()
  }

  @Test("moving to the background during the press hides the panel")
  func background() {
    let stage = LargeTextStage()
    stage.press(tab: 2)

    UIApplication.shared.move(to: .background)
    stage.phone.advance(by: 1)
    #expect(stage.panel == nil)
    UIApplication.shared.move(to: .active)
    stage.phone.lift()
    #expect(stage.tabs.selectedIndex == 0)

    stage.press(tab: 3)
    #expect(stage.shownTitle == "Tab 3")
  }

  @Test("hiding the bar or reducing the text size ends the press")
  func surroundings() {
    let stage = LargeTextStage()
    stage.press(tab: 2)
    stage.tabs.tabBar.isHidden = true
    stage.phone.advance(by: 0.1)
    stage.phone.lift()
    stage.phone.advance(by: 1)
    #expect(stage.panel == nil)
    #expect(stage.tabs.selectedIndex == 0)

    stage.tabs.tabBar.isHidden = false
    stage.press(tab: 2)
    stage.phone.textScale = 1
    stage.phone.lift()
    stage.phone.advance(by: 1)
    #expect(stage.panel == nil)
  }

  @Test("a slide to an invalid location is ignored", .rule("R-BAD-1"))
  func notANumber() {
    let stage = LargeTextStage()
    stage.press(tab: 2)

    stage.phone.slide(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(stage.shownTitle == "Tab 2")
    stage.phone.lift()
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("an item without title and image shows no panel")
  func emptyItem() {
    let stage = LargeTextStage()
    stage.tabs.tabBar.items?[1].title = ""
    stage.phone.advance(by: 0.1)

    stage.press(tab: 2)
    #expect(stage.panel == nil)
    stage.phone.lift()
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("a title of ten thousand characters fits into the panel")
  func hugeTitle() throws {
    let stage = LargeTextStage()
    stage.tabs.tabBar.items?[1].title = String(repeating: "Endless 频道 ", count: 1_000)
    stage.phone.advance(by: 0.1)

    stage.press(tab: 2)

    let panel = try #require(stage.panel)
    #expect(panel.bounds.contains(panel.effectView.frame))
    #expect(panel.effectView.bounds.contains(panel.label.frame))
  }
}
