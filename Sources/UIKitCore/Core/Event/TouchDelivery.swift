import Foundation

/// What the view of one touch was told about it so far, so that each view gets whole stories: began first, then
/// moved, at last either ended or cancelled.
struct TouchDelivery {
  /// The view takes one finger and has one already.
  var isIgnored = false
  /// A recognizer took the touch, or the view left.
  private(set) var isCut = false
  private(set) var hasBegun = false
  /// What the view is not told before the recognizers that delay it failed.
  private var withheld: [UITouch.Phase] = []

  /// Notes a phase and says what the view is to be told now.
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

  /// What was held back, for telling it now; an end may have to wait on.
  fileprivate mutating func release(keepingEnd: Bool) -> [UITouch.Phase] {
    guard !isCut else { return [] }
    let end = keepingEnd ? withheld.firstIndex(of: .ended) ?? withheld.endIndex : withheld.endIndex
    let due = Array(withheld[..<end])
    withheld.removeFirst(end)
    if !due.isEmpty { hasBegun = true }
    return due
  }

  /// Ends the story; says whether the view has to hear that it was cancelled.
  fileprivate mutating func cut() -> Bool {
    defer {
      isCut = true
      withheld = []
    }
    return hasBegun && !isCut && !isIgnored
  }

  /// Whether the view was told of the finger and not yet that it was taken away.
  var isUnderway: Bool { hasBegun && !isCut }

  fileprivate var isWithholding: Bool { !withheld.isEmpty }
}

extension TouchDelivery {
  /// Tells views about touches that changed, as far as no recognizer holds that back.
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

  /// Tells views what was held back from them, where no recognizer is left that does.
  @MainActor static func release(_ touches: Set<UITouch>, with event: UIEvent) {
    var calls = ViewCalls()
    for touch in touches where touch.delivery.isWithholding {
      guard touch.delivery.hasBegun || !touch.isHeldBack(by: \.delaysTouchesBegan) else { continue }
      let keepsEnd = touch.isHeldBack(by: \.delaysTouchesEnded)
      calls.add(touch.delivery.release(keepingEnd: keepsEnd), of: touch)
    }
    calls.make(with: event)
  }

  /// Takes touches away from their views.
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

/// Calls to make on views, with touches of one view and phase together.
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

  /// Makes the calls; during each the touches have its phase, although they may be further by now.
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

  /// Whether a view is still to be told; a touch that the scroll views around keep is over for the view.
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
