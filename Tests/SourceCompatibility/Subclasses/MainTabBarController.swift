import UIKit

/// A controller that observes its own selection, as many libraries do.
class MainTabBarController: UITabBarController {
  var history: [String] = []

  override var selectedIndex: Int {
    didSet { history.append("index \(selectedIndex)") }
  }

  override var selectedViewController: UIViewController? {
    didSet { history.append("controller") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let titles = ["Home", "Search", "Profile"]
    let controllers = titles.enumerated().map { index, title -> UIViewController in
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      controller.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
      controller.tabBarItem.tag = index
      return controller
    }
    setViewControllers(controllers, animated: false)
  }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
    history.append("tapped \(item.title ?? "")")
  }
}
