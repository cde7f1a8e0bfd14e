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
  /// Each view is supplied by the nearest responder in the chain that returns one.
  init(for responder: UIResponder) {
    // R-KBD-1
    for member in sequence(first: responder, next: \.next) {
      if input == nil { input = member.inputView.map { Source(view: $0, owner: member) } }
      if accessory == nil {
        accessory = member.inputAccessoryView.map { Source(view: $0, owner: member) }
      }
      if input != nil, accessory != nil { return }
    }
  }

  var isEmpty: Bool { input == nil && accessory == nil }

  /// Returns whether the content consists of the same views as another one.
  func hasSameViews(as other: InputAreaContent) -> Bool {
    input?.view === other.input?.view && accessory?.view === other.accessory?.view
  }
}
