import UIKit

/// Observes a plain navigation controller by being its delegate, if the app has not set one.
///
/// A `TabNavigationController` whose delegate is set by the app reports its changes itself.
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
