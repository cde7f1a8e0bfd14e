import UIKitCore

/// A delegate that records its calls, with the titles of the controllers, and answers as configured.
@MainActor
public final class RecordingTabBarControllerDelegate: NSObject, UITabBarControllerDelegate {
  public let journal: Journal
  public var shouldSelect: (UIViewController) -> Bool = { _ in true }
  public var animator: UIViewControllerAnimatedTransitioning?
  public var interaction: UIViewControllerInteractiveTransitioning?
  /// Closures that run once, inside the callback of that name: "should", "did", "willBegin",
  /// "willEnd" and "didEnd".
  public var actions: [String: (UITabBarController) -> Void] = [:]
  /// Called after each selection.
  public var onDidSelect: ((UITabBarController) -> Void)?

  public init(_ journal: Journal = Journal()) { self.journal = journal }

  private func record(_ event: String, _ details: String, _ tabs: UITabBarController) {
    journal.record("\(event) \(details)")
    actions.removeValue(forKey: event)?(tabs)
  }

  private func title(of controller: UIViewController?) -> String {
    controller?.title ?? controller?.tabBarItem.title ?? ""
  }

  private func titles(of controllers: [UIViewController]?) -> String {
    controllers?.map { title(of: $0) }.joined() ?? ""
  }

  // MARK: Selection

  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    let selected = tabBarController.selectedViewController.map { title(of: $0) } ?? "none"
    record("should", "\(title(of: viewController)) from \(selected)", tabBarController)
    return shouldSelect(viewController)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    let selected = tabBarController.selectedViewController.map { title(of: $0) } ?? "none"
    record("did", "\(title(of: viewController)) at \(selected)", tabBarController)
    onDidSelect?(tabBarController)
  }

  // MARK: Transitions

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard animator != nil else { return nil }
    journal.record("animator \(title(of: fromVC)) to \(title(of: toVC))")
    return animator
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard interaction != nil else { return nil }
    journal.record("interaction")
    return interaction
  }

  // MARK: Customization

  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) { record("willBegin", titles(of: viewControllers), tabBarController) }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { end("willEnd", tabBarController, viewControllers, changed) }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { end("didEnd", tabBarController, viewControllers, changed) }

  /// Records the controllers, and those of the tab bar controller if they are others.
  private func end(
    _ event: String,
    _ tabs: UITabBarController,
    _ controllers: [UIViewController],
    _ changed: Bool
  ) {
    let (told, listed) = (titles(of: controllers), titles(of: tabs.viewControllers))
    let other = listed == told ? "" : " but \(listed)"
    record(event, told + (changed ? " changed" : "") + other, tabs)
  }
}
