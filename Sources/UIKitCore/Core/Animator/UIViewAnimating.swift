import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Started: running or paused.
  case active = 1
  /// Stopped at the current values, until ``UIViewAnimating/finishAnimation(at:)``.
  case stopped = 2
}

/// A position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values after the changes.
  case end = 0
  /// The values before the changes.
  case start = 1
  /// The current values between start and end.
  case current = 2
}

/// An animation that can be started, paused, reversed, scrubbed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation runs from its end to its start.
  var isReversed: Bool { get set }
  /// The completed fraction in the current direction, 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at the current values.
  func pauseAnimation()
  /// Stops the animation at the current values.
  ///
  /// Pass `false` to finish it with ``UIViewAnimating/finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Settles a stopped animation at a position and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose animations are blocks of changes.
///
/// The requirements in addition to those of ``UIViewAnimating`` are optional; the default
/// implementations do nothing.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that begin with the others, or immediately while the animation runs.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion, which is called with the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with another curve and duration.
  func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?,
    durationFactor: CGFloat
  )
}

extension UIViewImplicitlyAnimating {
  /// The default implementation does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// The default implementation does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// The default implementation does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// The default implementation does nothing.
  public func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?,
    durationFactor: CGFloat
  ) {}
}
