import Foundation

/// The user info of keyboard notifications, whose object is the screen.
@MainActor struct KeyboardNotice {
  let screen: UIScreen?
  let begin: CGRect
  let end: CGRect
  let duration: TimeInterval

  // R-KBD-8
  var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMetrics.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  func post(_ events: [KeyboardEvent]) {
    for event in events {
      NotificationCenter.default.post(name: name(of: event), object: screen, userInfo: userInfo)
    }
  }

  private func name(of event: KeyboardEvent) -> Notification.Name {
    switch event {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}
