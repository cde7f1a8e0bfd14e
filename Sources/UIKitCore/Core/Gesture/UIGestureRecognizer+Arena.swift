import QuartzCore

extension UIGestureRecognizer {
  // MARK: Touches

  var liveTouches: [UITouch] { touches.filter { !$0.isOver && !ignoredTouches.contains($0) } }

  func track(_ touch: UITouch, in arena: GestureArena) {
    self.arena = arena
    if !spansSeveralTaps, liveTouches.isEmpty { touches = [] }
    touches.append(touch)
  }

  func isTracking(_ touch: UITouch) -> Bool {
    touches.contains { $0 === touch } && !ignoredTouches.contains(touch)
  }

  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    touches.contains { other.isTracking($0) } || presses.contains { other.presses.contains($0) }
  }

  /// Passes changed touches to the recognizer's methods, unless the gesture is over.
  func see(_ changed: Set<UITouch>, with event: UIEvent) {
    notify(changed, .began, event, touchesBegan)
    notify(changed, .moved, event, touchesMoved)
    notify(changed, .ended, event, touchesEnded)
    notify(changed, .cancelled, event, touchesCancelled)
  }

  private func notify(
    _ changed: Set<UITouch>,
    _ phase: UITouch.Phase,
    _ event: UIEvent,
    _ call: (Set<UITouch>, UIEvent) -> Void
  ) {
    guard !stateMachine.isOver else { return }
    let touches = changed.filter { $0.phase == phase }
    if !touches.isEmpty { call(touches, event) }
  }

  // MARK: State

  /// Requests a state for a subclass.
  ///
  /// A change from `possible` requires the arena's permission.
  func wish(for next: State) {
    if stateMachine.waiting != nil {
      if let outcome = stateMachine.wishWhileWaiting(next) { enter(outcome) }
      return
    }
    guard stateMachine.allows(next) else { return }
    guard stateMachine.value == .possible, next == .began || next == .ended else {
      enter(next)
      return
    }
    guard arena?.admits(self) ?? mayBegin else {
      enter(.failed)
      return
    }
    if arena?.mustWait(self) ?? false {
      stateMachine.waiting = next
    } else {
      enter(next)
    }
  }

  private func enter(_ next: State) {
    let isFirst = stateMachine.value == .possible
    guard stateMachine.move(to: next) else { return }
    if next == .failed {
      arena?.failed(self)
      return
    }
    if isFirst { arena?.won(self) }
    didEnter(next)
    targets.call(with: self)
  }

  /// Whether the views and the delegate allow the gesture to begin.
  ///
  /// The views that were touched are included, so that a control can prevent a recognizer of its
  /// superview from recognizing taps on the control.
  var mayBegin: Bool {
    var views = view.map { [$0] } ?? []
    for touch in touches {
      if let hit = touch.view, !views.contains(where: { $0 === hit }) { views.append(hit) }
    }
    // A control prevents only presses of the select button, which activates it.
    for press in presses where press.type == .select {
      if let view = press.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Whether the gesture is active, or has ended since its touches began.
  var hasWon: Bool { stateMachine.isActive || stateMachine.value == .ended }

  /// Whether other recognizers may still be waiting for this one.
  var isUndecided: Bool {
    guard stateMachine.value == .possible else { return false }
    return spansSeveralTaps
      ? !touches.isEmpty || !presses.isEmpty : !liveTouches.isEmpty || !livePresses.isEmpty
  }

  var isWaiting: Bool { stateMachine.waiting != nil }

  /// Enters the requested state after the recognizers that this one waited for have failed.
  func stopWaiting() {
    guard let next = stateMachine.waiting else { return }
    guard arena?.admits(self) ?? true else {
      enter(.failed)
      return
    }
    enter(next)
  }

  /// Makes the recognizer fail because another one recognized its gesture.
  func lose() {
    guard stateMachine.value == .possible else { return }
    enter(.failed)
  }

  /// Stops tracking all touches and presses: an active gesture is cancelled, and any other fails.
  func abandon() {
    stopTrackingPointer()
    guard !touches.isEmpty || !presses.isEmpty else { return }
    enter(stateMachine.isActive ? .cancelled : .failed)
    ignoredTouches.formUnion(touches)
    presses = []
  }

  var isReadyToStartOver: Bool {
    stateMachine.isOver && touches.allSatisfy(\.isOver) && presses.allSatisfy(\.isOver)
  }

  func startOver() {
    reset()
    touches = []
    ignoredTouches = []
    presses = []
    stateMachine.reset()
  }

  // MARK: Relationships

  func worksTogether(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Runs `work` after a delay in seconds on the window's clock, then updates the arena.
  func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> ClockTimer? {
    guard let arena else { return nil }
    return arena.clock.schedule(after: delay) { [weak arena] in
      MainActor.assumeIsolated {
        work()
        arena?.settle()
      }
    }
  }
}
