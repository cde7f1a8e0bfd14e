/// The default behavior of keys and buttons that the application does not handle.
@MainActor enum DefaultKeys {
  // R-KEY-3

  // R-KEY-5
  /// The result of handling a key: whether it was handled, and whether it is handled again when it
  /// repeats.
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
