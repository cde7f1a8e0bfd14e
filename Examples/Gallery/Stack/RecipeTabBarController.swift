import SimulatorKit
import UIKit

/// A cookbook with a navigation stack in each of three tabs.
final class RecipeTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemOrange
    viewControllers = [
      stack(CourseListViewController(), "Recipes", "book"),
      stack(RecipeListViewController("Favorites", Recipe.favorites), "Favorites", "heart"),
      stack(RecipeListViewController("Quick", Recipe.quick), "Quick", "clock"),
    ]
  }

  private func stack(_ page: UIViewController, _ title: String, _ symbol: String)
    -> UIViewController
  {
    page.tabBarItem = UITabBarItem(
      title: title,
      image: UIImage(systemName: symbol),
      selectedImage: UIImage(systemName: symbol + ".fill")
    )
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    return stack
  }

  /// Opens the soups.
  static func openSoups(on device: Simulator) throws {
    try device.tap("Soups")
    device.advance(by: 1)
  }
}

extension Recipe {
  static let favorites = courses.compactMap(\.recipes.first)
  static let quick = courses.flatMap(\.recipes).filter { $0.minutes <= 30 }
}
