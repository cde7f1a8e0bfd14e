import Foundation

/// The delivery state of one touch, which ensures that its view receives a consistent sequence of
/// calls: began, moved, then either ended or cancelled.
struct TouchDelivery {
  /// Whether the touch is not sent to the view, because the view accepts only one touch and already
  /// has one.
  var isIgnored = false
  /// Whether the touch was cancelled for the view, by a recognizer or because the view was removed.
  private(set) var isCut = false
  private(set) var hasBegun = false
  /// The phases that are withheld from the view until the recognizers that delay the touch have
  /// failed.
  private var withheld: [UITouch.Phase] = []

  /// Records a phase, and returns the phases to send to the view now.
  fileprivate mutating func admit(
    _ phase: UITouch.Phase,
    delaysBegan: Bool,
    delaysEnded: Bool
  ) -> [UITouch.Phase] {
    guard !isIgnored, !isCut else { return [] }
    let waits =
      (delaysBegan && !hasBegun) || !withheld.isEmpty || (delaysEnded && phase == .ended)
    if waits {
      withheld.append(phase)
      return []
    }
    hasBegun = true
    return [phase]
  }

  /// Returns the withheld phases to send now; the end remains withheld if `keepingEnd` is `true`.
  fileprivate mutating func release(keepingEnd: Bool) -> [UITouch.Phase] {
    guard !isCut else { return [] }
    let end = keepingEnd ? withheld.firstIndex(of: .ended) ?? withheld.endIndex : withheld.endIndex
    let due = Array(withheld[..<end])
    withheld.removeFirst(end)
    if !due.isEmpty { hasBegun = true }
    return due
  }

  /// Ends the delivery, and returns whether `touchesCancelled` must be sent to the view.
  fileprivate mutating func cut() -> Bool {
    defer {
      isCut = true
      withheld = []
    }
    return hasBegun && !isCut && !isIgnored
  }

  /// Whether the beginning of the touch was sent to the view and the touch was not cancelled.
  var isUnderway: Bool { hasBegun && !isCut }

  fileprivate var isWithholding: Bool { !withheld.isEmpty }
}

extension TouchDelivery {
  /// Sends changed touches to their views, unless recognizers delay them.
  @MainActor static func send(_ touches: Set<UITouch>, with event: UIEvent) {
    var calls = ViewCalls()
    for touch in touches {
      let phases = touch.delivery.admit(
        touch.phase,
        delaysBegan: touch.isHeldBack(by: \.delaysTouchesBegan),
        delaysEnded: touch.isHeldBack(by: \.delaysTouchesEnded)
      )
      calls.add(phases, of: touch)
    }
    calls.make(with: event)
  }

  /// Sends withheld phases to their views if no recognizer delays them any longer.
  @MainActor static func release(_ touches: Set<UITouch>, with event: UIEvent) {
    var calls = ViewCalls()
    for touch in touches where touch.delivery.isWithholding {
      guard touch.delivery.hasBegun || !touch.isHeldBack(by: \.delaysTouchesBegan) else { continue }
      let keepsEnd = touch.isHeldBack(by: \.delaysTouchesEnded)
      calls.add(touch.delivery.release(keepingEnd: keepsEnd), of: touch)
    }
    calls.make(with: event)
  }

  /// Cancels touches for their views.
  @MainActor static func cancel(_ touches: Set<UITouch>, with event: UIEvent) {
    var calls = ViewCalls()
    for touch in touches where touch.delivery.cut() { calls.add([.cancelled], of: touch) }
    calls.make(with: event)
  }
}

extension UITouch {
  @MainActor fileprivate func isHeldBack(by delay: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    gestureRecognizers?.contains {
      $0.state == .possible && $0[keyPath: delay] && $0.isTracking(self)
    }
      ?? false
  }
}

/// A batch of calls to views, in which the touches of one view and phase are combined.
@MainActor private struct ViewCalls {
  private var calls: [(view: UIView, phase: UITouch.Phase, touches: Set<UITouch>)] = []

  mutating func add(_ phases: [UITouch.Phase], of touch: UITouch) {
    guard let view = touch.view else { return }
    for phase in phases {
      if let index = calls.firstIndex(where: { $0.view === view && $0.phase == phase }) {
        calls[index].touches.insert(touch)
      } else {
        calls.append((view, phase, [touch]))
      }
    }
  }

  /// Makes the calls.
  ///
  /// During each call the touches have the phase of the call, even if their phase has changed
  /// since.
  func make(with event: UIEvent) {
    for (view, phase, all) in calls {
      let touches = all.filter { isDue($0, phase, to: view, with: event) }
      if touches.isEmpty { continue }
      let phases = touches.map { ($0, $0.phase) }
      for touch in touches { touch.phase = phase }
      switch phase {
      case .began: view.touchesBegan(touches, with: event)
      case .moved: view.touchesMoved(touches, with: event)
      case .ended: view.touchesEnded(touches, with: event)
      case .cancelled: view.touchesCancelled(touches, with: event)
      case .stationary: break
      }
      for (touch, phase) in phases { touch.phase = phase }
    }
  }

  /// Returns whether a phase must still be sent.
  ///
  /// A touch that an enclosing scroll view takes over is cancelled instead.
  private func isDue(
    _ touch: UITouch,
    _ phase: UITouch.Phase,
    to view: UIView,
    with event: UIEvent
  ) -> Bool {
    if phase == .cancelled { return true }
    if phase == .began, !touch.isAdmitted(to: view, with: event) { _ = touch.delivery.cut() }
    return !touch.delivery.isCut
  }
}
