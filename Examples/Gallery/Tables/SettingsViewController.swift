import UIKit

/// The settings of a phone: an account, and groups of rows with icons, switches and footers.
final class SettingsViewController: UITableViewController {
  private var groups = Setting.groups

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    groups[section].title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    groups[section].note
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = groups[indexPath.section].rows[indexPath.row]
    let identifier = row.kind.identifier
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: row.kind.style, reuseIdentifier: identifier)
    show(row, in: cell)
    return cell
  }

  private func show(_ row: Setting, in cell: UITableViewCell) {
    cell.textLabel?.text = row.title
    cell.imageView?.image = row.icon
    switch row.kind {
    case .account(let note):
      cell.textLabel?.font = .preferredFont(forTextStyle: .title3)
      cell.detailTextLabel?.text = note
      cell.detailTextLabel?.font = .preferredFont(forTextStyle: .footnote)
      cell.accessoryType = .disclosureIndicator
    case .page(let value):
      cell.detailTextLabel?.text = value
      cell.accessoryType = .disclosureIndicator
    case .toggle(let isOn):
      let toggle = (cell.accessoryView as? UISwitch) ?? UISwitch()
      toggle.isOn = isOn
      toggle.accessibilityLabel = row.title
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case .choice(let isChosen):
      cell.accessoryType = isChosen ? .checkmark : .none
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if case .toggle = groups[indexPath.section].rows[indexPath.row].kind { return nil }
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard case .choice = groups[indexPath.section].rows[indexPath.row].kind else { return }
    for row in groups[indexPath.section].rows.indices {
      groups[indexPath.section].rows[row].kind = .choice(row == indexPath.row)
    }
    let rows = groups[indexPath.section].rows.indices
    tableView.reconfigureRows(
      at: rows.map { IndexPath(row: $0, section: indexPath.section) }
    )
  }
}

/// A row of the settings.
struct Setting {
  enum Kind {
    case account(String)
    case page(String)
    case toggle(Bool)
    case choice(Bool)

    var identifier: String {
      switch self {
      case .account: "account"
      case .page: "page"
      case .toggle: "toggle"
      case .choice: "choice"
      }
    }

    var style: UITableViewCell.CellStyle {
      switch self {
      case .account: .subtitle
      case .page: .value1
      case .toggle, .choice: .default
      }
    }
  }

  struct Group {
    var title: String?
    var note: String?
    var rows: [Setting]
  }

  var title: String
  var icon: UIImage?
  var kind: Kind

  @MainActor static var groups: [Group] {
    [
      Group(rows: [
        Setting(
          title: "Ada Lovelace",
          icon: SettingIcon.account("AL"),
          kind: .account("Account, backups and purchases")
        )
      ]),
      Group(rows: [
        row("Airplane Mode", "airplane", .systemOrange, .toggle(false)),
        row("Wi-Fi", "wifi", .systemBlue, .page("Home")),
        row("Notifications", "bell.fill", .systemRed, .page("")),
        row("Sounds", "speaker.wave.2.fill", .systemPink, .page("")),
      ]),
      Group(
        title: "Appearance",
        note: "Automatic follows the sun: light by day and dark by night.",
        rows: [
          Setting(title: "Automatic", kind: .choice(true)),
          Setting(title: "Light", kind: .choice(false)),
          Setting(title: "Dark", kind: .choice(false)),
        ]
      ),
      Group(
        note: "Maps and weather use where you are.",
        rows: [
          row("Location", "location.fill", .systemBlue, .toggle(true)),
          row("Language", "globe", .systemGray, .page("English")),
        ]
      ),
    ]
  }

  @MainActor private static func row(
    _ title: String,
    _ symbol: String,
    _ color: UIColor,
    _ kind: Kind
  ) -> Setting {
    Setting(title: title, icon: SettingIcon.tile(symbol, color), kind: kind)
  }
}

/// The icons of the rows.
@MainActor enum SettingIcon {
  /// Returns a white symbol on a colored tile.
  static func tile(_ symbol: String, _ color: UIColor) -> UIImage {
    let size = CGSize(width: 29, height: 29)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6.5).fill()
      let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
      let image = UIImage(systemName: symbol, withConfiguration: configuration)?
        .withTintColor(.white, renderingMode: .alwaysOriginal)
      guard let image else { return }
      image.draw(
        at: CGPoint(
          x: (size.width - image.size.width) / 2,
          y: (size.height - image.size.height) / 2
        )
      )
    }
  }

  /// Returns initials on a gray disc.
  static func account(_ initials: String) -> UIImage {
    let size = CGSize(width: 60, height: 60)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.systemGray.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
      let text = NSAttributedString(
        string: initials,
        attributes: [
          .font: UIFont.systemFont(ofSize: 26, weight: .medium), .foregroundColor: UIColor.white,
        ]
      )
      let bounds = text.size()
      text.draw(
        at: CGPoint(x: (size.width - bounds.width) / 2, y: (size.height - bounds.height) / 2)
      )
    }
  }
}
