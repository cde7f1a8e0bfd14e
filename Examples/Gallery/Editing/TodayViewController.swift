import UIKit

/// Today's reminders.
///
/// Swiping a row reveals actions that postpone, flag or delete it.
final class TodayViewController: UITableViewController {
  private var reminders = [
    ("Water the Ferns", "Garden · 8:00 AM"),
    ("Call the Dentist", "Home · 10:30 AM"),
    ("Return “Middlemarch”", "Reading"),
    ("Book the Ferry", "Trip to Lisbon · Noon"),
    ("Oat Milk, Lemons, Rice", "Groceries"),
    ("Card for Noor", "Birthdays"),
    ("Rehearse the Second Part", "Choir · 7:00 PM"),
    ("Pay for the Boat Shed", "Home"),
    ("Renew Library Books", "Reading · Friday"),
    ("Plant the Tulips", "Garden"),
  ]
  private var flagged: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    reminders.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "reminder")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "reminder")
    let (title, note) = reminders[indexPath.row]
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = note
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(systemName: flagged.contains(title) ? "flag.fill" : "circle")
    cell.imageView?.tintColor = flagged.contains(title) ? .systemOrange : .tertiaryLabel
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.reminders.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.flag(indexPath)
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let later = UIContextualAction(style: .normal, title: "Tomorrow") { [weak self] _, _, done in
      self?.reminders.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .right)
      done(true)
    }
    later.backgroundColor = .systemIndigo
    return UISwipeActionsConfiguration(actions: [later])
  }

  private func flag(_ path: IndexPath) {
    flagged.formSymmetricDifference([reminders[path.row].0])
    tableView.reconfigureRows(at: [path])
  }
}
