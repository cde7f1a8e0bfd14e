import QuartzCore

/// A view that translates touches into control events and sends them to its targets and actions.
///
/// A control tracks one touch at a time. The touch is considered inside while it is at most 70
/// points outside the bounds. This distance is called the tracking distance. Register for its
/// events with ``UIControl/addTarget(_:action:for:)`` or ``UIControl/addAction(_:for:)``.
/// Subclasses override the tracking methods to follow the touch, and call
/// ``UIControl/sendActions(for:)`` after a change of value.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private var table = ActionTable()
  private var tracking = ControlTracking()

  // MARK: Creating a control

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with an action for the event `primaryActionTriggered`.
  ///
  /// - Parameters:
  ///   - frame: The frame of the control.
  ///   - primaryAction: The action to run, or `nil` for none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from an archive.
  ///
  /// Targets and actions are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder.interface { decodeControl(from: coder) }
  }

  // MARK: State

  /// A Boolean value that indicates whether the control responds to touches.
  ///
  /// The default value is `true`.
  open var isEnabled = true {
    willSet { attachments?.willChange("enabled") }
    didSet {
      if isEnabled != oldValue { stateChanged() }
      attachments?.didChange("enabled")
    }
  }

  /// A Boolean value that indicates whether the control is selected.
  ///
  /// The app sets this property; touches do not change it. The default value is `false`.
  open var isSelected = false {
    willSet { attachments?.willChange("selected") }
    didSet {
      if isSelected != oldValue { stateChanged() }
      attachments?.didChange("selected")
    }
  }

  /// A Boolean value that indicates whether the control shows its pressed state.
  ///
  /// The control sets it while a touch is within the tracking distance.
  open var isHighlighted = false {
    willSet { attachments?.willChange("highlighted") }
    didSet {
      if isHighlighted != oldValue { stateChanged() }
      attachments?.didChange("highlighted")
    }
  }

  /// The current state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// A Boolean value that indicates whether the control is tracking a touch.
  open var isTracking: Bool { tracking.isTracking }

  /// A Boolean value that indicates whether the tracked touch is within the tracking distance.
  open var isTouchInside: Bool { tracking.isInside }

  /// The vertical alignment of the content.
  ///
  /// The default value is `center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content.
  ///
  /// The default value is `center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment, with leading and trailing resolved to left and right.
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

  /// Called after `state` has changed.
  ///
  /// Subclasses override this method to update their appearance.
  func stateDidChange() {}

  // MARK: Focus

  // R-FOC-6
  /// A Boolean value that indicates whether the control can become focused.
  ///
  /// The value is `true` while the control is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  override func focusDidChange() { stateChanged() }

  /// Sends the events of a tap; with the TV idiom, only `primaryActionTriggered`.
  override func selectByFocus() -> Bool {
    // R-FOC-21
    guard isEnabled else { return false }
    let isTV = traitCollection.userInterfaceIdiom == .tv
    if performMenuAction() { return true }
    primaryActionWillBeSent()
    sendActions(for: isTV ? .primaryActionTriggered : [.touchUpInside, .primaryActionTriggered])
    return true
  }

  // MARK: Targets

  /// Adds a target and its action method for control events.
  ///
  /// The target is referenced weakly. Adding the same target and action again only adds the events.
  ///
  /// - Parameters:
  ///   - target: The object to call, or `nil` to search the responder chain.
  ///   - action: The selector of the method.
  ///   - events: The events for which the method is called.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    table.add(action, target: target.map { $0 as AnyObject }, events: events)
  }

  /// Removes a target and its action method for control events.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for all targets.
  ///   - action: The selector of the method, or `nil` for all methods.
  ///   - events: The events for which the method is no longer called.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    table.remove(action, target: target.map { $0 as AnyObject }, events: events)
  }

  /// Adds an action for control events, replacing any action with the same identifier.
  ///
  /// - Parameters:
  ///   - action: The action to run.
  ///   - events: The events for which the action runs.
  open func addAction(_ action: UIAction, for events: Event) { table.add(action, events: events) }

  /// Removes an action for control events.
  ///
  /// - Parameters:
  ///   - action: The action to remove.
  ///   - events: The events for which the action no longer runs.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the action with an identifier for control events.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the action.
  ///   - events: The events for which the action no longer runs.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    table.remove(identifier, events: events)
  }

  // R-CTL-62
  /// Calls a closure for each action and each target of the control, in the order in which they were
  /// added.
  ///
  /// The closure receives either an action, or a target with its selector, then the events, and a
  /// value that it sets to `true` to stop.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in table.entries where !stops {
      switch entry.receiver {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .method(let selector, nil): iterator(nil, (nil, selector), entry.events, &stops)
      case .method(let selector, let target?):
        guard let object = target.object else { continue }
        iterator(nil, (object, selector), entry.events, &stops)
      }
    }
  }

  /// The target objects, not including those found along the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      table.entries.compactMap { entry in
        guard case .method(_, let target) = entry.receiver else { return nil }
        return (target?.object as? NSObject).map(AnyHashable.init)
      }
    )
  }

  /// All events that have a target or an action.
  open var allControlEvents: Event { table.events }

  /// Returns the names of the methods that are called on a target.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for methods that are sent along the responder chain.
  ///   - event: The event.
  /// - Returns: The names of the selectors, or `nil` if there are none.
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

  /// Sends an action message through the application object.
  ///
  /// Override this method to observe or change all messages of the control.
  ///
  /// - Parameters:
  ///   - action: The selector of the method to call.
  ///   - target: The object to call, or `nil` to search the responder chain.
  ///   - event: The event that caused the call, or `nil`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action with the control as its sender.
  ///
  /// Override this method to observe or change all actions of the control.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls the targets and runs the actions of the given events.
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

  // MARK: Menu

  // R-MENU-1
  /// A Boolean value that indicates whether the control shows a menu when it is pressed for half a
  /// second.
  ///
  /// The default value is `false`. Setting it adds or removes ``contextMenuInteraction``.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let old = contextMenuInteraction {
        removeInteraction(old)
        contextMenuInteraction = nil
      } else {
        let interaction = UIContextMenuInteraction(delegate: self)
        contextMenuInteraction = interaction
        addInteraction(interaction)
      }
    }
  }

  /// The interaction that shows the menu of the control, or `nil` if
  /// ``isContextMenuInteractionEnabled`` is `false`.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  // MARK: Tool tip

  // R-PTR-8
  /// The text that is shown when the pointer of a mouse rests on the control, or `nil`.
  ///
  /// The default value is `nil`. Setting it adds or removes ``toolTipInteraction``.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let newValue {
        let interaction = toolTipInteraction ?? UIToolTipInteraction()
        interaction.defaultToolTip = newValue
        addInteraction(interaction)
        toolTipInteraction = interaction
      } else if let old = toolTipInteraction {
        removeInteraction(old)
        toolTipInteraction = nil
      }
    }
  }

  /// The interaction that shows ``toolTip``, or `nil` if there is none.
  open private(set) var toolTipInteraction: UIToolTipInteraction?

  // R-MENU-3
  /// A Boolean value that indicates whether the menu is shown as soon as the control is touched,
  /// in place of the primary action.
  ///
  /// The default value is `false`.
  open var showsMenuAsPrimaryAction = false

  /// Returns the menu of the control for a point.
  ///
  /// The default implementation returns `nil`. Override it, and set
  /// ``isContextMenuInteractionEnabled``, to show a menu.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Called before the menu appears; the default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu disappears; the default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Adds the values of the control to a menu that is about to be shown.
  func prepare(_ request: inout MenuSession.Request) { request.sender = self }

  /// Called when the menu is shown or dismissed.
  func menuDidChange(isShown: Bool) {
    if isShown, showsMenuAsPrimaryAction { sendActions(for: .menuActionTriggered) }
  }

  /// Shows the menu if it is the primary action, and returns whether it is.
  func performMenuAction() -> Bool {
    guard showsMenuAsPrimaryAction, let interaction = contextMenuInteraction else { return false }
    _ = interaction.present(at: CGPoint(x: bounds.midX, y: bounds.midY))
    return true
  }

  // MARK: Tracking

  /// Called when a touch begins in the control.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that the touch belongs to.
  /// - Returns: `true`, the default, to track the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that the touch belongs to.
  /// - Returns: `true`, the default, to continue tracking the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that the touch belongs to.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is canceled.
  ///
  /// The default implementation does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins tracking a touch if the control is enabled and is not tracking another one.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !tracking.isTracking, let touch = touches.first else { return }
    let events = tracking.begin(tapCount: touch.tapCount)
    guard beginTracking(touch, with: event) else { return tracking.reset() }
    isHighlighted = true
    send(events, with: event)
  }

  /// Continues tracking.
  ///
  /// The control is highlighted while the touch is within the tracking distance.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking.isTracking, let touch = touches.first else { return }
    let events = tracking.move(to: touch.location(in: self), in: bounds)
    guard continueTracking(touch, with: event) else { return stopTracking() }
    isHighlighted = tracking.isInside
    for one in events { send(one, with: event) }
  }

  /// Ends tracking and sends `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking.isTracking, let touch = touches.first else { return }
    _ = tracking.move(to: touch.location(in: self), in: bounds)
    let last = tracking.end()
    isHighlighted = false
    endTracking(touch, with: event)
    if last == .touchUpInside, performMenuAction() { return }
    if last == .touchUpInside, triggersPrimaryActionByTouch { primaryActionWillBeSent() }
    send(last, with: event)
    if last == .touchUpInside, triggersPrimaryActionByTouch {
      send(.primaryActionTriggered, with: event)
    }
  }

  /// Ends tracking and sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking.isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  /// Stops tracking the touch without sending an event.
  func stopTracking() {
    tracking.reset()
    isHighlighted = false
  }

  /// Called before the events of the primary action are sent.
  func primaryActionWillBeSent() {}

  /// Whether a touch that ends inside triggers the primary action, as it does for buttons.
  var triggersPrimaryActionByTouch: Bool { false }

  /// Prevents single-tap recognizers of other views from beginning while the control is enabled.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
    return tap.numberOfTapsRequired > 1 || !isEnabled
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + controlMembers
  }
}
