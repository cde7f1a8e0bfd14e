import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Tabs with navigation stacks".

final class MailTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      stack(Inbox(), "Inbox", "tray"), stack(Search(), "Search", "magnifyingglass"),
    ]
  }

  private func stack(_ root: UIViewController, _ title: String, _ icon: String)
    -> UIViewController
  {
    root.title = title
    root.tabBarItem.image = UIImage(systemName: icon)
    let stack = UINavigationController(rootViewController: root)
    stack.navigationBar.prefersLargeTitles = true
    return stack
  }
}

final class Inbox: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = "Letter from Ada"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let letter = LetterPage()
    letter.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(letter, animated: true)
  }
}

final class Search: UIViewController {}

final class LetterPage: UIViewController {}

@MainActor func makeSolid(_ stack: UINavigationController) {
  let solid = UINavigationBarAppearance()
  solid.configureWithOpaqueBackground()
  stack.navigationBar.standardAppearance = solid
  stack.navigationBar.scrollEdgeAppearance = solid
}

@Suite("Guides", .releasesEverything)
struct GuideTests {
  @Test @MainActor func theBarComesBack() throws {
    let phone = Simulator(.iPhone15)
    let tabs = MailTabs()
    phone.window.rootViewController = tabs

    try phone.tap("Letter from Ada")
    phone.advance(by: 0.5)
    #expect(tabs.tabBar.isHidden)

    try phone.tap("Inbox")
    phone.advance(by: 0.5)
    #expect(!tabs.tabBar.isHidden)
  }

  @Test("both bars can always be opaque") @MainActor func solidBars() throws {
    let stack = UINavigationController(rootViewController: Search())

    makeSolid(stack)

    #expect(stack.navigationBar.scrollEdgeAppearance?.backgroundEffect == nil)
  }
}
