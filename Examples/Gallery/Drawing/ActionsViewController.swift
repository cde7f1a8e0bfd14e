import UIKit

/// A grouped page whose rows are buttons.
class ActionsViewController: UITableViewController {
  struct Group {
    var header: String?
    var footer: String?
    let actions: [UIAction]
  }

  var groups: [Group] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  init(title: String) {
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].actions.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { groups[section].header }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  { groups[section].footer }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "action")
      ?? UITableViewCell(style: .default, reuseIdentifier: "action")
    let action = groups[indexPath.section].actions[indexPath.row]
    cell.textLabel?.text = action.title
    let isDestructive = action.attributes.contains(.destructive)
    cell.textLabel?.textColor = isDestructive ? .systemRed : tableView.tintColor
    cell.imageView?.image = action.image
    cell.imageView?.tintColor = isDestructive ? .systemRed : nil
    cell.accessibilityTraits = .button
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    groups[indexPath.section].actions[indexPath.row].performWithSender(self, target: nil)
  }
}
