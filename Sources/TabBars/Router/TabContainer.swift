import UIKit

/// A container with tabs in which a router can navigate.
@MainActor
protocol TabContainer: UIViewController {
  var tabList: [Tab] { get }
  var selectedTabID: TabItem.ID? { get set }
  var selectedViewController: UIViewController? { get }
  func tab(containing controller: UIViewController) -> Tab?
}

extension TabContainer {
  private var selectedTabKey: String { "TabBars.selectedTab" }

  func encodeSelectedTab(with coder: NSCoder) {
    coder.encode(selectedTabID?.name, forKey: selectedTabKey)
  }

  func decodeSelectedTab(from coder: NSCoder) {
    let name = coder.decodeObject(of: NSString.self, forKey: selectedTabKey) as String?
    let tab = name.flatMap { name in tabList.first { $0.id.name == name } }
    if let tab { selectedTabID = tab.id }
  }
}

extension CustomTabBarController: TabContainer {
  var tabList: [Tab] { tabs }
}

extension ActionTabBarController: TabContainer {
  var tabList: [Tab] { barTabs }
}

/// A weak reference to a container.
@MainActor
final class WeakContainer {
  private(set) weak var container: (any TabContainer)?

  init(_ container: any TabContainer) { self.container = container }
}

extension Tab {
  // CYL-81
  /// The controller of the tab, or the root of its stack.
  var root: UIViewController {
    (controller as? UINavigationController)?.viewControllers.first ?? controller
  }
}
