import UIKit

/// An application with tabs as objects, as since iOS 18, some of them in groups.
class RecipesTabBarController: UITabBarController, UITabBarControllerDelegate {
  enum Identifier: String {
    case today, recipes, starters, mains, desserts, shopping, search
  }

  private(set) var visited: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabs = [
      UITab(
        title: "Today",
        image: UIImage(systemName: "sun.max"),
        identifier: Identifier.today.rawValue
      ) { _ in
        UINavigationController(rootViewController: RecipeListController(course: "Today"))
      },
      recipesGroup(),
      UITab(
        title: "Shopping",
        image: UIImage(systemName: "cart"),
        identifier: Identifier.shopping.rawValue,
        viewControllerProvider: makeShoppingList(for:)
      ),
      UISearchTab { _ in
        UINavigationController(rootViewController: RecipeListController(course: "Search"))
      },
    ]
    tab(forIdentifier: Identifier.shopping.rawValue)?.badgeValue = "2"
    compactTabIdentifiers = tabs.map(\.identifier)
  }

  private func recipesGroup() -> UITabGroup {
    let courses: [Identifier] = [.starters, .mains, .desserts]
    let group = UITabGroup(
      title: "Recipes",
      image: UIImage(systemName: "book"),
      identifier: Identifier.recipes.rawValue,
      children: courses.map { course in
        let tab = UITab(
          title: course.rawValue.capitalized,
          image: nil,
          identifier: course.rawValue
        ) { tab in
          RecipeListController(course: tab.title)
        }
        tab.userInfo = course
        return tab
      }
    ) { _ in
      RecipeListController(course: "All recipes")
    }
    group.preferredPlacement = .fixed
    group.defaultChildIdentifier = Identifier.mains.rawValue
    group.managingNavigationController = UINavigationController()
    return group
  }

  private func makeShoppingList(for tab: UITab) -> UIViewController {
    RecipeListController(course: tab.title)
  }

  /// Selects the tab of desserts.
  func showDesserts() {
    guard let group = tab(forIdentifier: Identifier.recipes.rawValue) as? UITabGroup else { return }
    selectedTab = group.tab(forIdentifier: Identifier.desserts.rawValue)
  }

  // MARK: UITabBarControllerDelegate

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    tab.identifier != Identifier.shopping.rawValue
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    visited.append(selectedTab.identifier)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    if tab.identifier == Identifier.recipes.rawValue,
      tabBarController.traitCollection.horizontalSizeClass == .regular
    {
      return []
    }
    return proposedViewControllers
  }
}

class RecipeListController: UIViewController {
  init(course: String) {
    super.init(nibName: nil, bundle: nil)
    title = course
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
