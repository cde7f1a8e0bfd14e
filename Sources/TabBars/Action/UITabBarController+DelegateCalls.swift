import UIKit

/// What a tab bar controller that is not the system's asks and tells the delegate of all tab bar controllers.
///
/// The methods are optional where Objective-C is, and have defaults where it is not.
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
