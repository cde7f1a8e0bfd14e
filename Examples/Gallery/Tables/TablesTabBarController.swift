import UIKit

/// Three tables: people by letter, grouped settings, and 100,000 numbers.
final class TablesTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      UINavigationController(
        tab: ContactsViewController(),
        title: "Contacts",
        symbol: "person.crop.circle.fill"
      ),
      UINavigationController(
        tab: PhoneSettingsViewController(
          .main,
          person: PhoneSettingsViewController.Person(
            name: "Ines Farwell",
            note: "Account, Backup, and More"
          )
        ),
        symbol: "gear"
      ),
      UINavigationController(
        tab: NumbersViewController(style: .plain),
        title: "Numbers",
        symbol: "number"
      ),
    ]
  }
}
