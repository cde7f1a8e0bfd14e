import Foundation

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not been started, or has finished.
  case inactive = 0
  /// The animator has been started, and is running or paused.
  case active = 1
  /// The animator has been stopped at the current values, and waits for
  /// ``UIViewAnimating/finishAnimation(at:)``.
  case stopped = 2
}

/// The positions at which an animation can end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation, with the values after the changes.
  case end = 0
  /// The start of the animation, with the values before the changes.
  case start = 1
  /// The current position between start and end.
  case current = 2
}

/// An object that controls an animation, which can be started, paused, reversed, scrubbed and
/// stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs from its end to its start.
  var isReversed: Bool { get set }
  /// The completed fraction in the current direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at the current values.
  func pauseAnimation()
  /// Stops the animation at the current values.
  ///
  /// With `true`, the animator becomes inactive. With `false`, finish the animation with
  /// ``UIViewAnimating/finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Sets the views to their values at a position and calls the completions.
  ///
  /// The animation must have been stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates the changes of closures.
///
/// All requirements in addition to those of ``UIViewAnimating`` are optional; the default
/// implementations do nothing.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a delay.
  ///
  /// - Parameters:
  ///   - animation: A closure that changes views.
  ///   - delayFactor: The delay as a fraction of the remaining time, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that begin with the others, or immediately if the animation is running.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion, which is called with the position at which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with another curve and duration.
  ///
  /// - Parameters:
  ///   - parameters: The timing curve, or `nil` to keep the current one.
  ///   - durationFactor: The new duration as a multiple of the original one, or 0 for the remaining
  ///     time.
  func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?,
    durationFactor: CGFloat
  )
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?,
    durationFactor: CGFloat
  ) {}
}
