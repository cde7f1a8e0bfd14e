import QuartzCore

/// An object that runs animations alongside a focus update.
///
/// The system passes a coordinator to ``UIFocusEnvironment/didUpdateFocus(in:with:)``. The
/// animations begin after all environments have been notified.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// The kinds of animations.
  ///
  /// Gaining the focus is animated faster than losing it.
  private enum Kind { case common, focusing, unfocusing }

  private struct Entry {
    var kind: Kind
    var animations: ((UIFocusAnimationContext) -> Void)?
    var completion: (() -> Void)?
  }

  private var entries: [Entry] = []

  override init() { super.init() }

  /// Adds animations that run with those of the item that gains the focus.
  ///
  /// - Parameters:
  ///   - animations: A closure that changes views, or `nil`.
  ///   - completion: A closure that is called at the end of the animations, or `nil`.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    let animate = animations.map { animations in { (_: UIFocusAnimationContext) in animations() } }
    entries.append(Entry(kind: .common, animations: animate, completion: completion))
  }

  /// Adds animations for the item that gains the focus.
  ///
  /// - Parameters:
  ///   - animations: A closure that changes views, or `nil`. It receives information about the
  ///     animation.
  ///   - completion: A closure that is called at the end of the animations, or `nil`.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    entries.append(Entry(kind: .focusing, animations: animations, completion: completion))
  }

  /// Adds animations for the item that loses the focus, which take slightly longer.
  ///
  /// - Parameters:
  ///   - animations: A closure that changes views, or `nil`. It receives information about the
  ///     animation.
  ///   - completion: A closure that is called at the end of the animations, or `nil`.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    entries.append(Entry(kind: .unfocusing, animations: animations, completion: completion))
  }

  // R-FOC-4
  /// Runs all animations in the order in which they were added.
  func run() {
    let due = entries
    entries = []
    for entry in due {
      let isLosing = entry.kind == .unfocusing
      let duration = isLosing ? FocusMetrics.unfocusingDuration : FocusMetrics.focusingDuration
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState],
        animations: { entry.animations?(FocusAnimation(duration: duration)) },
        completion: { _ in entry.completion?() }
      )
    }
  }
}

/// Information about an animation alongside a focus update.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration of the animation in seconds.
  var duration: TimeInterval { get }
}

private final class FocusAnimation: NSObject, UIFocusAnimationContext {
  let duration: TimeInterval
  init(duration: TimeInterval) { self.duration = duration }
}
