import QuartzCore

/// The visible windows of the application, its key window and the connected scenes.
@MainActor struct WindowRegistry {
  private(set) var windows: [UIWindow] = []
  private var keyWindowReference: UnretainedReference<UIWindow>?
  var keyWindow: UIWindow? { keyWindowReference?.object }
  /// The connected scenes, in the order in which they were connected.
  var scenes: [UIScene] = []
  /// Requests to open and close windows that have not been performed yet.
  var requests: [@MainActor () -> Void] = []
  var requestTimer: ClockTimer?

  mutating func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
  }

  mutating func hide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindowReference = nil }
  }

  mutating func makeKey(_ window: UIWindow?) { keyWindowReference = window?.reference }
}

extension UIApplication {
  func windowDidShow(_ window: UIWindow) {
    registry.show(window)
    NotificationCenter.default.post(
      name: UIWindow.didBecomeVisibleNotification,
      object: window
    )
  }

  func windowDidHide(_ window: UIWindow) {
    let wasKey = registry.keyWindow === window
    window.screen.presses.windowLeaves(window)
    registry.hide(window)
    if wasKey { notifyResigned(window) }
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
  }

  func makeKey(_ window: UIWindow) {
    guard window.canBecomeKey, registry.keyWindow !== window else { return }
    let old = registry.keyWindow
    registry.makeKey(window)
    window.screen.lastKeyWindow = window.reference
    if let old { notifyResigned(old) }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  private func notifyResigned(_ window: UIWindow) {
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }
}
