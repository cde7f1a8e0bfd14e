/// What a key or button means where the application makes nothing of it. (R-KEY-3)
@MainActor enum DefaultKeys {
  /// Says whether it meant anything to anybody.
  static func answer(_ input: PressInput, in window: UIWindow) -> Bool {
    guard let key = input.meaning else { return false }
    if (FirstResponder.on(window.screen) ?? window).handle(key) { return true }
    return FocusNavigation.press(key, in: window) || ScrollFocus.press(key, in: window)
  }
}
