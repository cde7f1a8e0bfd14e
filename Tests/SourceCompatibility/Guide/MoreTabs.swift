import Foundation
import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "More than five tabs".

final class StudioTabs: UITabBarController {
  static let names = ["Today", "Songs", "Albums", "Artists", "Radio", "Charts", "Settings"]

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = StudioTabs.names.map { name in
      let page = UIViewController()
      page.title = name
      return page
    }
  }
}

final class LastTab: NSObject, UITabBarControllerDelegate {
  var lastTab = 0

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    guard tabBarController.selectedIndex != NSNotFound else { return }
    lastTab = tabBarController.selectedIndex
  }
}

@MainActor func configure(_ tabs: UITabBarController) {
  let more = tabs.moreNavigationController
  more.navigationBar.prefersLargeTitles = true
  more.tabBarItem.title = "Others"
  let table = more.topViewController?.view as? UITableView
  table?.tintColor = .systemPink
  table?.separatorStyle = .none
}

@Suite("Guide: more than five tabs", .releasesEverything)
struct MoreTabsGuideTests {
  @Test @MainActor func theSettingsAreInMore() throws {
    let phone = Simulator(.iPhone15)
    let tabs = StudioTabs()
    phone.window.rootViewController = tabs

    try phone.tap("More")
    #expect(tabs.selectedIndex == NSNotFound)
    try phone.tap("Settings")
    phone.advance(by: 0.5)
    #expect(tabs.selectedIndex == 6)
  }

  @Test("code can show the list, and the last tab is stored") @MainActor func lastTab() throws {
    let phone = Simulator(.iPhone15)
    let tabs = StudioTabs()
    let keeper = LastTab()
    tabs.delegate = keeper
    phone.window.rootViewController = tabs
    configure(tabs)

    try phone.tap("Albums")
    try phone.tap("Others")
    #expect(keeper.lastTab == 2)
    tabs.selectedIndex = 6
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.selectedIndex == NSNotFound)
  }
}
