import UIKit

@MainActor
func page(titled title: String) -> UIViewController {
  let controller = UIViewController()
  controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
  return controller
}

@MainActor
func tabBarController(titles: [String]) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = titles.map(page(titled:))
  return tabs
}

/// The frames of the bar's buttons from its leading edge on.
@MainActor
func buttonFrames(of tabs: UITabBarController) -> [CGRect] {
  tabs.tabBar.subviews.filter { $0 is UIControl }.map(\.frame).sorted { $0.minX < $1.minX }
}

/// The labels below a view.
@MainActor
func labels(in view: UIView) -> [UILabel] {
  view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
}

extension UIViewController {
  /// Whether the controller's view is in a window.
  var isShown: Bool { viewIfLoaded?.window != nil }
}
