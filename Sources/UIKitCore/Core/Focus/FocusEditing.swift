// R-FOC-41
/// Keeps the text that is edited and the focus together while Tab moves the focus.
@MainActor struct FocusEditing {
  private let system: UIFocusSystem
  private let scope: FocusScope

  init(_ system: UIFocusSystem, _ scope: FocusScope) {
    self.system = system
    self.scope = scope
  }

  private var firstResponder: UIResponder? { FirstResponder.on(scope.window.screen) }

  /// The first responder, if it takes text and can be focused.
  ///
  /// Tab continues from it, because a touch begins editing without showing the focus.
  var editedItem: UIFocusItem? {
    guard let text = firstResponder as? UIView, text.hasTextInputClient, scope.admits(text) else {
      return nil
    }
    return text
  }

  /// Moves the focus to an item, and begins to edit it if it takes text.
  ///
  /// Otherwise the editing of other text ends. If that is refused, the focus does not move.
  func move(to item: UIFocusItem, heading: UIFocusHeading = []) {
    if system.focusedItem === item {
      _ = exchangeFirstResponder(for: item)
    } else {
      system.move(to: item, heading: heading) { exchangeFirstResponder(for: item) }
    }
  }

  private func exchangeFirstResponder(for item: UIFocusItem) -> Bool {
    guard !system.isAlwaysOn else { return true }
    if let text = item as? UIView, text.hasTextInputClient, text.beginEditingByFocus() {
      return true
    }
    guard let edited = firstResponder, edited is any UIKeyInput else { return true }
    return edited.resignFirstResponder()
  }

  /// Moves the visible focus to text that the application or a key has begun to edit.
  static func began(_ view: UIView) {
    guard let window = view.ownWindow, let system = window.screen.focusSystem,
      system.focusedItem != nil, !system.isAlwaysOn, FocusScope(of: window).admits(view)
    else { return }
    system.move(to: view)
  }
}
