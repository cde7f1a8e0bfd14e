import UIKit

/// All contacts by their first letters.
final class ContactsViewController: UITableViewController {
  /// Called with the contact that the user selects.
  var onSelect: ((Contact.ID) -> Void)?

  private let store: ChatStore
  private lazy var sections: [(title: String, contacts: [Contact])] = {
    let contacts = store.conversations.map(\.contact).sorted {
      $0.name.localizedCompare($1.name) == .orderedAscending
    }
    return Dictionary(grouping: contacts, by: \.section)
      .sorted { $0.key.localizedCompare($1.key) == .orderedAscending }
      .map { ($0.key, $0.value) }
  }()

  init(store: ChatStore) {
    self.store = store
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The controller is created in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].contacts.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    let contact = sections[indexPath.section].contacts[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = contact.name
    content.secondaryText = contact.status
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(sections[indexPath.section].contacts[indexPath.row].id)
  }
}
