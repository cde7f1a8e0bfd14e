import UIKit

/// The settings of the radio.
final class RadioSettingsViewController: UITableViewController {
  private var settings = [
    RadioSetting(title: "Sound Quality", choices: ["Automatic", "High", "Data Saver"], chosen: 1),
    RadioSetting(
      title: "Sleep Timer",
      choices: ["Off", "15 Minutes", "30 Minutes", "45 Minutes", "1 Hour", "When Program Ends"]
    ),
    RadioSetting(title: "Alarm", choices: ["Off", "6:15 AM", "6:45 AM", "7:15 AM"], chosen: 2),
  ]
  private let downloads = ["Wi-Fi Only", "Delete When Heard"]

  init() {
    super.init(style: .insetGrouped)
    title = "Settings".localized
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? settings.count : downloads.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { section == 1 ? "Downloads".localized : nil }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    if indexPath.section == 0 {
      let setting = settings[indexPath.row]
      cell.textLabel?.text = setting.title.localized
      cell.detailTextLabel?.text = setting.choices[setting.chosen].localized
      cell.accessoryType = .disclosureIndicator
    } else {
      cell.textLabel?.text = downloads[indexPath.row].localized
      let toggle = UISwitch()
      toggle.isOn = indexPath.row == 0
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 0 else { return }
    let page = RadioChoiceViewController(settings[indexPath.row]) { [weak self] chosen in
      self?.settings[indexPath.row].chosen = chosen
      self?.tableView.reloadRows(at: [indexPath], with: .none)
    }
    navigationController?.pushViewController(page, animated: true)
  }
}

/// A setting, and its choices.
private struct RadioSetting {
  var title: String
  var choices: [String]
  var chosen = 0
}

/// The choices of one setting.
private final class RadioChoiceViewController: UITableViewController {
  private var setting: RadioSetting
  private let choose: (Int) -> Void

  init(_ setting: RadioSetting, choose: @escaping (Int) -> Void) {
    self.setting = setting
    self.choose = choose
    super.init(style: .insetGrouped)
    title = setting.title.localized
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    setting.choices.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = setting.choices[indexPath.row].localized
    cell.accessoryType = indexPath.row == setting.chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    setting.chosen = indexPath.row
    choose(indexPath.row)
    tableView.reloadData()
  }
}
