import UIKit

/// Three tables: people by letter, grouped settings, and 100,000 numbers.
final class TablesTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      page(ContactsViewController(style: .plain), "Contacts", "person.2.fill"),
      page(SettingsViewController(style: .insetGrouped), "Settings", "gear"),
      page(NumbersViewController(style: .plain), "Numbers", "list.bullet"),
    ]
  }

  private func page(_ table: UITableViewController, _ title: String, _ icon: String)
    -> UIViewController
  {
    table.title = title
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: icon), tag: 0)
    return navigation
  }
}
