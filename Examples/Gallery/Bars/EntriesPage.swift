import UIKit

/// A page of a custom bar scene: a heading and a few rows.
final class EntriesPage: UITableViewController {
  struct Entry {
    let symbol: String
    let title: String
    let detail: String

    init(_ symbol: String, _ title: String, _ detail: String) {
      (self.symbol, self.title, self.detail) = (symbol, title, detail)
    }
  }

  private let heading: String
  private let entries: [Entry]

  init(_ title: String, heading: String? = nil, _ entries: [Entry]) {
    self.heading = heading ?? title
    self.entries = entries
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { heading }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let entry = entries[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: entry.symbol)
    content.text = entry.title
    content.secondaryText = entry.detail
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }
}
