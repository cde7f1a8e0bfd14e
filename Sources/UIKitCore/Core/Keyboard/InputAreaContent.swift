/// The views that the responder chain supplies for the input area.
@MainActor struct InputAreaContent {
  /// A view, and the responder that supplied it.
  struct Source {
    let view: UIView
    weak var owner: UIResponder?
  }

  var input: Source?
  var accessory: Source?

  /// Creates an empty content.
  init() {}

  /// Creates the content for a first responder.
  ///
  /// Each view is supplied by the nearest responder in the chain that returns one. The keyboard of
  /// the screen is used if there is no input view and the responder takes text.
  init(for responder: UIResponder, on screen: UIScreen?) {
    // R-KBD-1
    for member in sequence(first: responder, next: \.next) {
      if input == nil { input = member.inputView.map { Source(view: $0, owner: member) } }
      if accessory == nil {
        accessory = member.inputAccessoryView.map { Source(view: $0, owner: member) }
      }
      if input != nil, accessory != nil { return }
    }
    // R-KBD-16
    guard input == nil, responder.usesKeyboard, let keyInput = responder as? any UIKeyInput,
      let keyboard = screen?.softwareKeyboard
    else { return }
    keyboard.prepare(for: keyInput)
    input = Source(view: keyboard, owner: nil)
  }

  var isEmpty: Bool { input == nil && accessory == nil }

  /// Returns whether the content consists of the same views as another one.
  func hasSameViews(as other: InputAreaContent) -> Bool {
    input?.view === other.input?.view && accessory?.view === other.accessory?.view
  }
}
