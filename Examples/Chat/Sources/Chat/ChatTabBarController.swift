import UIKit

/// The tabs of the app: chats with a badge, contacts and settings.
final class ChatTabBarController: UITabBarController {
  private let store: ChatStore

  init(store: ChatStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    let contacts = ContactsViewController(store: store)
    contacts.onSelect = { [weak self] in self?.open($0) }
    viewControllers = [
      stack(
        ConversationListViewController(store: store),
        String(localized: "Chats"),
        "bubble.left.and.bubble.right"
      ),
      stack(contacts, String(localized: "Contacts"), "person.2"),
      stack(SettingsViewController(store: store), String(localized: "Settings"), "gear"),
    ]
    store.observe(with: self) { $0.updateBadge() }
    updateBadge()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The controller is created in code")
  }

  private func stack(_ root: UIViewController, _ title: String, _ symbol: String)
    -> UINavigationController
  {
    root.title = title
    let stack = UINavigationController(rootViewController: root)
    stack.navigationBar.prefersLargeTitles = true
    stack.tabBarItem = UITabBarItem(
      title: title,
      image: UIImage(systemName: symbol),
      selectedImage: UIImage(systemName: symbol + ".fill")
    )
    return stack
  }

  private func updateBadge() {
    viewControllers?.first?.tabBarItem.badgeValue = store.unread == 0 ? nil : "\(store.unread)"
  }

  /// Shows the conversation with a contact on the stack of the chats.
  private func open(_ contact: Contact.ID) {
    guard let stack = viewControllers?.first as? UINavigationController else { return }
    selectedIndex = 0
    stack.popToRootViewController(animated: false)
    stack.pushViewController(
      ConversationViewController(store: store, contact: contact),
      animated: true
    )
  }
}
