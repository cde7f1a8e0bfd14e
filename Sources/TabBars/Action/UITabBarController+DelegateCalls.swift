import UIKit

/// The calls of `UITabBarControllerDelegate` that subclasses with a custom bar perform.
///
/// The methods have default implementations on Linux, and are optional on Apple platforms.
extension UITabBarController {
  func delegateAllowsSelection(of page: UIViewController) -> Bool {
    #if os(Linux)
      delegate?.tabBarController(self, shouldSelect: page) ?? true
    #else
      delegate?.tabBarController?(self, shouldSelect: page) ?? true
    #endif
  }

  func notifyDelegateOfSelection(of page: UIViewController) {
    #if os(Linux)
      delegate?.tabBarController(self, didSelect: page)
    #else
      delegate?.tabBarController?(self, didSelect: page)
    #endif
  }
}
