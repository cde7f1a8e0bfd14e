/// What a key or button means where the application makes nothing of it. (R-KEY-3)
@MainActor enum DefaultKeys {
  /// Whether it meant anything to anybody, and does again when the key repeats itself. (R-KEY-5)
  enum Answer { case nobody, once, always }

  static func answer(_ input: PressInput, in window: UIWindow) -> Answer {
    let first = FirstResponder.on(window.screen)
    if let key = input.key, TextKeys.press(key, on: first) { return .always }
    guard let key = input.meaning else { return .nobody }
    if (first ?? window).handle(key) { return .always }
    if FocusNavigation.press(key, in: window) {
      return FocusKey(key)?.isStep ?? false ? .always : .once
    }
    return ScrollFocus.press(key, in: window) ? .always : .nobody
  }
}

extension FocusKey {
  fileprivate var isStep: Bool { self != .select && self != .back }
}
