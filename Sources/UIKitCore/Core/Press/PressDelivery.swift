/// What became of one press.
struct PressDelivery: Hashable {
  /// Somebody kept it to itself, rather than to pass it on to the end of the chain. (R-KEY-3)
  var isKept = true
  /// A recognizer acted on it.
  var isTaken = false
  /// Its responder was told that it is cancelled, and hears no more of it.
  var isCut = false
  /// It did to what has the focus what it does once, however long it is held.
  var isAnswered = false

  /// Whether it has no meaning beside the one that the application gave it.
  var isUsed: Bool { isKept || isTaken || isCut }
}

extension PressDelivery {
  /// Tells responders of presses that changed.
  @MainActor static func send(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses where !press.delivery.isCut {
      switch press.phase {
      case .began: press.responder?.pressesBegan([press], with: event)
      case .changed: press.responder?.pressesChanged([press], with: event)
      case .stationary: break
      case .ended: press.responder?.pressesEnded([press], with: event)
      case .cancelled: cancel([press], with: event)
      }
    }
  }

  /// Takes presses away from their responders.
  @MainActor static func cancel(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses where !press.delivery.isCut {
      press.delivery.isCut = true
      press.responder?.pressesCancelled([press], with: event)
    }
  }
}
