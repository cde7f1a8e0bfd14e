import UIKit

/// A navigation controller for a tab of a custom bar, which hides the bar together with pushed
/// pages.
///
/// Plain navigation controllers also hide the bar, unless the app sets their delegate. The app can
/// set the delegate of a controller of this class.
@preconcurrency @MainActor
open class TabNavigationController: UINavigationController {
  // CYL-88
  /// A Boolean value that indicates whether pages that are pushed onto the root hide the bar.
  ///
  /// The default value is `true`.
  ///
  /// If the value is `false`, the `hidesBottomBarWhenPushed` property of each page is used.
  open var hidesBottomBarAboveRoot = true

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if hidesBottomBarAboveRoot {
      viewController.hidesBottomBarWhenPushed = viewControllers.count == 1
    }
    super.pushViewController(viewController, animated: animated)
    notify()
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    defer { notify() }
    return super.popViewController(animated: animated)
  }

  @discardableResult
  open override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    defer { notify() }
    return super.popToViewController(viewController, animated: animated)
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { notify() }
    return super.popToRootViewController(animated: animated)
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if hidesBottomBarAboveRoot {
      for (index, page) in viewControllers.enumerated() {
        page.hidesBottomBarWhenPushed = index == 1
      }
    }
    super.setViewControllers(viewControllers, animated: animated)
    notify()
  }

  private func notify() { bottomBarHost?.bottomBar.stackChanged(self) }
}
