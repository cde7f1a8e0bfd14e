import UIKit

/// Recipes with a bar that is visible over long lists, transparent over short pages, and colored on
/// one of the pages.
final class RecipesTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemOrange
    viewControllers = [
      page("Recipes", Icon.grid, dishes: Dish.all),
      page("Today", Icon.calendar, dishes: [Dish.all[4], Dish.all[1]]),
      page("Shopping", Icon.bag, dishes: [Dish.all[2]]),
    ]
    tabBar.items?[2].scrollEdgeAppearance = RecipesTabBarController.note
  }

  /// The scroll edge appearance of the shopping list.
  private static var note: UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemOrange
    for state in [appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance] {
      color(state)
    }
    color(appearance.compactInlineLayoutAppearance)
    return appearance
  }

  private static func color(_ items: UITabBarItemAppearance) {
    items.selected.iconColor = .white
    items.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
    items.normal.iconColor = UIColor(white: 1, alpha: 0.6)
    items.normal.titleTextAttributes = [.foregroundColor: UIColor(white: 1, alpha: 0.6)]
  }

  private func page(_ title: String, _ icon: UIImage, dishes: [Dish]) -> UIViewController {
    let rows = dishes.map(DishView.init)
    let page = TitledViewController(
      title: title,
      content: RowsView(rows: rows, rowHeight: DishView.height)
    )
    page.tabBarItem = UITabBarItem(title: title, image: icon, tag: 0)
    return page
  }
}

/// A dish with the colors of its picture.
struct Dish {
  let name: String
  let note: String
  let colors: [UIColor]

  static let all = [
    Dish(name: "Pumpkin soup", note: "40 minutes", colors: [.systemOrange, .systemRed]),
    Dish(name: "Green curry", note: "25 minutes", colors: [.systemGreen, .systemTeal]),
    Dish(name: "Lemon tart", note: "1 hour 10", colors: [.systemYellow, .systemOrange]),
    Dish(name: "Red lentils", note: "30 minutes", colors: [.systemRed, .systemPink]),
    Dish(name: "Blueberry pancakes", note: "20 minutes", colors: [.systemIndigo, .systemPurple]),
    Dish(name: "Tomato salad", note: "10 minutes", colors: [.systemPink, .systemRed]),
    Dish(name: "Mint pesto", note: "15 minutes", colors: [.systemMint, .systemGreen]),
    Dish(name: "Roast carrots", note: "45 minutes", colors: [.systemOrange, .systemYellow]),
    Dish(name: "Plum cake", note: "1 hour", colors: [.systemPurple, .systemPink]),
    Dish(name: "Pea risotto", note: "35 minutes", colors: [.systemGreen, .systemYellow]),
  ]
}

/// A picture with the name of a dish.
private final class DishView: UIView {
  static let height: CGFloat = 96
  private let picture = CAGradientLayer()
  private let pictureView = UIView()
  private let name: UILabel
  private let note: UILabel

  init(_ dish: Dish) {
    name = UILabel(dish.name, size: 20, weight: .semibold)
    note = UILabel(dish.note, size: 15, color: .secondaryLabel)
    super.init(frame: .zero)
    picture.colors = dish.colors.map(\.cgColor)
    picture.cornerRadius = 12
    pictureView.layer.addSublayer(picture)
    for view in [pictureView, name, note] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(pictureView, x: 16, y: 10, width: 112, height: 76)
    picture.frame = pictureView.bounds
    place(name, x: 144, y: 22, width: bounds.width - 160, height: 26)
    place(note, x: 144, y: 50, width: bounds.width - 160, height: 20)
  }
}
