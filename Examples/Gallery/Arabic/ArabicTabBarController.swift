import UIKit

/// An address book whose tabs are system items, titled in the language of the device.
final class ArabicTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemTeal
    viewControllers = [
      stack(EntriesViewController(AddressEntry.all), .contacts),
      stack(EntriesViewController(AddressEntry.called, showsTimes: true), .recents, badge: "٢"),
      stack(EntriesViewController(Array(AddressEntry.all.prefix(3))), .favorites),
      stack(EntriesViewController(AddressEntry.all), .search),
      stack(EntriesViewController(AddressEntry.called, showsTimes: true), .history),
      stack(EntriesViewController([]), .downloads),
    ]
  }

  private func stack(
    _ page: UIViewController,
    _ item: UITabBarItem.SystemItem,
    badge: String? = nil
  ) -> UIViewController {
    page.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 0)
    page.tabBarItem.badgeValue = badge
    page.navigationItem.title = page.tabBarItem.title
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    return stack
  }
}
