import QuartzCore

/// Watches the touches of a view and its subviews for one kind of gesture, and tells its targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a recognizer is.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    /// Also the state of a gesture that is over at once, such as a tap.
    case ended = 3
    case cancelled = 4
    case failed = 5
    /// Another name for `ended`.
    public static let recognized = State.ended
  }

  var machine = RecognizerState()
  var targets = TargetList()
  /// The fingers seen since the recognizer last started over, those included that are up again.
  var touches: [UITouch] = []
  var ignoredTouches: Set<UITouch> = []
  /// The presses seen since the recognizer last started over, those included that are over.
  var presses: [UIPress] = []
  /// nil for the default of the class.
  private var chosenPressTypes: [NSNumber]?
  var requirements: [WeakRecognizer] = []
  weak var arena: GestureArena?

  // MARK: Creating a recognizer

  /// Creates a recognizer that calls `action` on `target`; the target is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer without targets; recognizers keep nothing in archives.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Targets

  /// Calls `action` on `target` at each change of state from `began` on.
  ///
  /// The target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action) }

  /// Takes targets out; nil stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) }

  // MARK: State and settings

  /// How far the gesture is.
  ///
  /// Subclasses set it; a move that `State` does not allow is ignored.
  open var state: State {
    get { machine.value }
    set { wish(for: newValue) }
  }

  /// The view whose touches are watched.
  open internal(set) weak var view: UIView?

  /// The object that is asked where the recognizer may act.
  open weak var delegate: UIGestureRecognizerDelegate?

  /// Whether touches are watched at all; turning it off cancels a gesture on its way.
  ///
  /// True by default.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }

  /// Whether views get `touchesCancelled` for the touches of a gesture once it is recognized; true by default.
  open var cancelsTouchesInView = true

  /// Whether views hear of touches only after the recognizer failed; false by default.
  open var delaysTouchesBegan = false

  /// Whether views hear of the end of touches only after the recognizer failed; true by default.
  open var delaysTouchesEnded = true

  /// Which buttons are watched, by the raw values of `UIPress.PressType`.
  ///
  /// Those of taps and long presses are `select` by default, others watch none until they are told to. (R-KEY-7)
  open var allowedPressTypes: [NSNumber] {
    get { chosenPressTypes ?? defaultPressTypes }
    set { chosenPressTypes = newValue }
  }

  /// A name for finding the recognizer while debugging.
  open var name: String?

  // MARK: Where the fingers are

  /// How many fingers are down for the gesture.
  open var numberOfTouches: Int { liveTouches.count }

  /// The middle of the fingers in points of `view`, of the window when nil; of the last ones when all are up.
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

  /// One finger's place; an index out of range gives the middle of all.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    liveTouches.indices.contains(index)
      ? liveTouches[index].location(in: view) : location(in: view)
  }

  // MARK: Other recognizers

  /// Lets the recognizer wait, once it has recognized, until `other` has failed; it fails if `other` succeeds.
  open func require(toFail other: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: other))
  }

  /// Whether success here lets the other one fail; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other one's success lets this one fail; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether to wait until the other one has failed; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other one has to wait until this one has failed; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  /// Called when fingers come down in the view.
  ///
  /// Overrides call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers move.
  ///
  /// Overrides call super.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers go up.
  ///
  /// Overrides call super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system takes fingers away.
  ///
  /// Overrides call super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when buttons that are watched go down.
  ///
  /// Overrides call super.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when it changes how hard buttons are pressed; no host has such buttons.
  ///
  /// Overrides call super.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when buttons go up.
  ///
  /// Overrides call super.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the system takes buttons away.
  ///
  /// Overrides call super.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the gesture is over and all fingers are up, to forget about it.
  ///
  /// Overrides call super.
  open func reset() {}

  /// Stops watching one finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) { ignoredTouches.insert(touch) }

  /// Stops watching one button.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    presses.removeAll { $0 === button }
    button.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Which buttons are watched unless the application says so.
  var defaultPressTypes: [NSNumber] { [] }

  /// Called after a change of state that targets are told of, before they are.
  func didEnter(_ state: State) {}

  /// Whether the touches are remembered while no finger is down, as between the taps of a double tap.
  var spansSeveralTaps: Bool { false }

  /// Whether to look at a touch that begins.
  func accepts(_ touch: UITouch) -> Bool {
    isEnabled && !machine.isOver
      && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }
}
