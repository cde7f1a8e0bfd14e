import UIKit

/// A countdown timer that shows the remaining time as a ring.
final class TimerViewController: UIViewController {
  private let ring = RingView()
  private let time = UILabel("", size: 76, weight: .thin)
  private let end = UILabel(
    "10:05 AM",
    size: 17,
    style: .body,
    color: .secondaryLabel,
    lines: 1
  )
  private lazy var cancelButton = RoundButton(title: "Cancel", color: .systemGray) { [weak self] in
    self?.cancel()
  }
  private lazy var startButton = RoundButton(title: "Start", color: .systemOrange) { [weak self] in
    self?.startOrPause()
  }

  private let length: TimeInterval = 2018
  private var rest: TimeInterval = 1453 {
    didSet { showRest() }
  }
  private lazy var ticker = Ticker { [weak self] seconds in
    guard let self else { return }
    rest = max(rest - seconds, 0)
    if rest == 0 { cancel() }
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Timers".localized
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    time.textAlignment = .center
    end.textAlignment = .center
    for subview in [ring, time, end, cancelButton, startButton] { view.addSubview(subview) }
    showRest()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if ticker.isRunning { startOrPause() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let side = min(area.width - 32, 361)
    ring.frame = CGRect(
      x: area.midX - side / 2,
      y: area.minY + 60,
      width: side,
      height: side
    )
    time.frame = CGRect(x: area.minX, y: ring.frame.midY - 48, width: area.width, height: 96)
    end.frame = CGRect(
      x: area.minX,
      y: ring.frame.midY + 64,
      width: area.width,
      height: end.height(in: area.width, atLeast: 22)
    )
    let buttons = ring.frame.maxY + 24
    view.place(
      cancelButton,
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
  }

  // MARK: Running

  private func startOrPause() {
    if ticker.isRunning { ticker.stop() } else { ticker.start() }
    startButton.setTitle((ticker.isRunning ? "Pause" : "Start").localized, for: .normal)
  }

  private func cancel() {
    if ticker.isRunning { startOrPause() }
    rest = length
  }

  private func showRest() {
    let seconds = Int(rest.rounded(.up))
    let time = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    self.time.text = time.localized
    ring.part = rest / length
  }
}

/// A gray ring with an arc that shows the remaining fraction.
private final class RingView: UIView {
  /// The remaining fraction, from 0 to 1.
  var part: CGFloat = 1 {
    didSet { rest.strokeEnd = part }
  }

  private let track = CAShapeLayer()
  private let rest = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for shape in [track, rest] {
      shape.fillColor = nil
      shape.lineWidth = 8
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: bounds.width / 2 - 4,
      startAngle: -.pi / 2,
      endAngle: .pi * 1.5,
      clockwise: true
    )
    track.path = path.cgPath
    rest.path = path.cgPath
    track.strokeColor = UIColor.systemGray5.resolvedColor(with: traitCollection).cgColor
    rest.strokeColor = UIColor.systemOrange.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
