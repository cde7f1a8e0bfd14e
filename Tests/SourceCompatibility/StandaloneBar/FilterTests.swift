import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("A bar that an application owns") @MainActor
struct FilterTests {
  @Test(
    "the delegate is called for taps and not for assignments",
    .member("UITabBarDelegate.tabBar(_:didSelect:)")
  )
  func taps() throws {
    let phone = Simulator(.iPhone15)
    let page = FilterViewController()
    phone.window.rootViewController = page
    #expect(page.tabBar.frame.maxY == page.view.bounds.maxY)

    try phone.tap("Unread")
    #expect(page.filter == "Unread")
    #expect(page.tabBar.selectedItem?.tag == 1)

    page.tabBar.selectedItem = page.tabBar.items?[2]
    #expect(page.filter == "Unread")
  }

  @Test(
    "the delegate is called before and after customization",
    .member(
      "UITabBar.beginCustomizingItems",
      "UITabBar.endCustomizing",
      "UITabBarDelegate.tabBar(_:didEndCustomizing:changed:)"
    )
  )
  func customizing() {
    let phone = Simulator(.iPhone15)
    let page = FilterViewController()
    phone.window.rootViewController = page

    page.customize()
    phone.advance(by: 1)
    #expect(page.tabBar.isCustomizing)
    #expect(page.title == "Customizing")

    #expect(!page.done())
    phone.advance(by: 1)
    #expect(!page.tabBar.isCustomizing)
    #expect(page.title == nil)
    #expect(page.savedOrder == [0, 1, 2])
  }

  @Test("everything is released with the window")
  func leaks() {
    expectReleased {
      let phone = Simulator(.iPhone15)
      let page = FilterViewController()
      phone.window.rootViewController = page
      page.customize()
      phone.advance(by: 1)
      page.done()
      phone.advance(by: 1)
      return [page, page.tabBar, phone.window]
    }
  }
}
