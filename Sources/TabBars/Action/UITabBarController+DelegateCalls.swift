import UIKit

/// Calls of `UITabBarControllerDelegate` by subclasses with a custom bar.
///
/// The methods are optional with Objective-C, and have default implementations without it.
extension UITabBarController {
  func delegateAllowsSelection(of page: UIViewController) -> Bool {
    #if canImport(ObjectiveC)
      delegate?.tabBarController?(self, shouldSelect: page) ?? true
    #else
      delegate?.tabBarController(self, shouldSelect: page) ?? true
    #endif
  }

  func tellDelegateOfSelection(of page: UIViewController) {
    #if canImport(ObjectiveC)
      delegate?.tabBarController?(self, didSelect: page)
    #else
      delegate?.tabBarController(self, didSelect: page)
    #endif
  }
}
