import UIKit

// MARK: - UISearchResultsUpdating

extension MessageListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    showResults()
  }
}

// MARK: - Context menus

extension MessageListViewController {
  /// The menu of a row.
  func menu(for message: Message) -> UIMenu {
    let ids: Set = [message.id]
    let reply = UIAction(title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")) {
      [weak self] _ in self?.router?.compose(.reply(to: message))
    }
    let forward = UIAction(
      title: "Forward",
      image: UIImage(systemName: "arrowshape.turn.up.right")
    ) { [weak self] _ in self?.router?.compose(.forward(message)) }
    let read = UIAction(
      title: message.isRead ? "Mark as Unread" : "Mark as Read",
      image: UIImage(systemName: message.isRead ? "envelope.badge" : "envelope.open")
    ) { [store] _ in store.setRead(!message.isRead, for: ids) }
    let flag = UIAction(
      title: message.isFlagged ? "Unflag" : "Flag",
      image: UIImage(systemName: message.isFlagged ? "flag.slash" : "flag")
    ) { [store] _ in store.setFlagged(!message.isFlagged, for: ids) }
    let folders = UIMenu(
      title: "Move to",
      image: UIImage(systemName: "folder"),
      children: [Mailbox.inbox, .archive].map { mailbox in
        UIAction(
          title: mailbox.title,
          image: UIImage(systemName: mailbox.symbol),
          attributes: mailbox == message.mailbox ? .disabled : []
        ) { [weak self] _ in self?.move(ids, to: mailbox) }
      }
    )
    let trash = UIAction(
      title: "Trash",
      image: UIImage(systemName: "trash"),
      attributes: .destructive
    ) { [weak self] _ in self?.move(ids, to: .trash) }
    return UIMenu(children: [
      UIMenu(options: .displayInline, children: [reply, forward]),
      UIMenu(options: .displayInline, children: [read, flag, folders]),
      trash,
    ])
  }
}
