import UIKit

/// The same bar with six sets of traits, such as light and dark style, increased contrast,
/// right-to-left layout, and a dimmed tint below a card.
final class AdaptiveViewController: UIViewController {
  private var specimens: [SpecimenViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Adaptive"
    view.backgroundColor = .systemGray5
    navigationItem.largeTitleDisplayMode = .never
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let contrast = UITraitCollection(accessibilityContrast: .high)
    add("Light", light)
    add("Light, Increased Contrast", UITraitCollection(traitsFrom: [light, contrast]))
    add("Dark", dark)
    add("Dark, Increased Contrast", UITraitCollection(traitsFrom: [dark, contrast]))
    add("Right to Left", UITraitCollection(layoutDirection: .rightToLeft))
    add("Dimmed, Below a Sheet", UITraitCollection()) { $0.tintAdjustmentMode = .dimmed }
  }

  private func add(
    _ caption: String,
    _ traits: UITraitCollection,
    _ configure: (UITabBar) -> Void = { _ in }
  ) {
    let specimen = SpecimenViewController(caption: caption)
    configure(specimen.bar)
    addChild(specimen)
    setOverrideTraitCollection(traits, forChild: specimen)
    view.addSubview(specimen.view)
    specimen.didMove(toParent: self)
    specimens.append(specimen)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: view.pageMargin, dy: 12)
    let columns = area.width > 600 ? 2 : 1
    let rows = (specimens.count + columns - 1) / columns
    let gap: CGFloat = 12
    let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let room = (area.height - gap * CGFloat(rows - 1)) / CGFloat(rows)
    let height = min(room, 150).rounded(.down)
    for (index, specimen) in specimens.enumerated() {
      let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
      specimen.view.frame = CGRect(
        x: area.minX + column * (width + gap),
        y: area.minY + row * (height + gap),
        width: width,
        height: height
      )
    }
  }
}

/// A bar over colors that show through it, with a caption.
private final class SpecimenViewController: UIViewController {
  let bar = UITabBar()
  private let caption: UILabel
  private let ground = CAGradientLayer()

  init(caption: String) {
    self.caption = UILabel(caption, size: 15, weight: .medium)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 12
    view.clipsToBounds = true
    ground.startPoint = CGPoint(x: 0, y: 0.5)
    ground.endPoint = CGPoint(x: 1, y: 0.5)
    ground.colors = [UIColor.systemTeal, .systemIndigo, .systemPink, .systemOrange].map(\.cgColor)
    view.layer.addSublayer(ground)
    view.addSubview(caption)
    view.addSubview(bar)
    bar.items = [
      ("Listen", Icon.play), ("Browse", Icon.grid), ("Radio", Icon.waves),
      ("Search", Icon.magnifier),
    ].map { UITabBarItem(title: $0.0, image: $0.1, tag: 0) }
    bar.selectedItem = bar.items?[0]
    bar.items?[1].badgeValue = "2"
    bar.items?[3].isEnabled = false
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = view.bounds.height
    let barHeight: CGFloat = traitCollection.verticalSizeClass == .compact ? 32 : 49
    ground.frame = CGRect(x: 0, y: height - 64, width: view.bounds.width, height: 64)
    view.place(caption, x: 12, y: 0, width: view.bounds.width - 24, height: height - 64)
    caption.textAlignment =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    bar.frame = CGRect(
      x: 0,
      y: height - barHeight,
      width: view.bounds.width,
      height: barHeight
    )
  }
}
