import UIKit

/// The tabs of a compact width: the inbox, the flagged messages and all mailboxes.
final class MailTabBarController: UITabBarController {
  weak var router: MailRouter? {
    didSet { roots.forEach { ($0 as? MailPage)?.router = router } }
  }

  private let store: MailStore
  private let roots: [UIViewController]

  init(store: MailStore) {
    self.store = store
    roots = [
      MessageListViewController(store: store, mailbox: .inbox),
      MessageListViewController(store: store, mailbox: .flagged),
      MailboxesViewController(store: store, style: .insetGrouped),
    ]
    super.init(nibName: nil, bundle: nil)
    let symbols = ["tray", "flag", "folder"]
    viewControllers = zip(roots, symbols).map { root, symbol in
      let stack = UINavigationController(rootViewController: root)
      stack.navigationBar.prefersLargeTitles = true
      stack.tabBarItem = UITabBarItem(
        title: root.title,
        image: UIImage(systemName: symbol),
        selectedImage: UIImage(systemName: symbol + ".fill")
      )
      return stack
    }
    store.observe(with: self) { $0.updateBadges() }
    updateBadges()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The controller is created in code")
  }

  private func updateBadges() {
    let unread = store.count(of: .inbox)
    viewControllers?.first?.tabBarItem.badgeValue = unread == 0 ? nil : "\(unread)"
  }

  // MARK: Location

  private var stack: UINavigationController? { selectedViewController as? UINavigationController }

  /// The mailbox and the message on the stack of the selected tab.
  var location: MailLocation {
    let pages = stack?.viewControllers ?? []
    let lists = pages.compactMap { $0 as? MessageListViewController }
    let readers = pages.compactMap { $0 as? MessageViewController }
    return MailLocation(
      tab: selectedIndex,
      mailbox: lists.last?.mailbox,
      message: readers.last?.messageID
    )
  }

  /// Selects the tab of a location, and puts its pages on the stack.
  func show(_ location: MailLocation) {
    guard location != self.location else { return }
    let own: [Mailbox?] = [.inbox, .flagged, nil]
    let fits = own.indices.contains(location.tab) && own[location.tab] == location.mailbox
    selectedIndex = fits ? location.tab : own.firstIndex(of: location.mailbox) ?? 2
    guard let stack else { return }
    stack.popToRootViewController(animated: false)
    if let mailbox = location.mailbox, own[selectedIndex] != mailbox {
      stack.pushViewController(page(of: mailbox), animated: false)
    }
    if let message = location.message, store.message(withID: message) != nil {
      stack.pushViewController(page(of: message), animated: false)
    }
  }

  // MARK: Pages

  func push(_ mailbox: Mailbox, from controller: UIViewController) {
    controller.navigationController?.pushViewController(page(of: mailbox), animated: true)
  }

  func push(_ message: Message.ID?, from controller: UIViewController) {
    if let message {
      controller.navigationController?.pushViewController(page(of: message), animated: true)
    } else if controller is MessageViewController {
      controller.navigationController?.popViewController(animated: true)
    }
  }

  private func page(of mailbox: Mailbox) -> UIViewController {
    let list = MessageListViewController(store: store, mailbox: mailbox)
    list.router = router
    return list
  }

  private func page(of message: Message.ID) -> UIViewController {
    let reader = MessageViewController(store: store)
    reader.messageID = message
    reader.router = router
    reader.hidesBottomBarWhenPushed = true
    return reader
  }
}

/// A page that opens mailboxes and messages.
@MainActor protocol MailPage: UIViewController {
  var router: MailRouter? { get set }
}
