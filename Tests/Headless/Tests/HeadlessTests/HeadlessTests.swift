import SimulatorKit
import TabBars
import Testing
import UIKit

@Suite("Without GTK", .serialized) @MainActor
struct HeadlessTests {
  @Test("a tap on the second item selects its controller, and the screen can be captured")
  func tabBar() throws {
    let phone = Simulator(.iPhone15)
    let tabs = UITabBarController()
    tabs.viewControllers = pages("Favorites", "Recents")
    phone.window.rootViewController = tabs

    try phone.tap("Recents")

    #expect(tabs.selectedIndex == 1)
    #expect(phone.screenshot().size == phone.window.bounds.size)
  }

  @Test("a custom bar selects its second tab")
  func customBar() throws {
    let phone = Simulator(.iPhone15)
    let tabs = CustomTabBarController()
    tabs.tabs = pages("Home", "Mine").map { page in
      Tab(TabItem(TabItem.ID(page.title ?? ""), title: page.title), page)
    }
    phone.window.rootViewController = tabs

    try phone.tap("Mine")

    #expect(tabs.selectedIndex == 1)
  }

  private func pages(_ titles: String...) -> [UIViewController] {
    titles.map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
  }
}
