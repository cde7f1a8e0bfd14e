import UIKit

/// A stopwatch with laps.
final class StopwatchViewController: UIViewController {
  private let time = UILabel("01:24.56", size: 84, weight: .thin)
  private let laps = RowsView(
    rows: [
      LapRowView(name: "Lap 3", time: "00:24.31"),
      LapRowView(name: "Lap 2", time: "00:29.87"),
      LapRowView(name: "Lap 1", time: "00:30.38"),
    ],
    rowHeight: 44
  )
  private let lapButton = RoundButton(title: "Lap", color: .systemGray) {}
  private let startButton = RoundButton(title: "Start", color: .systemGreen) {}

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Stopwatch"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    time.textAlignment = .center
    for subview in [time, laps, lapButton, startButton] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let dial = area.minY + area.height * 0.2
    let buttons = dial + 150
    time.frame = CGRect(x: 8, y: dial, width: area.width - 16, height: 100)
    view.place(
      lapButton,
      x: 16,
      y: buttons,
      width: RoundButton.side,
      height: RoundButton.side
    )
    view.place(
      startButton,
      x: area.width - 16 - RoundButton.side,
      y: buttons,
      width: RoundButton.side,
      height: RoundButton.side
    )
    let top = buttons + RoundButton.side + 24
    laps.frame = CGRect(x: 0, y: top, width: area.width, height: view.bounds.maxY - top)
  }
}

/// The number of a lap and how long it took.
private final class LapRowView: UIView {
  private let name: UILabel
  private let time: UILabel

  init(name: String, time: String) {
    self.name = UILabel(name, size: 17)
    self.time = UILabel(time, size: 17)
    super.init(frame: .zero)
    addSubview(self.name)
    addSubview(self.time)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2 - 16
    place(name, x: 16, y: 11, width: half, height: 22)
    place(time, x: bounds.width / 2, y: 11, width: half, height: 22)
    time.alignToTrailingEdge()
  }
}
