import QuartzCore

/// Resolves conflicts between the gesture recognizers that track the same touches and presses.
///
/// When a recognizer recognizes its gesture, the others that share a touch with it fail, unless a
/// delegate allows both. A recognizer that requires others to fail begins when the last of them has
/// failed. Recognizers are reset when their gesture is over and all their touches have ended.
@MainActor final class GestureArena {
  var clock: MediaClock = MediaTime.clock
  private(set) var contenders: [UIGestureRecognizer] = []
  private var event: UIEvent?
  private var pressesEvent: UIPressesEvent?

  // A touch and its recognizers retain each other. A screen can be released while a finger is down.
  isolated deinit {
    for recognizer in contenders {
      recognizer.touches = []
      recognizer.ignoredTouches = []
    }
  }

  // MARK: Touches

  /// Adds a new touch to the recognizers of a view and its superviews, the innermost first.
  func enter(_ touch: UITouch, in view: UIView) {
    var recognizers: [UIGestureRecognizer] = []
    var current: UIView? = view
    while let holder = current {
      for recognizer in holder.interaction.recognizers where recognizer.accepts(touch) {
        recognizers.append(recognizer)
      }
      current = holder.superview
    }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers {
      recognizer.track(touch, in: self)
      if !contenders.contains(where: { $0 === recognizer }) { contenders.append(recognizer) }
    }
  }

  /// Passes changed touches to the recognizers that track them.
  func handle(_ touches: Set<UITouch>, with event: UIEvent) {
    self.event = event
    for recognizer in contenders {
      let own = touches.filter { recognizer.isTracking($0) }
      if !own.isEmpty { recognizer.see(own, with: event) }
    }
  }

  // MARK: Presses

  /// Adds a new press to the recognizers of its view and the superviews, the innermost first.
  func enter(_ press: UIPress) {
    var current = press.view
    while let holder = current {
      for recognizer in holder.interaction.recognizers where recognizer.accepts(press) {
        recognizer.track(press, in: self)
        press.gestureRecognizers = (press.gestureRecognizers ?? []) + [recognizer]
        if !contenders.contains(where: { $0 === recognizer }) { contenders.append(recognizer) }
      }
      current = holder.superview
    }
  }

  /// Passes changed presses to the recognizers that track them.
  func handle(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    pressesEvent = event
    for recognizer in contenders {
      let own = presses.filter { recognizer.presses.contains($0) }
      if !own.isEmpty { recognizer.see(own, with: event) }
    }
  }

  // MARK: Resolution

  /// Updates the recognizers after each event and timer.
  ///
  /// Recognizers whose requirement failed may begin; delayed touches are delivered; recognizers
  /// that are done and have no touch left are reset.
  func settle() {
    for recognizer in contenders where recognizer.isWaiting && !mustWait(recognizer) {
      recognizer.stopWaiting()
    }
    if let event { TouchDelivery.release(Set(contenders.flatMap(\.touches)), with: event) }
    let done = contenders.filter(\.isReadyToStartOver)
    guard !done.isEmpty else { return }
    contenders.removeAll { $0.isReadyToStartOver }
    for recognizer in done { recognizer.startOver() }
  }

  // MARK: Priority

  /// Returns whether a recognizer may recognize its gesture now: no other recognizer excludes it,
  /// and its views and delegate allow it.
  func admits(_ recognizer: UIGestureRecognizer) -> Bool {
    for other in contenders where other !== recognizer && other.hasWon {
      if excludes(other, recognizer) { return false }
    }
    return recognizer.mayBegin
  }

  /// Returns whether a recognizer must wait for another one that is still undecided.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    contenders.contains { other in
      other !== recognizer && other.isUndecided && recognizer.waits(for: other)
    }
  }

  /// Makes the recognizers that share a touch with the winner fail, and cancels the touches in
  /// their views.
  func won(_ winner: UIGestureRecognizer) {
    for other in contenders where other !== winner && other.state == .possible {
      if other.waits(for: winner) || excludes(winner, other) { other.lose() }
    }
    for press in winner.presses { press.delivery.isTaken = true }
    guard winner.cancelsTouchesInView else { return }
    if let event { TouchDelivery.cancel(Set(winner.touches), with: event) }
    if let pressesEvent { PressDelivery.cancel(Set(winner.presses), with: pressesEvent) }
  }

  /// Lets the recognizers begin that were waiting for a recognizer to fail.
  func failed(_ loser: UIGestureRecognizer) {
    for other in contenders where other.isWaiting && other.waits(for: loser) {
      if !mustWait(other) { other.stopWaiting() }
    }
  }

  private func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.sharesTouch(with: other) else { return false }
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    return !winner.worksTogether(with: other)
  }
}
