import Foundation

/// Who gets key events: one responder of the application or none.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder?

  /// Who gets the keys of a screen: nobody of another one's windows.
  static func on(_ screen: UIScreen) -> UIResponder? {
    guard let current else { return nil }
    let chain = sequence(first: current, next: \.next)
    let window = chain.lazy.compactMap { $0 as? UIWindow }.first
    return window.map { $0.screen === screen } ?? true ? current : nil
  }

  /// Where the search for who answers an action without a target begins: with who gets the keys of the sender's screen, or
  /// anybody's where the sender is on none, else with the sender.
  static func start(of sender: UIResponder?, in window: UIWindow?) -> UIResponder? {
    let first = if let window { on(window.screen) } else { current }
    return first ?? sender
  }

  static func become(_ responder: UIResponder) -> Bool {
    guard responder.canBecomeFirstResponder else { return false }
    guard current !== responder else { return true }
    if let current, !current.resignFirstResponder() { return false }
    current = responder
    return true
  }

  /// A view has left its window: neither it nor its controller gets keys any more, whether they agree or not.
  static func left(_ view: UIView) {
    guard let current, current === view || current === view.viewController else { return }
    if !current.resignFirstResponder() || self.current === current { self.current = nil }
  }

  /// Gives the keys back to a responder that is still on the screen, unless somebody has taken them meanwhile.
  static func giveBack(to responder: UIResponder?) {
    guard current == nil, let responder else { return }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    if view?.ownWindow != nil { _ = responder.becomeFirstResponder() }
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }
}
