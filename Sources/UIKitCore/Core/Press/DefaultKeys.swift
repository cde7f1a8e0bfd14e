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
    // R-MENU-6
    if let key = input.key, key.opensMenu, showMenu(in: window, for: first) { return .once }
    if let key = input.key, undo(key, on: first ?? window) { return .always }
    guard let key = input.meaning else { return .nobody }
    if (first ?? window).handle(key) { return .always }
    if FocusNavigation.press(key, in: window) {
      return FocusKey(key)?.isStep ?? false ? .always : .once
    }
    return ScrollFocus.press(key, in: window) ? .always : .nobody
  }

  // R-KEY-16
  /// Undoes or redoes a change for Control-Z, Control-Shift-Z or Control-Y, and returns whether there
  /// was one.
  private static func undo(_ key: KeyInput, on responder: UIResponder) -> Bool {
    let isCommand = key.modifiers.contains(.control) || key.modifiers.contains(.command)
    guard key.isDown, isCommand, !key.modifiers.contains(.alternate),
      let manager = responder.undoManager
    else { return false }
    switch (key.commandLetter, key.modifiers.contains(.shift)) {
    case ("z", false) where manager.canUndo: manager.undo()
    case ("z", true) where manager.canRedo, ("y", false) where manager.canRedo: manager.redo()
    default: return false
    }
    return true
  }

  /// Shows the menu of the focused view, or else of the first responder, or of the nearest view behind
  /// it that has one; returns whether there is one.
  private static func showMenu(in window: UIWindow, for first: UIResponder?) -> Bool {
    let focused = window.screen.focusSystem?.focusedItem as? UIView
    guard let view = focused ?? first as? UIView, view.ownWindow === window else { return false }
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return sequence(first: view, next: \.superview).contains { ancestor in
      ancestor.showMenu(at: ancestor.convert(center, from: view))
    }
  }
}

extension KeyInput {
  /// Whether the key is the context menu key, or Shift and F10.
  fileprivate var opensMenu: Bool {
    guard isDown else { return false }
    if usage == .keyboardApplication || usage == .keyboardMenu { return modifiers.isEmpty }
    return usage == .keyboardF10 && modifiers == .shift
  }
}

extension FocusKey {
  fileprivate var isStep: Bool { self != .select && self != .back }
}
