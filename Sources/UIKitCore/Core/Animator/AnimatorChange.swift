import QuartzCore

/// A property of a view's layer that an animator changes.
@MainActor final class AnimatorChange {
  private(set) weak var view: UIView?
  let key: String
  let track: Int
  private let before: Any?
  private let after: Any?
  private let animation: TimedAnimation
  private let name: String

  private static var count = 0

  fileprivate init(_ animation: RecordedChange, after: Any?, view: UIView) {
    self.view = view
    key = animation.keyPath ?? ""
    track = animation.track
    before = animation.before
    self.after = after
    let movement = TimedAnimation(keyPath: animation.keyPath)
    movement.fromValue = animation.fromValue
    // If animations replace one another, the layer's value may belong to an earlier animation.
    movement.toValue = animation.toValue ?? after
    movement.isAdditive = animation.isAdditive
    movement.fillMode = .both
    movement.isRemovedOnCompletion = false
    self.animation = movement
    AnimatorChange.count += 1
    name = "\(key)-animator-\(AnimatorChange.count)"
  }

  /// Starts at the initial value of an earlier change of the same property, unless the changes are
  /// additive.
  func takeOver(_ earlier: AnimatorChange) {
    guard !animation.isAdditive, earlier.view === view, earlier.key == key,
      earlier.track == track
    else { return }
    animation.fromValue = earlier.animation.fromValue
  }

  /// The clock of the screen that shows the view, or `nil` if the view is not shown.
  var clock: MediaClock? {
    guard UIView.areAnimationsEnabled, let window = view?.ownWindow, !window.isHidden else {
      return nil
    }
    return window.screen.clock
  }

  // MARK: Display

  /// Shows a fraction of the change without animating it.
  func hold(at share: Double) {
    guard clock != nil else { return drop() }
    animation.pace = { _ in share }
    animation.speed = 0
    animation.duration = 1
    animation.beginTime = 0
    animation.delegate = nil
    view?.layer.add(animation, forKey: name)
  }

  /// Animates the change along a segment, and calls `end` when the animation ends or is removed.
  func run(_ segment: AnimationSegment, delay: TimeInterval, end: CAAnimationDelegate) -> Bool {
    guard let clock, let layer = view?.layer, segment.duration > 0 else { return false }
    let track = track
    animation.pace = { segment.share(of: track, at: $0) }
    animation.speed = 1
    animation.duration = segment.duration
    animation.beginTime = layer.convertTime(clock.now, from: nil) + delay
    animation.delegate = end
    layer.add(animation, forKey: name)
    animation.delegate = nil
    return true
  }

  /// Removes the animation, so that the layer shows its model value.
  func drop() { view?.layer.removeAnimation(forKey: name) }

  /// The value that is currently displayed.
  var shown: Any? {
    guard let layer = view?.layer else { return nil }
    return (layer.presentation() ?? layer).value(forKeyPath: key)
  }

  // MARK: Settling

  func settle(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: set(before)
    case .end: set(after)
    case .current: break
    }
  }

  /// Sets the property without animation, or removes its value if `value` is `nil`.
  func set(_ value: Any?) {
    guard let view else { return }
    UIView.performWithoutAnimation {
      if key == "backgroundColor" {
        // The view stores its color in addition to that of the layer.
        view.backgroundColor = (value as? CGColor).map(UIColor.init(cgColor:))
        return
      }
      view.changeGeometry { view.layer.setValue(value, forKeyPath: key) }
    }
  }
}

/// An animation that does not animate a change of a layer but records it.
final class RecordedChange: CABasicAnimation {
  fileprivate var track = 0
  fileprivate var before: Any?
  private var whenMade: ((RecordedChange) -> Void)?

  /// Creates an animation that calls `take` with the change immediately after it was made.
  @MainActor static func make(
    for view: UIView,
    key: String,
    track: Int,
    take: @escaping @MainActor (AnimatorChange) -> Void
  ) -> RecordedChange {
    let change = RecordedChange(keyPath: key)
    change.isAdditive = true
    change.track = track
    change.before = view.layer.value(forKeyPath: key)
    change.whenMade = { [weak view] change in
      MainActor.assumeIsolated {
        guard let view else { return }
        take(AnimatorChange(change, after: view.layer.value(forKeyPath: key), view: view))
      }
    }
    return change
  }

  override func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    whenMade?(self)
    whenMade = nil
  }
}

/// The colors of a view before and after an animator's changes, as the application set them.
///
/// Layers store resolved colors, so dynamic colors must be assigned to the view.
@MainActor struct AnimatorColor {
  private(set) weak var view: UIView?
  private let before: UIColor?
  private var after: UIColor?

  init(of view: UIView) {
    self.view = view
    before = view.viewAppearance.backgroundColor
  }

  mutating func noteEnd() { after = view?.viewAppearance.backgroundColor }

  func settle(at position: UIViewAnimatingPosition) {
    guard position != .current, let view else { return }
    UIView.performWithoutAnimation {
      view.backgroundColor = position == .start ? before : after
    }
  }
}
