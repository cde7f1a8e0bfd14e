/// The delivery state of one press.
struct PressDelivery: Hashable {
  // R-KEY-3

  /// Whether the press has not been passed along the whole responder chain, so that a responder
  /// handled it.
  var isKept = true
  /// Whether a gesture recognizer recognized the press.
  var isTaken = false
  /// Whether `pressesCancelled` was sent to the responder, which receives no further calls.
  var isCut = false
  /// Whether the press has performed a default action that does not repeat while the key is held.
  var isAnswered = false

  /// Whether the application handled the press, so that it has no default behavior.
  var isUsed: Bool { isKept || isTaken || isCut }
}

extension PressDelivery {
  /// Sends changed presses to their responders.
  @MainActor static func send(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses where !press.delivery.isCut {
      let own = presses.count == 1 ? presses : [press]
      switch press.phase {
      case .began: press.responder?.pressesBegan(own, with: event)
      case .changed: press.responder?.pressesChanged(own, with: event)
      case .stationary: break
      case .ended: press.responder?.pressesEnded(own, with: event)
      case .cancelled: cancel(own, with: event)
      }
    }
  }

  /// Cancels presses for their responders.
  @MainActor static func cancel(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses where !press.delivery.isCut {
      press.delivery.isCut = true
      press.responder?.pressesCancelled([press], with: event)
    }
  }
}
