import UIKit

/// A stopwatch with laps that runs while it is on the screen.
final class StopwatchViewController: UIViewController {
  private var stopwatch = Stopwatch(total: 84.56, laps: [24.31, 29.87, 30.38])
  private lazy var ticker = Ticker { [weak self] seconds in
    self?.stopwatch.advance(by: seconds)
    self?.showTime()
  }

  private let time = UILabel("", size: 84, weight: .thin)
  private let lapRows = (0..<4).map { _ in LapRowView() }
  private lazy var laps = RowsView(rows: lapRows, rowHeight: 44)
  private lazy var lapButton = RoundButton(title: "Reset", color: .systemGray) { [weak self] in
    self?.lapOrReset()
  }
  private lazy var startButton = RoundButton(title: "Start", color: .systemGreen) { [weak self] in
    self?.startOrStop()
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Stopwatch".localized
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    time.textAlignment = .center
    time.font = .monospacedDigitSystemFont(ofSize: 84, weight: .thin)
    time.adjustsFontSizeToFitWidth = true
    for subview in [time, laps, lapButton, startButton] { view.addSubview(subview) }
    showTime()
    showLaps()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if ticker.isRunning { startOrStop() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let dial = area.minY + area.height * 0.2
    let buttons = dial + 150
    time.frame = CGRect(x: 16, y: dial, width: area.width - 32, height: 100)
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

  // MARK: Running

  private func startOrStop() {
    if ticker.isRunning { ticker.stop() } else { ticker.start() }
    startButton.setTitle((ticker.isRunning ? "Stop" : "Start").localized, for: .normal)
    lapButton.setTitle((ticker.isRunning ? "Lap" : "Reset").localized, for: .normal)
  }

  private func lapOrReset() {
    if ticker.isRunning { stopwatch.endLap() } else { stopwatch.reset() }
    showTime()
    showLaps()
  }

  private func showTime() {
    time.text = Stopwatch.text(of: stopwatch.total).localized
  }

  private func showLaps() {
    laps.setNeedsLayout()
    for (index, row) in lapRows.enumerated() {
      row.isHidden = index >= stopwatch.laps.count
      guard !row.isHidden else { continue }
      row.show(
        name: "\("Lap".localized) \(stopwatch.laps.count - index)".localized,
        time: Stopwatch.text(of: stopwatch.laps[index]).localized
      )
    }
  }
}

/// A row with the number and the duration of a lap.
private final class LapRowView: UIView, GrowingRow {
  private let name = UILabel("", size: 17, style: .body, lines: 1)
  private let time = UILabel("", size: 17, style: .body, lines: 1)

  init() {
    super.init(frame: .zero)
    addSubview(name)
    addSubview(time)
  }

  func show(name: String, time: String) {
    self.name.text = name
    self.time.text = time
  }

  required init?(coder: NSCoder) {
    nil
  }

  func height(in width: CGFloat) -> CGFloat {
    name.height(in: width / 2 - 16, atLeast: 22) + 22
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2 - 16
    let height = max(bounds.height - 22, 22)
    place(name, x: 16, y: 11, width: half, height: height)
    place(time, x: bounds.width / 2, y: 11, width: half, height: height)
    time.alignToTrailingEdge()
  }
}
