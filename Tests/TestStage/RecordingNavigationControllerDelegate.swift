import UIKitCore

/// A delegate that records the pages that are shown, and answers as configured.
@MainActor
public final class RecordingNavigationControllerDelegate: NSObject, UINavigationControllerDelegate {
  public let journal: Journal
  /// Makes the animator of a transition, which is recorded too.
  public var makeAnimator: (() -> UIViewControllerAnimatedTransitioning)?
  public var interaction: UIViewControllerInteractiveTransitioning?
  /// Called before each page is shown.
  public var onWillShow: ((UINavigationController) -> Void)?

  public init(_ journal: Journal = Journal()) { self.journal = journal }

  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.record("willShow \(viewController.title ?? "") \(animated)")
    onWillShow?(navigationController)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { journal.record("didShow \(viewController.title ?? "") \(animated)") }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let makeAnimator else { return nil }
    journal.record("animator for \(operation)")
    return makeAnimator()
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}
