import UIKit

/// The user's name and status, and switches.
final class SettingsViewController: UITableViewController {
  private enum Row {
    case text(String, WritableKeyPath<ChatSettings, String>)
    case toggle(String, WritableKeyPath<ChatSettings, Bool>)
  }

  private let store: ChatStore
  private let sections: [(header: String, footer: String?, rows: [Row])] = [
    (
      String(localized: "Profile"), String(localized: "Your contacts see your name and status."),
      [
        .text(String(localized: "Name"), \.name), .text(String(localized: "Status"), \.status),
      ]
    ),
    (
      String(localized: "Chats"), nil,
      [
        .toggle(String(localized: "Notifications"), \.showsNotifications),
        .toggle(String(localized: "Read Receipts"), \.sendsReadReceipts),
        .toggle(String(localized: "Return Key Sends"), \.returnKeySends),
      ]
    ),
  ]

  init(store: ChatStore) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The controller is created in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TextFieldCell.self, forCellReuseIdentifier: "text")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "toggle")
    tableView.keyboardDismissMode = .interactive
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .text(let title, let value):
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      (cell as? TextFieldCell)?.show(title: title, text: store.settings[keyPath: value]) {
        [store] in store.settings[keyPath: value] = $0
      }
      return cell
    case .toggle(let title, let value):
      let cell = tableView.dequeueReusableCell(withIdentifier: "toggle", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
      cell.selectionStyle = .none
      cell.accessoryView = toggle(title, value)
      return cell
    }
  }

  private func toggle(_ title: String, _ value: WritableKeyPath<ChatSettings, Bool>) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = store.settings[keyPath: value]
    toggle.accessibilityLabel = title
    toggle.addAction(
      UIAction { [store] action in
        guard let toggle = action.sender as? UISwitch else { return }
        store.settings[keyPath: value] = toggle.isOn
      },
      for: .valueChanged
    )
    return toggle
  }
}
