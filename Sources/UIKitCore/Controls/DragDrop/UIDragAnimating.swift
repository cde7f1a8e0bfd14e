import QuartzCore

/// Runs animations alongside those of a drag.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations, which are run together with that of the item.
  ///
  /// - Parameter animations: Changes the views.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  ///
  /// - Parameter completion: Receives the position at which the animations stopped.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects the animations of a delegate, and runs them.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var end: UIViewAnimatingPosition?

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if let end { completion(end) } else { completions.append(completion) }
  }

  /// Runs the animations.
  ///
  /// Called inside an animation block.
  func run() {
    let pending = animations
    animations = []
    for animation in pending { animation() }
  }

  /// Calls the closures for the end once.
  func complete(at position: UIViewAnimatingPosition) {
    guard end == nil else { return }
    end = position
    let pending = completions
    completions = []
    for completion in pending { completion(position) }
  }
}
