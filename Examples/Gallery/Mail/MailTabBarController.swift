import UIKit

/// A mail app with a navigation stack in each tab, a toolbar on the page of a message, and a sheet
/// to write one.
final class MailTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      stack(MailboxViewController(title: "Inbox", letters: Message.all), "tray.fill"),
      stack(
        MailboxViewController(title: "Flagged", letters: Message.all.filter(\.isFlagged)),
        "flag.fill"
      ),
      stack(
        MailboxViewController(title: "Archive", letters: Message.all.suffix(6)),
        "archivebox.fill"
      ),
    ]
  }

  private func stack(_ inbox: UIViewController, _ symbol: String) -> UIViewController {
    inbox.tabBarItem.image = UIImage(systemName: symbol)
    return UINavigationController(large: inbox)
  }
}
