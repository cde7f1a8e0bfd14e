import UIKit

/// A mail app with a navigation stack in each tab, a toolbar on the page of a message, and a sheet
/// to write one.
final class MailTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      stack(MailboxViewController(title: "Inbox", letters: Message.all), "tray"),
      stack(
        MailboxViewController(title: "Flagged", letters: Message.all.filter(\.isFlagged)),
        "tag"
      ),
      stack(MailboxViewController(title: "Archive", letters: []), "shippingbox"),
    ]
  }

  private func stack(_ inbox: UIViewController, _ symbol: String) -> UIViewController {
    inbox.tabBarItem.image = UIImage(systemName: symbol)
    let stack = UINavigationController(rootViewController: inbox)
    stack.navigationBar.prefersLargeTitles = true
    return stack
  }
}
