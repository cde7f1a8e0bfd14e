import UIKit

/// A page of a custom bar scene: sections of rows below a large title.
final class EntriesPage: UITableViewController {
  struct Entry {
    let symbol: String
    let title: String
    let detail: String

    init(_ symbol: String, _ title: String, _ detail: String) {
      (self.symbol, self.title, self.detail) = (symbol, title, detail)
    }
  }

  struct Section {
    let header: String?
    let entries: [Entry]

    init(_ header: String, _ entries: [Entry]) {
      (self.header, self.entries) = (header, entries)
    }

    /// Creates a section without a header.
    init(_ entries: [Entry]) {
      (header, self.entries) = (nil, entries)
    }
  }

  private let sections: [Section]

  init(_ title: String, _ sections: [Section]) {
    self.sections = sections
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a page in a navigation stack.
  static func stack(_ title: String, _ sections: Section...) -> UIViewController {
    UINavigationController(large: EntriesPage(title, sections))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].entries.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { sections[section].header }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let entry = sections[indexPath.section].entries[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: entry.symbol)
    content.text = entry.title
    content.secondaryText = entry.detail
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
