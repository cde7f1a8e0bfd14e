import Foundation

/// The first responder of the application, which receives key events; there is at most one.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder? {
    didSet {
      guard current !== oldValue else { return }
      TextInputSession.firstResponderChanged(to: current)
      UITextInputMode.update(for: current)
      observers.notify()
    }
  }
  /// The screen that was the main screen when a responder without a window became the first one.
  private static var screen: UnretainedReference<UIScreen>?
  /// Whether there was a main screen.
  private static var hadScreen = false
  /// The objects that are notified of changes.
  static var observers = FirstResponderObservers()
  /// Whether the first responder resigns because its view has been removed from its window.
  private(set) static var isLeaving = false

  // R-KEY-15
  /// Returns the first responder if it is on the screen.
  ///
  /// A responder that is not in a window is on the screen that was the main screen when it became
  /// the first responder.
  static func on(_ screen: UIScreen) -> UIResponder? {
    guard let current else { return nil }
    guard let home = window(of: current)?.screen ?? self.screen?.object else {
      return hadScreen ? nil : current
    }
    return home === screen ? current : nil
  }

  /// Returns the window at the end of a responder's chain.
  static func window(of responder: UIResponder) -> UIWindow? {
    if let view = responder as? UIView, let window = view.window { return window }
    return sequence(first: responder, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
  }

  /// Returns the responder at which the search for the target of an action starts.
  ///
  /// It is the first responder on the window's screen, or any first responder if `window` is `nil`,
  /// or the sender if there is none.
  static func start(of sender: UIResponder?, in window: UIWindow?) -> UIResponder? {
    let first = if let window { on(window.screen) } else { current }
    return first ?? sender
  }

  static func become(_ responder: UIResponder) -> Bool {
    guard responder.canBecomeFirstResponder else { return false }
    guard current !== responder else { return true }
    return InputArea.group {
      // R-TXT-91
      // A callback at the end of editing may have made another responder the first one, which
      // resigns too.
      for _ in 0..<2 {
        guard let current, current !== responder else { break }
        guard current.resignFirstResponder() else { return false }
      }
      guard current == nil || current === responder else { return false }
      screen = UIScreen.mainScreen?.reference
      hadScreen = screen != nil
      current = responder
      return true
    }
  }

  /// Resigns the first responder if it is the view or its controller, even if it refuses.
  ///
  /// Called when the view has been removed from its window.
  static func left(_ view: UIView) {
    guard let current, current === view || current === view.viewController else { return }
    isLeaving = true
    if !current.resignFirstResponder() || self.current === current { self.current = nil }
    isLeaving = false
    InputArea.setNeedsRefresh()
  }

  /// Resigns the first responder if it is a view or one of its subviews, even if it refuses.
  ///
  /// Returns whether the view contains no first responder afterward.
  static func endEditing(in view: UIView, force: Bool) -> Bool {
    guard let current = current as? UIView, current.isDescendant(of: view) else { return true }
    let wasLeaving = isLeaving
    isLeaving = force || wasLeaving
    defer { isLeaving = wasLeaving }
    guard current.resignFirstResponder() || force else { return false }
    if self.current === current { self.current = nil }
    InputArea.setNeedsRefresh()
    return true
  }

  /// Makes a responder the first responder again, if it is in a window and there is no other first
  /// responder.
  static func giveBack(to responder: UIResponder?) {
    guard current == nil, let responder else { return }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    if view?.ownWindow != nil { _ = responder.becomeFirstResponder() }
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    guard !isLeaving else { return true }
    if !InputArea.isGrouping {
      // R-KBD-5
      InputArea.group { giveBack(to: InputArea.owner(ofViewContaining: responder)) }
    }
    return true
  }
}

/// An object that is notified when there is another first responder.
@MainActor protocol FirstResponderObserver: AnyObject {
  func firstResponderChanged()
}

/// Weak references to observers of the first responder.
@MainActor struct FirstResponderObservers {
  private struct Entry { weak var observer: FirstResponderObserver? }

  private var entries: [Entry] = []

  mutating func add(_ observer: FirstResponderObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  func notify() {
    for observer in entries.compactMap(\.observer) { observer.firstResponderChanged() }
  }
}
