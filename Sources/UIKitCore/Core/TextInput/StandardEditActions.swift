/// The actions of the edit menu.
@MainActor package enum StandardEditActions {
  /// The names of the selectors.
  nonisolated static let names: Set<String> = [
    "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "pasteAndMatchStyle:",
    "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
  ]

  /// Pastes into the first responder of a screen, and returns whether it can paste.
  package static func paste(on screen: UIScreen) -> Bool {
    guard let responder = FirstResponder.on(screen),
      responder.canPerformAction("paste:", withSender: nil)
    else { return false }
    responder.paste(nil)
    return true
  }
}
