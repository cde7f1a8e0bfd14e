import UIKit

/// A list of cities with the local time when it is 9:41 in Cupertino.
final class WorldClockViewController: TitledViewController {
  private static let cities: [(note: String, name: String, time: String)] = [
    ("Today, +0HRS", "Cupertino", "9:41"),
    ("Today, +3HRS", "New York", "12:41"),
    ("Today, +8HRS", "London", "17:41"),
    ("Today, +9HRS", "Paris", "18:41"),
    ("Tomorrow, +16HRS", "Shanghai", "0:41"),
    ("Tomorrow, +17HRS", "Tokyo", "1:41"),
    ("Tomorrow, +19HRS", "Sydney", "3:41"),
    ("Tomorrow, +21HRS", "Auckland", "5:41"),
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
