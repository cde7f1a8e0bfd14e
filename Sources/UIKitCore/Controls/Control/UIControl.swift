import QuartzCore

/// A view that turns touches into events and tells its targets about them.
@preconcurrency @MainActor open class UIControl: UIView {
  private var table = ActionTable()
  private var tracking = ControlTracking()

  // MARK: Creating a control

  /// Creates a control with the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from an archive; targets are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  /// Whether the control reacts to touches; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }

  /// Whether the control is chosen; false by default.
  ///
  /// Set by the application, not by touches.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Whether the control shows that it is pressed; follows the finger.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// The sum of what the control is like.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Whether a finger is being followed.
  open var isTracking: Bool { tracking.isTracking }

  /// Whether the finger that is followed is within the control's reach.
  open var isTouchInside: Bool { tracking.isInside }

  /// Where content stands from top to bottom; the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where content stands across; the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// `contentHorizontalAlignment` with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  private func stateChanged() {
    setNeedsLayout()
    stateDidChange()
  }

  /// Called after `state` changed, for controls of the library that look different then.
  func stateDidChange() {}

  // MARK: Focus

  /// Whether the control takes the focus: while it is enabled. (R-FOC-6)
  open override var canBecomeFocused: Bool { isEnabled }

  override func focusDidChange() { stateChanged() }

  /// Sends what a tap sends; on a television only the primary action. (R-FOC-21)
  override func selectByFocus() -> Bool {
    guard isEnabled else { return false }
    let isTV = traitCollection.userInterfaceIdiom == .tv
    sendActions(for: isTV ? .primaryActionTriggered : [.touchUpInside, .primaryActionTriggered])
    return true
  }

  // MARK: Targets

  /// Calls `action` on `target` at `events`, along the responder chain when the target is nil.
  ///
  /// The target is not kept alive. The same target and action again only add events.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    table.add(action, target: target.map { $0 as AnyObject }, events: events)
  }

  /// Stops calls; nil for target or action means any.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    table.remove(action, target: target.map { $0 as AnyObject }, events: events)
  }

  /// Runs `action` at `events`, replacing one with the same identifier.
  open func addAction(_ action: UIAction, for events: Event) { table.add(action, events: events) }

  /// Stops running `action` at `events`.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Stops running the action with this identifier at `events`.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    table.remove(identifier, events: events)
  }

  /// The objects that are called, without those along the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      table.entries.compactMap { entry in
        guard case .method(_, let target) = entry.receiver else { return nil }
        return (target?.object as? NSObject).map(AnyHashable.init)
      }
    )
  }

  /// All events that somebody listens to.
  open var allControlEvents: Event { table.events }

  /// The names of the methods that `target` is called with at `event`; nil when there are none.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = table.receivers(of: event).compactMap { receiver -> String? in
      guard case .method(let selector, let owner) = receiver, owner?.object === object else {
        return nil
      }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// Calls one method, by the application.
  ///
  /// Overrides see every call that goes out.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs one action.
  ///
  /// Overrides see every action that runs.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Acts as if `events` had happened.
  open func sendActions(for events: Event) { send(events, with: nil) }

  private func send(_ events: Event, with event: UIEvent?) {
    for receiver in table.receivers(of: events) {
      switch receiver {
      case .action(let action): sendAction(action)
      case .method(let selector, nil): sendAction(selector, to: nil, for: event)
      case .method(let selector, let target?):
        if let object = target.object { sendAction(selector, to: object, for: event) }
      }
    }
  }

  // MARK: Following a finger

  /// Whether to follow the finger that came down; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether to go on following the finger after a move; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger went up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the finger was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow the first finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !tracking.isTracking, let touch = touches.first else { return }
    let events = tracking.begin(tapCount: touch.tapCount)
    guard beginTracking(touch, with: event) else { return tracking.reset() }
    isHighlighted = true
    send(events, with: event)
  }

  /// Follows the finger, highlighted while it is within reach.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking.isTracking, let touch = touches.first else { return }
    let events = tracking.move(to: touch.location(in: self), in: bounds)
    guard continueTracking(touch, with: event) else { return stopTracking() }
    isHighlighted = tracking.isInside
    for one in events { send(one, with: event) }
  }

  /// Ends with `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking.isTracking, let touch = touches.first else { return }
    _ = tracking.move(to: touch.location(in: self), in: bounds)
    let last = tracking.end()
    isHighlighted = false
    endTracking(touch, with: event)
    send(last, with: event)
    if last == .touchUpInside, triggersPrimaryActionByTouch {
      send(.primaryActionTriggered, with: event)
    }
  }

  /// Ends with `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking.isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  /// Forgets the finger, without any event.
  func stopTracking() {
    tracking.reset()
    isHighlighted = false
  }

  /// Whether a touch that ends inside is what the control is for; buttons say yes.
  var triggersPrimaryActionByTouch: Bool { false }

  /// A tap on a control is the control's own: recognizers of views above it that look for single
  /// taps stay out.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
    return tap.numberOfTapsRequired > 1 || !isEnabled
  }
}
