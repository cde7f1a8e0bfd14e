import UIKit

/// A mail app with three columns: the mailboxes, the messages of one, and a message.
final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  init() {
    super.init(style: .tripleColumn)
    delegate = self
    let mailboxes = MailboxesViewController()
    mailboxes.onSelect = { [weak self] in self?.open($0) }
    setViewController(mailboxes, for: .primary)
    setViewController(Mailbox.all[0].makeController(), for: .supplementary)
    setViewController(MessageViewController(Message.all[0]), for: .secondary)
  }

  required init?(coder: NSCoder) { nil }

  private func open(_ mailbox: Mailbox) {
    setViewController(mailbox.makeController(), for: .supplementary)
    if isCollapsed { show(.supplementary) }
  }

  /// A phone begins with the messages.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .supplementary }
}

/// A mailbox in the primary column.
struct Mailbox {
  let name: String
  let symbol: String
  let letters: [Message]

  static let all = [
    Mailbox(name: "Inbox", symbol: "tray", letters: Message.all),
    Mailbox(name: "Flagged", symbol: "flag", letters: Message.all.filter(\.isFlagged)),
    Mailbox(name: "Archive", symbol: "archivebox", letters: Message.all.suffix(6)),
    Mailbox(name: "Trash", symbol: "trash", letters: []),
  ]

  @MainActor func makeController() -> UIViewController {
    let mailbox = MailboxViewController(title: name, letters: letters)
    mailbox.navigationItem.largeTitleDisplayMode = .never
    return mailbox
  }
}

/// The list of mailboxes.
final class MailboxesViewController: UITableViewController {
  var onSelect: ((Mailbox) -> Void)?

  init() {
    super.init(style: .insetGrouped)
    title = "Mailboxes"
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mailbox")
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Mailbox.all.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mailbox", for: indexPath)
    let mailbox = Mailbox.all[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = mailbox.name
    content.image = UIImage(systemName: mailbox.symbol)
    content.secondaryText = mailbox.letters.isEmpty ? nil : "\(mailbox.letters.count)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(Mailbox.all[indexPath.row])
  }
}
