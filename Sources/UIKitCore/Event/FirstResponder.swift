import Foundation

/// Who gets key events: one responder of the application or none.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder?

  static func become(_ responder: UIResponder) -> Bool {
    guard responder.canBecomeFirstResponder else { return false }
    guard current !== responder else { return true }
    if let current, !current.resignFirstResponder() { return false }
    current = responder
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }
}
