import UIKit

/// A list of cities with the local time when it is 9:41 AM in Cupertino.
final class WorldClockViewController: TitledViewController {
  private static let cities: [(note: String, name: String, time: String)] = [
    ("Today, +0HRS", "Cupertino", "9:41 AM"),
    ("Today, +3HRS", "New York", "12:41 PM"),
    ("Today, +8HRS", "London", "5:41 PM"),
    ("Today, +9HRS", "Paris", "6:41 PM"),
    ("Tomorrow, +16HRS", "Shanghai", "12:41 AM"),
    ("Tomorrow, +17HRS", "Tokyo", "1:41 AM"),
    ("Tomorrow, +19HRS", "Sydney", "3:41 AM"),
    ("Tomorrow, +21HRS", "Auckland", "5:41 AM"),
  ]

  init() {
    let rows = Self.cities.map { TimeRowView(note: $0.note, name: $0.name, time: $0.time) }
    super.init(title: "World Clock", content: RowsView(rows: rows, rowHeight: 90))
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
