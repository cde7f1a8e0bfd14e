import UIKit

/// Five tabs with each kind of badge, and buttons that change the badge of the selected tab.
final class BadgesTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tabs: [(title: String, symbol: String, badge: String?, color: UIColor?)] = [
      ("Mail", "envelope.fill", "3", nil),
      ("Chat", "message.fill", "99+", nil),
      ("Store", "bag.fill", "New", nil),
      ("Calendar", "calendar", "", nil),
      ("Account", "person.crop.circle.fill", "1", .systemBlue),
    ]
    viewControllers = tabs.map { tab in
      let page = BadgesViewController(title: tab.title)
      let stack = UINavigationController(tab: page, symbol: tab.symbol)
      stack.tabBarItem.badgeValue = tab.badge
      stack.tabBarItem.badgeColor = tab.color
      page.groups = BadgesViewController.groups(for: stack.tabBarItem)
      return stack
    }
  }
}

/// A page whose buttons change a badge.
private final class BadgesViewController: ActionsViewController {
  static func groups(for item: UITabBarItem) -> [Group] {
    [
      Group(
        header: "Value",
        footer: "A badge with an empty value is a dot.",
        actions: [
          UIAction(title: "Add One", image: UIImage(systemName: "plus.circle")) { _ in
            let count = item.badgeValue.flatMap { Int($0) } ?? 0
            item.badgeValue = String(count + 1)
          },
          UIAction(title: "Show a Word", image: UIImage(systemName: "textformat")) { _ in
            item.badgeValue = "New"
          },
          UIAction(title: "Show a Dot", image: UIImage(systemName: "circle.fill")) { _ in
            item.badgeValue = ""
          },
          UIAction(
            title: "Remove Badge",
            image: UIImage(systemName: "trash"),
            attributes: .destructive
          ) { _ in item.badgeValue = nil },
        ]
      ),
      Group(
        header: "Color",
        footer: "Without a color of its own, a badge is red.",
        actions: [
          UIAction(title: "Green", image: UIImage(systemName: "paintpalette")) { _ in
            item.badgeColor = .systemGreen
          },
          UIAction(title: "Indigo", image: UIImage(systemName: "paintpalette")) { _ in
            item.badgeColor = .systemIndigo
          },
          UIAction(title: "Default", image: UIImage(systemName: "arrow.counterclockwise")) { _ in
            item.badgeColor = nil
          },
        ]
      ),
    ]
  }
}
