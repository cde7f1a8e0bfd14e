import Foundation
import QuartzCore

/// The base class of objects that recognize a gesture in the touches of a view and its subviews.
///
/// Create a recognizer of a subclass with a target and an action, and add it to a view with
/// ``UIView/addGestureRecognizer(_:)``. The action is called each time the recognizer's ``state``
/// changes, except when it fails. A ``delegate`` resolves conflicts between recognizers.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: self, action: Selector(Page.tapped, "tapped"))
/// tap.numberOfTapsRequired = 2
/// imageView.addGestureRecognizer(tap)
/// ```
///
/// Subclasses override the touch methods and set ``state``.
@preconcurrency @MainActor open class UIGestureRecognizer: _MainActorObject {
  /// The state of a gesture recognizer.
  ///
  /// The state of a continuous gesture changes from `possible` to `began` and `changed`, and
  /// finally to `ended` or `cancelled`. The state of a discrete gesture changes from `possible` to
  /// `ended`. If the gesture is not recognized, the state changes to `failed`.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// The touches of a continuous gesture have changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete gesture such as a tap was recognized.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches do not match the gesture.
    case failed = 5
    /// A discrete gesture was recognized; the same as `ended`.
    public static let recognized = State.ended
  }

  var stateMachine = RecognizerState()
  var targets = TargetList()
  /// The touches since the last reset, including those that have ended.
  var touches: [UITouch] = []
  var ignoredTouches: Set<UITouch> = []
  /// The presses since the last reset, including those that have ended.
  var presses: [UIPress] = []
  /// The press types that the application set, or `nil` for the default of the class.
  private var chosenPressTypes: [NSNumber]?
  var requirements: [WeakRecognizer] = []
  weak var arena: GestureArena?

  // MARK: Creating a recognizer

  /// Creates a recognizer with a target.
  ///
  /// - Parameters:
  ///   - target: The object to call. The reference is weak.
  ///   - action: The method to call. It may take the recognizer as its argument.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer without targets; an archive does not contain a recognizer's properties.
  public init?(coder: NSCoder) { super.init() }

  // MARK: Targets

  /// Adds a target that is called each time the state changes, except when the recognizer fails.
  ///
  /// Adding the same target and action again has no effect.
  ///
  /// - Parameters:
  ///   - target: The object to call. The reference is weak.
  ///   - action: The method to call. It may take the recognizer as its argument.
  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action) }

  /// Removes targets.
  ///
  /// - Parameters:
  ///   - target: The target to remove, or `nil` for all targets.
  ///   - action: The action to remove, or `nil` for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) }

  // MARK: State and configuration

  /// The current state of the gesture.
  ///
  /// Subclasses set the property. Changes that `State` does not allow are ignored. A recognizer
  /// that requires another one to fail stays in `possible` until then.
  open var state: State {
    get { stateMachine.value }
    set { wish(for: newValue) }
  }

  /// The view that the recognizer is attached to, or `nil`.
  open internal(set) weak var view: UIView?

  /// The object that decides whether the recognizer may track touches and begin.
  ///
  /// The reference is weak. The default value is `nil`.
  open weak var delegate: UIGestureRecognizerDelegate?

  /// A Boolean value that indicates whether the recognizer tracks touches.
  ///
  /// Setting it to `false` cancels an active gesture. The default value is `true`.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }

  /// A Boolean value that indicates whether touches are cancelled for their views when the gesture
  /// is recognized.
  ///
  /// The default value is `true`.
  open var cancelsTouchesInView = true

  /// A Boolean value that indicates whether touches are sent to their views only after the
  /// recognizer has failed.
  ///
  /// The default value is `false`.
  open var delaysTouchesBegan = false

  /// A Boolean value that indicates whether the end of touches is sent to their views only after
  /// the recognizer has failed.
  ///
  /// The default value is `true`.
  open var delaysTouchesEnded = true

  /// The buttons whose presses the recognizer tracks, by the raw values of ``UIPress/PressType``.
  ///
  /// The default value contains `select` for tap and long press recognizers and is empty for
  /// others.
  open var allowedPressTypes: [NSNumber] {
    // R-KEY-7
    get { chosenPressTypes ?? defaultPressTypes }
    set { chosenPressTypes = newValue }
  }

  /// A name for debugging.
  ///
  /// The default value is `nil`.
  open var name: String?

  // MARK: Touch locations

  /// The number of touches that are down.
  open var numberOfTouches: Int { liveTouches.count }

  /// Returns the center of the touches, in the coordinates of `view`, or of the window if `view` is
  /// `nil`.
  ///
  /// If all touches have ended, the method returns the location of the last one. Without any touch
  /// it returns zero.
  open func location(in view: UIView?) -> CGPoint {
    let points = (liveTouches.isEmpty ? touches.suffix(1) : liveTouches[...])
      .map { $0.location(in: view) }
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count,
      y: points.reduce(0) { $0 + $1.y } / count
    )
  }

  /// Returns the location of one touch.
  ///
  /// - Parameters:
  ///   - index: The index of the touch. An index out of range returns the center of all touches.
  ///   - view: The view in whose coordinates the location is returned, or `nil` for the window.
  /// - Returns: The location in points.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    liveTouches.indices.contains(index)
      ? liveTouches[index].location(in: view) : location(in: view)
  }

  // MARK: Relationships between recognizers

  /// Makes the recognizer wait to recognize its gesture until another one has failed.
  ///
  /// If the other recognizer succeeds, this one fails.
  ///
  /// - Parameter other: The recognizer that must fail.
  open func require(toFail other: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: other))
  }

  /// Returns whether this recognizer's success makes another one fail.
  ///
  /// The default implementation returns `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer's success makes this one fail.
  ///
  /// The default implementation returns `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer must wait until another one has failed.
  ///
  /// The default implementation returns `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer must wait until this one has failed.
  ///
  /// The default implementation returns `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Methods for subclasses

  /// Called when touches begin in the view.
  ///
  /// Overrides must call `super`.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event that the touches belong to.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move.
  ///
  /// Overrides must call `super`.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event that the touches belong to.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end.
  ///
  /// Overrides must call `super`.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event that the touches belong to.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system cancels touches.
  ///
  /// Overrides must call `super`.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event that the touches belong to.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when buttons of the allowed types go down.
  ///
  /// Overrides must call `super`.
  ///
  /// - Parameters:
  ///   - presses: The presses that began.
  ///   - event: The event that the presses belong to.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the pressure of buttons changes, which no host reports.
  ///
  /// Overrides must call `super`.
  ///
  /// - Parameters:
  ///   - presses: The presses that changed.
  ///   - event: The event that the presses belong to.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when buttons go up.
  ///
  /// Overrides must call `super`.
  ///
  /// - Parameters:
  ///   - presses: The presses that ended.
  ///   - event: The event that the presses belong to.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the system cancels presses.
  ///
  /// Overrides must call `super`.
  ///
  /// - Parameters:
  ///   - presses: The presses that were cancelled.
  ///   - event: The event that the presses belong to.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called to reset the recognizer's own state when the gesture is over and all touches have
  /// ended.
  ///
  /// Overrides must call `super`.
  open func reset() {}

  /// Stops tracking a touch until the next reset.
  ///
  /// - Parameters:
  ///   - touch: The touch to ignore.
  ///   - event: The event that the touch belongs to.
  open func ignore(_ touch: UITouch, for event: UIEvent) { ignoredTouches.insert(touch) }

  /// Stops tracking a press.
  ///
  /// - Parameters:
  ///   - button: The press to ignore.
  ///   - event: The event that the press belongs to.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    presses.removeAll { $0 === button }
    button.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Called when the recognizer is disabled or removed from its view.
  func stopTrackingPointer() {}

  /// The press types that are tracked if the application sets none.
  var defaultPressTypes: [NSNumber] { [] }

  /// Called after a change of state and before the targets are called; not called when the
  /// recognizer fails.
  func didEnter(_ state: State) {}

  /// Whether touches are stored while no finger is down, as between the taps of a double tap.
  var spansSeveralTaps: Bool { false }

  /// Returns whether the recognizer tracks a touch that begins.
  func accepts(_ touch: UITouch) -> Bool {
    isEnabled && !stateMachine.isOver
      && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + gestureRecognizerMembers
  }
}

/// The targets and actions of a recognizer; targets are referenced weakly.
struct TargetList {
  private var entries: [(target: WeakTarget, action: Selector)] = []

  private struct WeakTarget { weak var object: AnyObject? }

  mutating func add(_ target: Any, _ action: Selector) {
    let object = target as AnyObject
    guard !entries.contains(where: { $0.target.object === object && $0.action == action }) else {
      return
    }
    entries.append((WeakTarget(object: object), action))
  }

  mutating func remove(_ target: Any?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    entries.removeAll { entry in
      (object == nil || entry.target.object === object)
        && (action == nil || entry.action == action)
    }
  }

  @MainActor func call(with sender: AnyObject) {
    for entry in entries {
      if let object = entry.target.object { entry.action.perform(on: object, sender) }
    }
  }
}

/// A weak reference to a recognizer.
struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }
