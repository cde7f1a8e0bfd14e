import QuartzCore

/// Runs animations together with those of a movement of the focus, once everybody has been told.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// How long it takes an item to show that it has the focus, and that it lost it.
  private enum Kind { case common, focusing, unfocusing }

  private struct Entry {
    var kind: Kind
    var animations: ((UIFocusAnimationContext) -> Void)?
    var completion: (() -> Void)?
  }

  private var entries: [Entry] = []

  override init() { super.init() }

  /// Animates along with the item that gets the focus.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    let animate = animations.map { animations in { (_: UIFocusAnimationContext) in animations() } }
    entries.append(Entry(kind: .common, animations: animate, completion: completion))
  }

  /// Animates what the item that gets the focus shows of it.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    entries.append(Entry(kind: .focusing, animations: animations, completion: completion))
  }

  /// Animates how the item that lost the focus goes back, which takes a little longer.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    entries.append(Entry(kind: .unfocusing, animations: animations, completion: completion))
  }

  /// Runs everything in the order in which it was added. (R-FOC-4)
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

/// What is known about an animation that runs with a movement of the focus.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}

private final class FocusAnimation: NSObject, UIFocusAnimationContext {
  let duration: TimeInterval
  init(duration: TimeInterval) { self.duration = duration }
}
