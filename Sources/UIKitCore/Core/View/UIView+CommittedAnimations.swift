import Foundation

// R-VIEW-33
extension UIView {
  // MARK: Animations between two calls

  /// Begins a block of animations, which ends with ``commitAnimations()``.
  ///
  /// Until then, changes of views are animated with the values that were set by methods such as
  /// ``setAnimationDuration(_:)``. Blocks can be nested. The duration is 0.2 seconds, the curve is
  /// `easeInOut`, and there is no delay. New code uses
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// ```swift
  /// UIView.beginAnimations("fade", context: nil)
  /// UIView.setAnimationDuration(0.3)
  /// panel.alpha = 0
  /// UIView.commitAnimations()
  /// ```
  ///
  /// - Parameters:
  ///   - animationID: A name, which is passed to the delegate's methods.
  ///   - context: A pointer, which is passed to the delegate's methods.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    CommittedAnimations.begin(animationID, context)
  }

  /// Ends the block of animations that was begun last, and starts its animations.
  ///
  /// Without a block that was begun, a warning is logged.
  public class func commitAnimations() { CommittedAnimations.commit() }

  /// Sets the duration of the current block for the changes that follow, in seconds.
  ///
  /// The default value is 0.2. With 0, changes are applied immediately.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    CommittedAnimations.update { $0.duration = duration.isFinite ? max(duration, 0) : 0 }
  }

  /// Sets the time in seconds between the commit of the current block and its animations.
  ///
  /// The default value is 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    CommittedAnimations.update { $0.delay = delay.isFinite ? max(delay, 0) : 0 }
  }

  /// Sets the timing curve of the current block.
  ///
  /// The default value is `easeInOut`.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    CommittedAnimations.update { settings in
      settings.options.subtract(AnimationOptions(rawValue: 15 << 16))
      settings.options.insert(AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
    }
  }

  /// Sets how often the animations of the current block are performed.
  ///
  /// The default value is 1. Fractions end the last repetition early.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    CommittedAnimations.update { $0.repeatCount = repeatCount > 0 ? repeatCount : nil }
  }

  /// Sets whether the animations of the current block run backward after they have run forward.
  ///
  /// The default value is `false`. It has an effect only with a repeat count.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    CommittedAnimations.update { settings in
      if repeatAutoreverses {
        settings.options.insert(.autoreverse)
      } else {
        settings.options.remove(.autoreverse)
      }
    }
  }

  /// Sets whether the animations of the current block begin with the values on the screen and
  /// replace running animations.
  ///
  /// The default value is `false`: running animations continue, and the new ones are added.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    CommittedAnimations.update { settings in
      if fromCurrentState {
        settings.options.insert(.beginFromCurrentState)
      } else {
        settings.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Sets the object that is notified when the animations of the current block start and stop.
  ///
  /// The block retains the delegate until its animations have ended. Its methods are those of
  /// ``setAnimationWillStart(_:)`` and ``setAnimationDidStop(_:)``.
  public class func setAnimationDelegate(_ delegate: Any?) {
    CommittedAnimations.current?.delegate = delegate as AnyObject?
  }

  /// Sets the method of the delegate that is called when the block is committed.
  ///
  /// Its parameters are the name of the block and its context. Unlike iOS, the delay does not
  /// postpone the call.
  public class func setAnimationWillStart(_ selector: Selector?) {
    CommittedAnimations.current?.willStart = selector
  }

  /// Sets the method of the delegate that is called when all animations of the block have ended.
  ///
  /// Its parameters are the name of the block, an `NSNumber` that indicates whether the animations
  /// ran to their end, and the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    CommittedAnimations.current?.didStop = selector
  }

  /// Sets a transition with which the content of a view changes in the current block.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - view: The view whose subviews are changed in the block.
  ///   - cache: Has no effect: the old content is always an image.
  public class func setAnimationTransition(
    _ transition: AnimationTransition,
    for view: UIView,
    cache: Bool
  ) {
    CommittedAnimations.update { _ in AnimationScope.addTransition(transition.options, of: view) }
  }

  /// The transitions of ``UIView/setAnimationTransition(_:for:cache:)``.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none
    /// The view turns about its vertical axis, beginning with its left side.
    case flipFromLeft
    /// The view turns about its vertical axis, beginning with its right side.
    case flipFromRight
    /// The old content moves up.
    case curlUp
    /// The new content moves down.
    case curlDown

    fileprivate var options: AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }
}

/// The name, context and delegate of a block of animations that is begun and committed.
@MainActor private final class CommittedAnimations {
  private static var blocks: [CommittedAnimations] = []

  /// The block that was begun last and is not committed.
  static var current: CommittedAnimations? { blocks.last }

  private let name: String?
  private let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  private init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
  }

  static func begin(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    let block = CommittedAnimations(name, context)
    blocks.append(block)
    let settings = AnimationSettings(duration: 0.2, delay: 0, options: [])
    AnimationScope.open(settings) { block.stop(finished: $0) }
  }

  static func update(_ change: (inout AnimationSettings) -> Void) {
    if !AnimationScope.updateOpened(change) {
      Log.warning("UIView.setAnimation… outside of beginAnimations and commitAnimations; ignored")
    }
  }

  static func commit() {
    guard let block = blocks.popLast() else {
      return Log.warning("UIView.commitAnimations without beginAnimations; ignored")
    }
    if let delegate = block.delegate {
      block.willStart?.perform(on: delegate, block.name, block.context)
    }
    _ = AnimationScope.commit()
  }

  private func stop(finished: Bool) {
    guard let delegate else { return }
    didStop?.perform(on: delegate, name, NSNumber(value: finished), context)
    self.delegate = nil
  }
}
