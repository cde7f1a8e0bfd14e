import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Letting people arrange their tabs".

final class MusicTabs: UITabBarController, UITabBarControllerDelegate {
  private(set) var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    viewControllers = [
      tab("Home", "house"), tab("Albums", "square.stack"), tab("Artists", "person.2"),
      tab("Songs", "music.note"), tab("Radio", "antenna.radiowaves.left.and.right"),
      tab("Search", "magnifyingglass"),
    ]
    customizableViewControllers = viewControllers.map { Array($0.dropFirst()) }
  }

  private func tab(_ title: String, _ icon: String) -> UIViewController {
    let page = MusicPage()
    page.title = title
    page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: icon), tag: 0)
    page.tabBarItem.accessibilityIdentifier = icon
    return UINavigationController(rootViewController: page)
  }

  private func log(_ note: String) { notes.append(note) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    if changed { log("Tabs: \(viewControllers.map { $0.tabBarItem.title ?? "" })") }
  }
}

final class MusicPage: UIViewController {}

extension Simulator.Element {
  fileprivate var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}

@Suite(
  "Guide: customizing tabs",
  .releasesEverything,
  .member(
    "UITabBarController.customizableViewControllers",
    "UITabBarControllerDelegate.tabBarController(_:didEndCustomizing:changed:)"
  )
)
struct MusicTabsTests {
  @Test @MainActor func radioComesOntoTheBar() throws {
    let phone = Simulator(.iPhone15)
    let tabs = MusicTabs()
    phone.window.rootViewController = tabs

    try phone.tap("More")
    phone.advance(by: 0.5)
    try phone.tap("Edit")
    phone.advance(by: 0.5)
    // The icon in the sheet and the item on the bar.
    let icon = try #require(phone.elements.first { $0.label == "Radio" })
    let place = try #require(phone.elements.last { $0.label == "Albums" })
    phone.drag(from: icon.middle, to: place.middle)
    try phone.tap("Done")
    phone.advance(by: 0.5)

    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Radio", "Artists", "Songs", "More"])
    #expect(
      tabs.notes == [#"Tabs: ["Home", "Radio", "Artists", "Songs", "Albums", "Search"]"#]
    )
  }

  @Test("the first tab cannot be moved", .rule("R-CUS-5")) @MainActor func homeStays() throws {
    let phone = Simulator(.iPhone15)
    let tabs = MusicTabs()
    phone.window.rootViewController = tabs
    try phone.tap("More")
    phone.advance(by: 0.5)
    try phone.tap("Edit")
    phone.advance(by: 0.5)

    let icon = try #require(phone.elements.first { $0.label == "Radio" })
    let place = try #require(phone.elements.last { $0.label == "Home" })
    phone.drag(from: icon.middle, to: place.middle)
    phone.advance(by: 0.5)
    try phone.tap("Done")
    phone.advance(by: 0.5)

    #expect(tabs.viewControllers?.first?.tabBarItem.title == "Home")
    #expect(tabs.notes.isEmpty)
  }
}
