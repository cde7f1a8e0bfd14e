import UIKit

/// A plain bar beside a bar with one changed property, below a caption.
final class ComparisonView: UIView {
  static let height: CGFloat = 88
  private let caption: UILabel
  private let plain = BarSampleView()
  private let changed = BarSampleView()

  init(_ caption: String, _ change: (UITabBar) -> Void) {
    self.caption = UILabel(caption, size: 13, color: .secondaryLabel)
    super.init(frame: .zero)
    change(changed.bar)
    for view in [self.caption, plain, changed] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(caption, x: 2, y: 0, width: bounds.width - 4, height: 18)
    let width = ((bounds.width - 10) / 2).rounded(.down)
    place(plain, x: 0, y: 22, width: width, height: 66)
    place(changed, x: width + 10, y: 22, width: width, height: 66)
  }
}

/// A bar over colors that show through it.
private final class BarSampleView: UIView {
  let bar = UITabBar()
  private let ground = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    clipsToBounds = true
    ground.startPoint = CGPoint(x: 0, y: 0.5)
    ground.endPoint = CGPoint(x: 1, y: 0.5)
    ground.colors = [UIColor.systemTeal, .systemIndigo, .systemPink, .systemOrange].map(\.cgColor)
    layer.addSublayer(ground)
    addSubview(bar)
    bar.items = [("Play", Icon.play), ("Browse", Icon.grid), ("Radio", Icon.waves)]
      .map { UITabBarItem(title: $0.0, image: $0.1, tag: 0) }
    bar.selectedItem = bar.items?.first
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let height: CGFloat = traitCollection.verticalSizeClass == .compact ? 32 : 49
    bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
