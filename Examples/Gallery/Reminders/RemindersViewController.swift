import SimulatorKit
import UIKit

/// A list of reminders that are put in order by dragging them.
final class RemindersViewController: UITableViewController, UITableViewDragDelegate {
  private struct Reminder {
    var title: String
    var note: String
    var isDone = false
  }

  private var reminders = [
    Reminder(title: "Water the plants", note: "Every Tuesday", isDone: true),
    Reminder(title: "Call the garage", note: "Before noon"),
    Reminder(title: "Buy a birthday card", note: "For Amira"),
    Reminder(title: "Return the library books", note: "Due on Friday"),
    Reminder(title: "Book the ferry", note: "Two seats"),
    Reminder(title: "Sharpen the knives", note: "At the market"),
    Reminder(title: "Pay the rent", note: "First of the month"),
  ]

  init() {
    super.init(style: .insetGrouped)
    title = "Reminders"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragDelegate = self
    tableView.dragInteractionEnabled = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    reminders.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let reminder = reminders[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = reminder.title
    cell.detailTextLabel?.text = reminder.note
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(
      systemName: reminder.isDone ? "checkmark.circle.fill" : "circle",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)
    )
    cell.imageView?.tintColor = reminder.isDone ? .systemOrange : .tertiaryLabel
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reminders.insert(reminders.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: reminders[indexPath.row].title))]
  }

  /// Lifts the second reminder, and holds it between the others.
  static func dragRow(_ phone: Simulator) throws {
    let point = CGPoint(x: 195, y: 228)
    phone.press(at: point)
    phone.advance(by: 0.6)
    phone.slide(to: CGPoint(x: point.x, y: point.y + 96), duration: 0.4)
    phone.advance(by: 0.6)
  }
}
