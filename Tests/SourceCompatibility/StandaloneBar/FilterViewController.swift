import UIKit

/// A controller with a bar of its own at the bottom, whose items filter a list, and that the user may customize.
class FilterViewController: UIViewController, UITabBarDelegate {
  let tabBar = UITabBar()
  let filters = ["All", "Unread", "Flagged", "Archive"]
  private(set) var filter = "All"
  private(set) var savedOrder: [Int] = []

  private lazy var allItems: [UITabBarItem] = filters.enumerated().map { index, title in
    UITabBarItem(title: title, image: nil, tag: index)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tabBar.delegate = self
    tabBar.setItems(Array(allItems.prefix(3)), animated: false)
    tabBar.selectedItem = tabBar.items?.first
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tabBar.sizeToFit()
    tabBar.frame.size.width = view.bounds.width
    tabBar.frame.origin.y = view.bounds.height - tabBar.frame.height
  }

  func customize() {
    guard !tabBar.isCustomizing else { return }
    tabBar.beginCustomizingItems(allItems)
  }

  @discardableResult
  func done() -> Bool {
    tabBar.endCustomizing(animated: false)
  }

  // MARK: - UITabBarDelegate

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    switch item.tag {
    case 0: filter = "All"
    case 1: filter = "Unread"
    default: filter = filters[item.tag]
    }
  }

  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    title = "Customizing"
  }

  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    title = nil
    savedOrder = items.map(\.tag)
  }
}
