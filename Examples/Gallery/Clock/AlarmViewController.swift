import UIKit

/// A list of alarms with switches.
final class AlarmViewController: TitledViewController {
  private static let alarms: [(time: String, note: String, isOn: Bool)] = [
    ("5:50", "Early Ferry", false),
    ("6:45", "Alarm, every weekday", true),
    ("7:30", "Swim", false),
    ("8:00", "Alarm, weekends", true),
    ("13:15", "Nap", false),
    ("17:30", "Collect Ada, Monday and Thursday", true),
    ("20:00", "Call Home", false),
    ("22:15", "Read", false),
  ]

  init() {
    let rows = Self.alarms.map { AlarmRowView(time: $0.time, note: $0.note, isOn: $0.isOn) }
    super.init(title: "Alarms", content: RowsView(rows: rows, rowHeight: 96))
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A row with a time, a label and a switch.
private final class AlarmRowView: UIView {
  private let time: UILabel
  private let note: UILabel
  private let toggle: ToggleControl

  init(time: String, note: String, isOn: Bool) {
    self.time = UILabel(time, size: 54, weight: .thin)
    self.note = UILabel(note, size: 15)
    toggle = ToggleControl(isOn: isOn)
    super.init(frame: .zero)
    toggle.accessibilityLabel = time
    toggle.addAction(
      UIAction { [weak self] _ in self?.showState() },
      for: .valueChanged
    )
    for view in [self.time, self.note, toggle] { addSubview(view) }
    showState()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = ToggleControl.size
    place(time, x: pageMargin, y: 6, width: bounds.width - 100, height: 60)
    place(note, x: pageMargin, y: 66, width: bounds.width - 100, height: 20)
    place(
      toggle,
      x: bounds.width - size.width - pageMargin,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  private func showState() {
    let color: UIColor = toggle.isOn ? .label : .secondaryLabel
    time.textColor = color
    note.textColor = color
  }
}
