import UIKit

extension UIViewController {
  /// Shows a small title in wide windows, where a large title would begin beside the column of
  /// readable width.
  func alignTitleWithColumn() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    let mode: UINavigationItem.LargeTitleDisplayMode = isWide ? .never : .automatic
    if navigationItem.largeTitleDisplayMode != mode {
      navigationItem.largeTitleDisplayMode = mode
    }
  }
}

extension UINavigationController {
  /// Creates a stack with large titles.
  convenience init(large root: UIViewController) {
    self.init(rootViewController: root)
    navigationBar.prefersLargeTitles = true
  }

  /// Creates a stack with large titles as a tab.
  ///
  /// The title of the tab and of the page is `title`, or the title of the page if it is `nil`.
  convenience init(tab root: UIViewController, title: String? = nil, symbol: String) {
    self.init(large: root)
    if let title { root.title = title }
    tabBarItem = UITabBarItem(title: root.title, image: UIImage(systemName: symbol), tag: 0)
  }
}
