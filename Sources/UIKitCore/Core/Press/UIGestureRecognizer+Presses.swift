import Foundation

extension UIGestureRecognizer {
  var livePresses: [UIPress] { presses.filter { !$0.isOver } }

  /// Whether to look at a press that begins. (R-KEY-7)
  func accepts(_ press: UIPress) -> Bool {
    isEnabled && !machine.isOver
      && allowedPressTypes.contains { $0.intValue == press.type.rawValue }
      && (delegate?.gestureRecognizer(self, shouldReceive: press) ?? true)
  }

  func track(_ press: UIPress, in arena: GestureArena) {
    self.arena = arena
    if !spansSeveralTaps, livePresses.isEmpty { presses = [] }
    presses.append(press)
  }

  /// Takes note of presses that changed; after its end a gesture only waits for the buttons to go up.
  func see(_ changed: Set<UIPress>, with event: UIPressesEvent) {
    for press in changed where !machine.isOver {
      switch press.phase {
      case .began: pressesBegan([press], with: event)
      case .changed: pressesChanged([press], with: event)
      case .stationary: break
      case .ended: pressesEnded([press], with: event)
      case .cancelled: pressesCancelled([press], with: event)
      }
    }
  }
}

extension UIPress {
  /// The view that it goes to, or that of the controller.
  var view: UIView? { responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded }
}

/// Sets of buttons, made once.
enum PressTypes {
  static let select = [NSNumber(value: UIPress.PressType.select.rawValue)]
}
