import UIKit

/// The tabs of the store, of which the third one has contents.
final class StoreTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      tab(page("Today"), "doc.text.image"), tab(page("Games"), "gamecontroller.fill"),
      tab(AppStoreViewController(), "square.stack.3d.up.fill"),
      tab(page("Arcade"), "arcade.stick"), tab(page("Search"), "magnifyingglass"),
    ]
    selectedIndex = 2
  }

  private func tab(_ page: UIViewController, _ symbol: String) -> UIViewController {
    UINavigationController(tab: page, title: page.title ?? "Apps", symbol: symbol)
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemBackground
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Coming Soon"
    empty.secondaryText = "\(title) opens in spring."
    page.contentUnavailableConfiguration = empty
    return page
  }
}
