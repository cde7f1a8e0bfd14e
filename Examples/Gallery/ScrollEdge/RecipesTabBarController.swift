import SimulatorKit
import UIKit

/// Recipes with a bar that is visible over long lists, transparent over short pages, and colored on
/// one of the pages.
final class RecipesTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemOrange
    viewControllers = [
      page("Recipes", "fork.knife", Dish.all),
      page("Today", "calendar", [Dish.all[4], Dish.all[1], Dish.all[0]]),
      page("Shopping", "cart.fill", [Dish.all[2]]),
    ]
    tabBar.items?[2].scrollEdgeAppearance = RecipesTabBarController.note
  }

  /// The drag that scrolls the recipes.
  static func scroll(_ phone: Simulator) -> (from: CGPoint, to: CGPoint) {
    let size = phone.window.bounds.size
    return (
      CGPoint(x: size.width / 2, y: size.height * 0.8),
      CGPoint(x: size.width / 2, y: size.height * 0.3)
    )
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

  private func page(_ title: String, _ symbol: String, _ dishes: [Dish]) -> UIViewController {
    UINavigationController(tab: DishesPage(title, dishes), symbol: symbol)
  }
}
