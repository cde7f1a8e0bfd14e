import QuartzCore

/// Turns the touches that a host reports into `UITouch` objects and routes them to windows,
/// recognizers and views.
///
/// Until it ends, a touch belongs to the view in which it began. The recognizers of that view and
/// of its superviews receive it first; when one of them recognizes its gesture, the touch is
/// cancelled for the view.
@MainActor final class EventRouter {
  let arena = GestureArena()
  private var touches: [Int: UITouch] = [:]
  private var tapCounter = TapCounter()
  private let event = UIEvent()

  /// Whether any touch is down.
  var hasTouches: Bool { !touches.isEmpty }

  // MARK: Host input

  func receive(_ inputs: [TouchInput], on screen: UIScreen) {
    arena.clock = screen.clock
    var batch: [TouchInput] = []
    for input in inputs {
      if batch.contains(where: { $0.identifier == input.identifier }) {
        process(batch, on: screen)
        batch = []
      }
      batch.append(input)
    }
    process(batch, on: screen)
  }

  private func process(_ inputs: [TouchInput], on screen: UIScreen) {
    for touch in touches.values { touch.phase = .stationary }
    for input in inputs { apply(input, on: screen) }
    event.timestamp = inputs.last?.timestamp ?? event.timestamp
    event.modifierFlags = UIKeyModifierFlags(inputs.last?.modifiers ?? [])
    send(on: screen)
  }

  /// Cancels all touches.
  ///
  /// Further input of the same fingers is ignored until they touch the screen again.
  func cancelTouches(on screen: UIScreen) {
    guard hasTouches else { return }
    for touch in touches.values {
      touch.phase = .cancelled
      let point = touch.window?.convert(touch.position, to: nil as UIWindow?) ?? touch.position
      screen.touchObserver?.touchChanged(touch, at: point)
    }
    send(on: screen)
  }

  private func send(on screen: UIScreen) {
    event.touches = Set(touches.values)
    UIApplication.shared.sendEvent(event)
    for touch in touches.values where StatusBarTap.ends(with: touch, on: screen) {
      if let window = touch.window { ScrollFocus.statusBarTapped(in: window) }
    }
    touches = touches.filter { !$0.value.isOver }
    event.touches = Set(touches.values)
    arena.settle()
  }

  private func apply(_ input: TouchInput, on screen: UIScreen) {
    guard input.location.isFinite else {
      Log.warning("A touch at \(input.location) is not finite; ignored")
      return
    }
    if input.phase == .began {
      begin(input, on: screen)
    } else if let touch = touches[input.identifier] {
      touch.move(to: touch.window?.convert(input.location, from: nil) ?? input.location)
      touch.timestamp = input.timestamp
      touch.phase = UITouch.Phase(input.phase, moved: touch.position != touch.previousPosition)
      if touch.phase == .ended { tapCounter.ended(at: input.location, time: input.timestamp) }
      screen.touchObserver?.touchChanged(touch, at: input.location)
    }
  }

  private func begin(_ input: TouchInput, on screen: UIScreen) {
    FocusNavigation.hide(on: screen)
    guard touches[input.identifier] == nil,
      !UIApplication.shared.isIgnoringInteractionEvents,
      let (window, view) = hit(input.location, on: screen)
    else { return }
    let touch = UITouch(
      position: window.convert(input.location, from: nil),
      timestamp: input.timestamp,
      type: input.isIndirect ? .indirectPointer : .direct,
      window: window
    )
    touch.tapCount = tapCounter.began(at: input.location, time: input.timestamp)
    touch.view = view
    guard !isExcluded(view, in: window) else { return }
    touch.delivery.isIgnored =
      !view.isMultipleTouchEnabled && touches.values.contains { $0.view === view && !$0.isOver }
    touches[input.identifier] = touch
    arena.enter(touch, in: view)
  }

  /// Returns the frontmost window with a view at the point, and that view.
  private func hit(_ point: CGPoint, on screen: UIScreen) -> (UIWindow, UIView)? {
    for window in screen.windows.reversed() where !window.isHidden {
      if let view = window.hitTest(window.convert(point, from: nil), with: event) {
        return (window, view)
      }
    }
    return nil
  }

  /// Returns whether a view receives no new touch because of exclusive touch.
  private func isExcluded(_ view: UIView, in window: UIWindow) -> Bool {
    touches.values.contains { touch in
      guard let other = touch.view, other !== view, touch.window === window, !touch.isOver else {
        return false
      }
      return other.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  // MARK: Dispatch

  /// Returns the windows that contain the touches or presses of an event.
  static func windows(of event: UIEvent) -> [UIWindow] {
    var found: [UIWindow] = []
    func add(_ window: UIWindow?) {
      if let window, !found.contains(where: { $0 === window }) { found.append(window) }
    }
    for touch in event.allTouches ?? [] { add(touch.window) }
    for press in (event as? UIPressesEvent)?.allPresses ?? [] { add(press.window) }
    return found
  }

  /// Dispatches the part of an event that belongs to a window, first to recognizers and then to
  /// views.
  func dispatch(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    arena.handle(changed, with: event)
    TouchDelivery.send(changed, with: event)
  }

  /// Cancels the touches of a view; called when the view is removed from its window.
  func viewLeaves(_ view: UIView) {
    let own = Set(touches.values.filter { $0.view === view })
    if !own.isEmpty {
      TouchDelivery.cancel(own, with: event)
      for touch in own { touch.view = nil }
    }
    for recognizer in view.interaction.recognizers { recognizer.abandon() }
  }
}

/// An object that follows touches until they end, also after their view was removed.
@MainActor protocol TouchObserver: AnyObject {
  /// Called before a change of a touch is delivered.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - point: The location in screen coordinates.
  func touchChanged(_ touch: UITouch, at point: CGPoint)
}

extension UITouch {
  var isOver: Bool { phase == .ended || phase == .cancelled }

  func move(to position: CGPoint) {
    previousPosition = self.position
    self.position = position
  }
}

extension UITouch.Phase {
  init(_ phase: TouchInput.Phase, moved: Bool) {
    switch phase {
    case .began: self = .began
    case .moved: self = moved ? .moved : .stationary
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
