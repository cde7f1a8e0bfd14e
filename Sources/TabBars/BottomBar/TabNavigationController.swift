import UIKit

/// A navigation controller for a tab of a custom bar, which hides the bar together with pushed
/// pages.
///
/// Plain navigation controllers work too, unless the app sets their delegate; with this class it
/// may.
@preconcurrency @MainActor
open class TabNavigationController: UINavigationController {
  // CYL-88
  /// Whether pages that are pushed onto the root hide the bar.
  ///
  /// The default is `true`.
  ///
  /// With `false`, the `hidesBottomBarWhenPushed` of the pages is used.
  open var hidesBottomBarAboveRoot = true

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if hidesBottomBarAboveRoot {
      viewController.hidesBottomBarWhenPushed = viewControllers.count == 1
    }
    super.pushViewController(viewController, animated: animated)
    tell()
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    defer { tell() }
    return super.popViewController(animated: animated)
  }

  @discardableResult
  open override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    defer { tell() }
    return super.popToViewController(viewController, animated: animated)
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { tell() }
    return super.popToRootViewController(animated: animated)
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if hidesBottomBarAboveRoot {
      for (index, page) in viewControllers.enumerated() {
        page.hidesBottomBarWhenPushed = index == 1
      }
    }
    super.setViewControllers(viewControllers, animated: animated)
    tell()
  }

  private func tell() { bottomBarHost?.bottomBar.stackChanged(self) }
}
