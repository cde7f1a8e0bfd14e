import TabBars
import UIKit

/// Recipes with a bar without titles, in which a bubble slides behind the selected icon.
final class BubbleTabBarController: CustomTabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var style = TabBarStyle()
    style.contentHeight = 56
    style.isTranslucent = true
    style.backgroundColor = .clear
    style.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    style.items.selected.color = .white
    style.indicator = .view(BubbleView(), duration: 0.35)
    tabBar.style = style
    tabs = [
      tab("Today", "sun.max.fill", DishesPage("Today", Dish.all)),
      tab("Search", "magnifyingglass", DishesPage("Search", Dish.all.reversed())),
      tab("Saved", "bookmark.fill", DishesPage("Saved", Dish.all.suffix(7))),
      tab("Kitchen", "fork.knife", DishesPage("Kitchen", Dish.all.prefix(4))),
    ]
  }

  private func tab(_ name: String, _ symbol: String, _ page: UIViewController) -> Tab {
    var item = TabItem(TabItem.ID(name), image: UIImage(systemName: symbol))
    item.accessibilityLabel = name
    return Tab(item, UINavigationController(large: page))
  }
}

/// A circle in the center of the view.
private final class BubbleView: UIView {
  private let patch = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    patch.backgroundColor = .systemTeal
    addSubview(patch)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 44
    patch.frame = CGRect(
      x: (bounds.width - side) / 2,
      y: (bounds.height - side) / 2,
      width: side,
      height: side
    )
    patch.layer.cornerRadius = side / 2
  }
}
