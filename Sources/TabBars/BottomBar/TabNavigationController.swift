import UIKit

/// A navigation stack for a tab of a custom bar, which goes away with pages that are pushed.
///
/// Plain navigation controllers do as well, as long as the app is not their delegate; with this one it may be.
@preconcurrency @MainActor
open class TabNavigationController: UINavigationController {
  /// Whether pages that are pushed onto the root take the bar away; true by default. (CYL-88)
  ///
  /// False leaves it to the pages' own `hidesBottomBarWhenPushed`.
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
