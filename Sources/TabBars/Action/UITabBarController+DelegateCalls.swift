import UIKit

/// The calls of `UITabBarControllerDelegate` that subclasses with a custom bar perform.
///
/// The methods are optional on platforms with Objective-C, and have default implementations on
/// others.
extension UITabBarController {
  func delegateAllowsSelection(of page: UIViewController) -> Bool {
    #if canImport(ObjectiveC)
      delegate?.tabBarController?(self, shouldSelect: page) ?? true
    #else
      delegate?.tabBarController(self, shouldSelect: page) ?? true
    #endif
  }

  func notifyDelegateOfSelection(of page: UIViewController) {
    #if canImport(ObjectiveC)
      delegate?.tabBarController?(self, didSelect: page)
    #else
      delegate?.tabBarController(self, didSelect: page)
    #endif
  }
}
