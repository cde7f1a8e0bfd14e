import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Split views".

final class FolderList: UITableViewController {
  let folders = ["Inbox", "Drafts", "Sent"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Folders"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = FolderPage()
    page.title = folders[indexPath.row]
    showDetailViewController(UINavigationController(rootViewController: page), sender: self)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folders.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = folders[indexPath.row]
    return cell
  }
}

final class FolderPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    guard title == nil else { return }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "tray")
    empty.text = "No Folder Selected"
    contentUnavailableConfiguration = empty
  }
}

final class MailSplit: UISplitViewController, UISplitViewControllerDelegate {
  convenience init() {
    self.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    setViewController(FolderList(), for: .primary)
    setViewController(FolderPage(), for: .secondary)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    proposedTopColumn == .secondary ? .primary : proposedTopColumn
  }
}

@MainActor func makeMail() -> UISplitViewController {
  let mail = MailSplit()
  mail.setViewController(makeCompactTabs(), for: .compact)
  return mail
}

@MainActor func makeCompactTabs() -> UITabBarController {
  let folders = UINavigationController(rootViewController: FolderList())
  folders.tabBarItem = UITabBarItem(title: "Folders", image: UIImage(systemName: "folder"), tag: 0)
  let contacts = UINavigationController(rootViewController: UITableViewController(style: .plain))
  contacts.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 1)
  let tabs = UITabBarController()
  tabs.viewControllers = [folders, contacts]
  return tabs
}

@MainActor @Suite("Guide: Split views", .releasesEverything) struct SplitGuideTests {
  @Test("a tablet shows both columns")
  func regular() throws {
    let pad = Simulator(.iPadPro11)
    pad.resize(to: CGSize(width: 1194, height: 834))
    let split = MailSplit()
    pad.window.rootViewController = split
    pad.advance(by: 0.1)

    #expect(!split.isCollapsed)
    #expect(try pad.element(.label("No Folder Selected")).frame.minX > 300)
    try pad.tap("Drafts")
    pad.advance(by: 0.5)
    let stack = try #require(split.viewController(for: .secondary) as? UINavigationController)
    #expect(stack.topViewController?.title == "Drafts")
  }

  @Test("a phone begins with the folders and pushes the page")
  func compact() throws {
    let phone = Simulator(.iPhone15)
    let split = MailSplit()
    phone.window.rootViewController = split
    phone.advance(by: 0.1)

    #expect(split.isCollapsed)
    try phone.tap("Sent")
    phone.advance(by: 1)
    let stack = split.viewController(for: .primary)?.navigationController
    #expect(stack?.viewControllers.count == 2)
  }

  @Test("the compact column has tabs of its own")
  func compactColumn() throws {
    let phone = Simulator(.iPhone15)
    let split = makeMail()
    phone.window.rootViewController = split
    phone.advance(by: 0.1)

    try phone.tap("Contacts", in: .tabBar)
    let tabs = try #require(split.viewController(for: .compact) as? UITabBarController)
    #expect(tabs.selectedIndex == 1)
  }
}
