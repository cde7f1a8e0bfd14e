import SimulatorKit
import TabBars
import TestSupport
import Testing
import UIKit

// The code of the pages "Coming from RDVTabBarController" and "Coming from CYLTabBarController".

final class ClubTabs: CustomTabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var style = TabBarStyle()
    style.contentHeight = 63
    style.items.selected.backgroundColor = .systemTeal
    style.items.normal.backgroundColor = .systemGray5
    tabBar.style = style

    tabs = [
      Tab(TabItem("news", title: "News", image: UIImage(systemName: "house")), NewsPage()),
      Tab(TabItem("teams", title: "Teams", image: UIImage(systemName: "star")), TeamsPage()),
      Tab(TabItem("club", title: "Club", badge: .count(3)), ClubPage()),
    ]
  }
}

final class TrailTabs: ActionTabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    barTabs = [
      Tab(TabItem("home", title: "Home"), UINavigationController(rootViewController: NewsPage())),
      Tab(TabItem("trails", title: "Trails"), TeamsPage()),
      Tab(TabItem("friends", title: "Friends", badge: .dot), ClubPage()),
      Tab(TabItem("me", title: "Me"), UIViewController()),
    ]
    action = TabBarAction(role: .perform { [weak self] in self?.record() }) {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 59, height: 80))
      button.setImage(UIImage(systemName: "plus"), for: .normal)
      button.accessibilityLabel = "Record"
      return button
    }
  }

  func record() { present(NewsPage(), animated: true) }
}

final class NewsPage: UIViewController {}
final class TeamsPage: UIViewController {}
final class ClubPage: UIViewController {}

@MainActor
@Suite("The migration guides", .releasesEverything)
struct ComingFromTests {
  let phone = Simulator(.iPhone15)

  @Test("the bar of the RDV example is 63 points high, and its items have backgrounds")
  func club() throws {
    let tabs = ClubTabs()
    phone.window.rootViewController = tabs
    try phone.tap("Teams")

    #expect(tabs.selectedViewController is TeamsPage)
    #expect(tabs.tabBar.frame.height == 63 + tabs.view.safeAreaInsets.bottom)
    #expect(tabs.tabBar.itemViews[1].backgroundColor == .systemTeal)
    #expect(tabs.tabBar.itemViews[2].accessibilityValue == "3")
  }

  @Test("the button of the CYL example is centered and performs its action")
  func trails() throws {
    let tabs = TrailTabs()
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)
    #expect(tabs.tabBarView.actionControl?.center.x == tabs.view.bounds.midX)

    try phone.tap("Record")
    phone.advance(by: 0.5)
    #expect(tabs.presentedViewController is NewsPage)
    #expect(tabs.selectedIndex == 0)
    tabs.dismiss(animated: false)
  }
}
