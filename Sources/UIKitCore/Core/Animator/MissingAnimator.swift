import Foundation

/// A placeholder for the animator of a transition that has none.
///
/// Its methods are never called.
final class MissingAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = MissingAnimator()

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
