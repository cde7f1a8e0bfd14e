import QuartzCore

/// Decides which of the recognizers that look at the same fingers may act.
///
/// The first one to recognize wins: the others that share a finger with it fail, unless one of their delegates allows
/// both. One that has to wait for others to fail begins when the last of them did. After the fingers are gone, all
/// start over.
@MainActor final class GestureArena {
  var clock: MediaClock = MediaTime.clock
  private(set) var contenders: [UIGestureRecognizer] = []
  private var event: UIEvent?
  private var pressesEvent: UIPressesEvent?

  // MARK: Touches

  /// Lets the recognizers of a view and of those above it look at a new touch, the innermost first.
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

  /// Shows each recognizer what changed.
  func handle(_ touches: Set<UITouch>, with event: UIEvent) {
    self.event = event
    for recognizer in contenders {
      let own = touches.filter { recognizer.isTracking($0) }
      if !own.isEmpty { recognizer.see(own, with: event) }
    }
  }

  // MARK: Presses

  /// Lets the recognizers of the view that a press goes to and of those above it look at it, the innermost first.
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

  /// Shows each recognizer which presses changed.
  func handle(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    pressesEvent = event
    for recognizer in contenders {
      let own = presses.filter { recognizer.presses.contains($0) }
      if !own.isEmpty { recognizer.see(own, with: event) }
    }
  }

  // MARK: Settling

  /// After each event and timer: who waited in vain begins, views get what was held back, and recognizers that are done
  /// and have no finger left start over.
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

  // MARK: Who wins

  /// Whether a recognizer may recognize now: nobody else is acting on its fingers, and the view and delegates agree.
  func admits(_ recognizer: UIGestureRecognizer) -> Bool {
    for other in contenders where other !== recognizer && other.hasWon {
      if excludes(other, recognizer) { return false }
    }
    return recognizer.mayBegin
  }

  /// Whether a recognizer has to wait for another one that is still undecided.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    contenders.contains { other in
      other !== recognizer && other.isUndecided && recognizer.waits(for: other)
    }
  }

  /// Lets everybody who shares a finger with the winner fail, and takes the fingers from the views.
  func won(_ winner: UIGestureRecognizer) {
    for other in contenders where other !== winner && other.state == .possible {
      if other.waits(for: winner) || excludes(winner, other) { other.lose() }
    }
    for press in winner.presses { press.delivery.isTaken = true }
    guard winner.cancelsTouchesInView else { return }
    if let event { TouchDelivery.cancel(Set(winner.touches), with: event) }
    if let pressesEvent { PressDelivery.cancel(Set(winner.presses), with: pressesEvent) }
  }

  /// Lets those begin that waited for a recognizer that failed.
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
