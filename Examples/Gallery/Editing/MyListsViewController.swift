import UIKit

/// The user's lists in two groups.
///
/// They can be deleted and reordered.
final class MyListsViewController: UITableViewController {
  private var groups = [ReminderList.mine, ReminderList.shared]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "list")
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      ? UITableView.automaticDimension : 52
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "My Lists" : "Shared with Me" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "list", for: indexPath)
    let list = groups[indexPath.section][indexPath.row]
    cell.textLabel?.text = list.name
    cell.imageView?.image = list.badge
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    groups[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let list = groups[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    groups[destinationIndexPath.section].insert(list, at: destinationIndexPath.row)
  }
}
