import UIKit

/// A player that always uses the dark style, with covers that show through the bar.
final class DarkTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = .dark
    view.tintColor = .systemPink
    viewControllers = [
      page("Listen Now", Icon.play), page("Browse", Icon.grid), page("Radio", Icon.waves),
      page("Search", Icon.magnifier),
    ]
  }

  private func page(_ title: String, _ icon: UIImage) -> UIViewController {
    let page = TitledViewController(title: title, content: CoversView())
    page.tabBarItem = UITabBarItem(title: title, image: icon, tag: 0)
    return page
  }
}

/// A two-column grid of covers, each a gradient with a name.
private final class CoversView: UIView {
  private static let covers: [(name: String, colors: [UIColor])] = [
    ("Morning", [.systemYellow, .systemPink]), ("Harbour", [.systemTeal, .systemIndigo]),
    ("Orchard", [.systemGreen, .systemTeal]), ("Neon", [.systemPurple, .systemPink]),
    ("Dunes", [.systemOrange, .systemRed]), ("Night train", [.systemIndigo, .systemBlue]),
    ("Lemon", [.systemYellow, .systemGreen]), ("Ember", [.systemRed, .systemPurple]),
  ]

  private let covers = CoversView.covers.map { CoverView(name: $0.name, colors: $0.colors) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for cover in covers { addSubview(cover) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = (covers.count + columns(in: size.width) - 1) / columns(in: size.width)
    return CGSize(width: size.width, height: 8 + CGFloat(rows) * (side(in: size.width) + 44))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = side(in: bounds.width)
    for (index, cover) in covers.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns(in: bounds.width))
      place(
        cover,
        x: Self.gap + CGFloat(column) * (side + Self.gap),
        y: 8 + CGFloat(row) * (side + 44),
        width: side,
        height: side + 32
      )
    }
  }

  private static let gap: CGFloat = 16

  private func columns(in width: CGFloat) -> Int { max(2, Int(width / 240)) }

  private func side(in width: CGFloat) -> CGFloat {
    let columns = CGFloat(columns(in: width))
    return (width - Self.gap * (columns + 1)) / columns
  }
}

/// A rounded gradient with a name below it.
private final class CoverView: UIView {
  private let art = CAGradientLayer()
  private let name: UILabel

  init(name: String, colors: [UIColor]) {
    self.name = UILabel(name, size: 15, weight: .medium)
    super.init(frame: .zero)
    art.colors = colors.map(\.cgColor)
    art.startPoint = CGPoint(x: 0, y: 0)
    art.endPoint = CGPoint(x: 1, y: 1)
    art.cornerRadius = 10
    layer.addSublayer(art)
    addSubview(self.name)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    art.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    place(name, x: 2, y: bounds.width + 6, width: bounds.width - 4, height: 20)
  }
}
