import SimulatorKit
import Testing
import UIKit

@Test @MainActor func theSecondTabOpens() throws {
  let phone = Simulator(.iPhone15)
  let tabs = UITabBarController()
  tabs.viewControllers = ["Favorites", "Recents"].map { title in
    let page = UIViewController()
    page.title = title
    return page
  }
  phone.window.rootViewController = tabs

  try phone.tap("Recents")

  #expect(tabs.selectedIndex == 1)
  #expect(phone.screenshot().size == phone.window.bounds.size)
}
