import Foundation

/// The animations that a delegate adds while it is called, and its closures for the end.
@MainActor struct CollectedAnimations {
  var animations: [() -> Void] = []
  /// The closures receive whether the animations ran to their end.
  var completions: [(Bool) -> Void] = []

  /// Runs the animations, and calls the closures after them.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - options: The behavior of the animation.
  func run(duration: TimeInterval, options: UIView.AnimationOptions = []) {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      for animation in animations { animation() }
    } completion: {
      complete($0)
    }
  }

  /// Calls the closures for the end.
  func complete(_ isFinished: Bool = true) {
    for completion in completions { completion(isFinished) }
  }
}
