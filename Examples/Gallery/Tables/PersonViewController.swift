import UIKit

/// The contact card of a person: a monogram, buttons for calls and messages, and details in groups.
final class PersonViewController: UITableViewController {
  private let header: PersonHeaderView
  private let groups: [[Row]]

  private enum Row {
    /// A value with a small label above it.
    case detail(String, value: String)
    case note(String)
    case action(String)
  }

  init(_ person: Person) {
    header = PersonHeaderView(person)
    groups = [
      [.detail("mobile", value: person.mobile), .detail("home", value: person.home)],
      [.detail("work", value: person.mail)],
      [.note("Met on the night train.")],
      [.action("Share Contact"), .action("Add to Favorites")],
    ]
    super.init(style: .insetGrouped)
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    header.frame.size.width = tableView.bounds.width
    let height = header.sizeThatFits(header.bounds.size).height
    guard header.frame.height != height else { return }
    header.frame.size.height = height
    tableView.tableHeaderView = header
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    let row = groups[indexPath.section][indexPath.row]
    cell.contentConfiguration = content(of: row)
    if case .note = row { cell.selectionStyle = .none } else { cell.selectionStyle = .default }
    return cell
  }

  private func content(of row: Row) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    switch row {
    case .detail(let label, let value):
      content.text = label
      content.secondaryText = value
      content.secondaryTextProperties.color = .tintColor
    case .note(let text):
      content.text = "Notes"
      content.secondaryText = text
      content.secondaryTextProperties.color = .label
    case .action(let title):
      content.text = title
      content.textProperties.color = .tintColor
      return content
    }
    content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return content
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
