import UIKit

/// A page of settings with navigation rows, switches and single-choice rows.
final class PhoneSettingsViewController: UITableViewController {
  private let page: SettingsPage
  private let person: Person?
  private var chosen: [Int: Int] = [:]

  /// The user of the device, who is shown above the rows.
  struct Person {
    let name: String
    let note: String
  }

  init(_ page: SettingsPage, person: Person? = nil) {
    self.page = page
    self.person = person
    super.init(style: .insetGrouped)
    title = page.title
    for (section, group) in page.groups.enumerated() {
      chosen[section] = group.rows.firstIndex {
        if case .choice(isChosen: true) = $0.kind { return true }
        return false
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    navigationItem.largeTitleDisplayMode = isRoot ? .always : .never
    if isRoot {
      navigationItem.searchController = UISearchController(searchResultsController: nil)
      navigationItem.hidesSearchBarWhenScrolling = false
    }
  }

  private var isRoot: Bool { navigationController?.viewControllers.first === self }

  // MARK: Rows

  private var firstGroup: Int { person == nil ? 0 : 1 }

  private func row(at indexPath: IndexPath) -> SettingsPage.Row? {
    indexPath.section < firstGroup
      ? nil : page.groups[indexPath.section - firstGroup].rows[indexPath.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    page.groups.count + firstGroup
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < firstGroup ? 1 : page.groups[section - firstGroup].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    section < firstGroup ? nil : page.groups[section - firstGroup].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    section < firstGroup ? nil : page.groups[section - firstGroup].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let row = row(at: indexPath) else { return personCell() }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = row.title
    cell.textLabel?.textColor = .label
    cell.textLabel?.textAlignment = .natural
    cell.detailTextLabel?.text = row.detail
    cell.imageView?.image = row.symbol.map { SettingsIcon.make($0, on: row.color) }
    cell.accessoryType = .none
    cell.accessoryView = nil
    cell.selectionStyle = .default
    switch row.kind {
    case .plain: cell.selectionStyle = .none
    case .page: cell.accessoryType = .disclosureIndicator
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case .choice:
      let isChosen = chosen[indexPath.section - firstGroup] == indexPath.row
      cell.accessoryType = isChosen ? .checkmark : .none
    case .destructive: cell.textLabel?.textColor = .systemRed
    }
    return cell
  }

  private func personCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.imageView?.image = SettingsIcon.portrait
    cell.textLabel?.text = person?.name
    cell.textLabel?.font = .preferredFont(forTextStyle: .title3)
    cell.detailTextLabel?.text = person?.note
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return row(at: indexPath) == nil && !isLarge ? 80 : UITableView.automaticDimension
  }

  // MARK: Selection

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let row = row(at: indexPath) else {
      return tableView.deselectRow(at: indexPath, animated: true)
    }
    switch row.kind {
    case .page(let page):
      navigationController?.pushViewController(PhoneSettingsViewController(page), animated: true)
    case .choice:
      tableView.deselectRow(at: indexPath, animated: true)
      let section = indexPath.section - firstGroup
      let old = chosen.updateValue(indexPath.row, forKey: section)
      tableView.reloadRows(
        at: Set([old, indexPath.row].compactMap { $0 }).sorted().map {
          IndexPath(row: $0, section: indexPath.section)
        },
        with: .none
      )
    case .destructive(let question):
      tableView.deselectRow(at: indexPath, animated: true)
      ask(question, action: row.title)
    case .plain, .toggle:
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  private func ask(_ question: String, action: String) {
    let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: action, style: .destructive))
    present(alert, animated: true)
  }
}

/// The tabs of the settings scene.
final class PhoneSettingsTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let settings = PhoneSettingsViewController(
      .main,
      person: PhoneSettingsViewController.Person(
        name: "Ines Farwell",
        note: "Account, Backup, and More"
      )
    )
    viewControllers = [
      UINavigationController(
        tab: PhoneSettingsViewController(.help),
        symbol: "questionmark.circle.fill"
      ),
      UINavigationController(tab: settings, symbol: "gear"),
    ]
    selectedIndex = 1
  }
}

extension SettingsPage {
  /// The page of the Help tab.
  static let help = SettingsPage(
    title: "Help",
    groups: [
      Group(
        header: "First Steps",
        rows: ["Set Up Your iPhone", "Transfer Your Data", "Learn the Gestures"].map {
          Row(title: $0, kind: .page(SettingsPage(title: $0, groups: [])))
        }
      )
    ]
  )
}
