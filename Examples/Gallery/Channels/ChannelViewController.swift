import UIKit

/// A channel: its name and a ball over a gradient.
final class ChannelViewController: UIViewController {
  private let colors: [UIColor]
  private let statusBar: UIStatusBarStyle
  private let gradient = CAGradientLayer()
  private let name = UILabel("", size: 44, weight: .bold, color: .white)
  private let ball = BallView()

  /// Creates a channel whose colors are the same in the dark style.
  init(title: String, colors: [UIColor], statusBar: UIStatusBarStyle) {
    self.colors = colors
    self.statusBar = statusBar
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { statusBar }

  override func viewDidLoad() {
    super.viewDidLoad()
    gradient.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    view.layer.addSublayer(gradient)
    name.text = title
    name.textAlignment = .center
    view.addSubview(ball)
    view.addSubview(name)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let side = min(area.width, area.height) * 0.5
    gradient.frame = view.bounds
    ball.frame = CGRect(
      x: area.midX - side / 2,
      y: area.midY - side / 2 - 40,
      width: side,
      height: side
    )
    name.frame = CGRect(x: area.minX, y: ball.frame.maxY + 28, width: area.width, height: 56)
  }
}

/// A large version of the ball in the tab's icon, drawn by `draw(_:)`.
private final class BallView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    Icon.drawBall(in: bounds)
  }
}
