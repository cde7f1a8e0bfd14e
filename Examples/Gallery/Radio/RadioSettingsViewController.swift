import UIKit

/// The settings of the radio.
final class RadioSettingsViewController: UITableViewController {
  private let groups = [
    ["Sound Quality", "Sleep Timer", "Alarm"],
    ["Wi-Fi Only", "Delete When Heard"],
  ]
  private let details = ["High", "Off", "6:45 AM"]

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { section == 1 ? "Downloads" : nil }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = groups[indexPath.section][indexPath.row]
    if indexPath.section == 0 {
      cell.detailTextLabel?.text = details[indexPath.row]
      cell.accessoryType = .disclosureIndicator
    } else {
      let toggle = UISwitch()
      toggle.isOn = indexPath.row == 0
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 0 else { return }
    let page = RadioChoiceViewController(groups[0][indexPath.row], chosen: details[indexPath.row])
    navigationController?.pushViewController(page, animated: true)
  }
}

/// The choices of one setting.
private final class RadioChoiceViewController: UITableViewController {
  private let choices: [String]
  private var chosen: Int

  init(_ title: String, chosen: String) {
    choices = [chosen, "Automatic", "Ask Me"]
    self.chosen = 0
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choices.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = choices[indexPath.row]
    cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = indexPath.row
    tableView.reloadData()
  }
}
