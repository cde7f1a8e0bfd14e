import Foundation

extension UIGestureRecognizer {
  var livePresses: [UIPress] { presses.filter { !$0.isOver } }

  /// Returns whether the recognizer tracks a press that begins.
  func accepts(_ press: UIPress) -> Bool {
    // R-KEY-7
    isEnabled && !stateMachine.isOver
      && allowedPressTypes.contains { $0.intValue == press.type.rawValue }
      && (delegate?.gestureRecognizer(self, shouldReceive: press) ?? true)
  }

  func track(_ press: UIPress, in arena: GestureArena) {
    self.arena = arena
    if !spansSeveralTaps, livePresses.isEmpty { presses = [] }
    presses.append(press)
  }

  /// Passes changed presses to the recognizer's methods, unless the gesture is over.
  func see(_ changed: Set<UIPress>, with event: UIPressesEvent) {
    for press in changed where !stateMachine.isOver {
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
  /// The view that the press is sent to, or the view of the controller that receives it.
  var view: UIView? { responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded }
}

/// Shared arrays of press types.
enum PressTypes {
  static let select = [NSNumber(value: UIPress.PressType.select.rawValue)]
}
