import UIKit

/// Hears of the pages of a plain navigation controller by being its delegate, where the app needs none.
///
/// A `TabNavigationController` whose delegate is the app's tells by itself, a moment later.
@MainActor
final class NavigationObserver: NSObject, UINavigationControllerDelegate {
  private weak var stack: UINavigationController?
  private weak var bottomBar: BottomBar?

  func follow(_ newStack: UINavigationController?, for bottomBar: BottomBar) {
    self.bottomBar = bottomBar
    if newStack !== stack, stack?.delegate === self { stack?.delegate = nil }
    stack = newStack
    guard let stack, stack.delegate == nil else { return }
    stack.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    bottomBar?.stackChanged(navigationController)
  }
}
