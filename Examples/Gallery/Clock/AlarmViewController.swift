import UIKit

/// A list of alarms with switches.
final class AlarmViewController: TitledViewController {
  private static let alarms: [(time: String, note: String, isOn: Bool)] = [
    ("5:50 AM", "Early Ferry", false),
    ("6:45 AM", "Alarm, every weekday", true),
    ("7:30 AM", "Swim", false),
    ("8:00 AM", "Alarm, weekends", true),
    ("1:15 PM", "Nap", false),
    ("5:30 PM", "Collect Ada, Monday and Thursday", true),
    ("8:00 PM", "Call Home", false),
    ("10:15 PM", "Read", false),
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
private final class AlarmRowView: UIView, GrowingRow {
  private let time: UILabel
  private let note: UILabel
  private let toggle: ToggleControl

  init(time: String, note: String, isOn: Bool) {
    self.time = UILabel(time: time)
    self.note = UILabel(note, size: 15, style: .subheadline)
    toggle = ToggleControl(isOn: isOn)
    super.init(frame: .zero)
    toggle.accessibilityLabel = time.localized
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

  func height(in width: CGFloat) -> CGFloat {
    let room = width - 100
    return time.height(in: room, atLeast: 66) + note.height(in: room, atLeast: 20) + 10
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = ToggleControl.size
    let room = bounds.width - 100
    let clock = time.height(in: room, atLeast: 66)
    place(time, x: pageMargin, y: 3, width: room, height: clock)
    place(
      note,
      x: pageMargin,
      y: clock,
      width: room,
      height: note.height(in: room, atLeast: 20)
    )
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
