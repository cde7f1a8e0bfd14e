import UIKit

/// Mail, notes and a voice recorder, each with a toolbar above the tab bar.
final class ToolbarsTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let mail = stack(InboxViewController(), "Mail", "envelope.fill")
    mail.tabBarItem.badgeValue = "8"
    let note = LetterViewController()
    note.tabBarItem = UITabBarItem(title: "Notes", image: UIImage(systemName: "note.text"), tag: 1)
    viewControllers = [mail, note, stack(MemoViewController(), "Memos", "waveform")]
  }

  private func stack(_ page: UIViewController, _ title: String, _ symbol: String)
    -> UIViewController
  {
    let stack = UINavigationController(tab: page, symbol: symbol)
    stack.tabBarItem.title = title
    stack.isToolbarHidden = false
    return stack
  }
}
