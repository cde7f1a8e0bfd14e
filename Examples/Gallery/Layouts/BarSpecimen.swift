import UIKit

/// A card with a caption and a bar at its bottom, laid out with the traits of the specimen.
final class BarSpecimen: UIViewController {
  /// The traits that the sheet overrides for the card.
  let traits: UITraitCollection

  private let name: UILabel
  private let note: UILabel
  private let bar = UITabBar()
  private var barHeight: CGFloat { traits.verticalSizeClass == .compact ? 33 : 50 }
  private let captionHeight: CGFloat = 36

  init(
    _ name: String,
    _ note: String,
    width: UIUserInterfaceSizeClass = .compact,
    height: UIUserInterfaceSizeClass = .regular,
    style: (UITabBarAppearance) -> Void = { _ in }
  ) {
    self.name = UILabel(name, size: 15, weight: .semibold)
    self.note = UILabel(note, size: 13, color: .secondaryLabel)
    traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
    ])
    super.init(nibName: nil, bundle: nil)
    let appearance = UITabBarAppearance()
    style(appearance)
    bar.standardAppearance = appearance
    bar.items = [
      UITabBarItem(title: "Listen", image: Icon.play, tag: 0),
      UITabBarItem(title: "Browse", image: Icon.grid, tag: 1),
      UITabBarItem(title: "Search", image: Icon.magnifier, tag: 2),
    ]
    bar.items?[1].badgeValue = "3"
    bar.selectedItem = bar.items?.first
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The height of the card, which depends on the layout of the bar.
  var height: CGFloat { captionHeight + barHeight }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = 12
    view.clipsToBounds = true
    for part in [name, note, bar] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let width = name.intrinsicContentSize.width
    view.place(name, x: 16, y: 8, width: width, height: 20)
    view.place(note, x: 24 + width, y: 9, width: max(size.width - width - 40, 0), height: 20)
    let height = bar.intrinsicContentSize.height
    bar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}
