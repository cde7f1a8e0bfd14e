import QuartzCore

/// Inserts text that is dropped on a field or a text view.
@MainActor final class TextDrop: NSObject {
  // R-DRAG-60
  private weak var owner: TextSelectionInteraction?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)

  init(_ owner: TextSelectionInteraction) {
    self.owner = owner
    super.init()
  }

  /// Returns the position in the text under a drag.
  private func position(of session: any UIDropSession) -> UITextPosition? {
    guard let view = owner?.view else { return nil }
    let input: any UITextInput = view
    return view.closestPosition(to: session.location(in: input.textInputView))
  }

  private var acceptsText: Bool {
    guard let owner, owner.isEditable() else { return false }
    return (owner.view as? UIControl)?.isEnabled ?? true
  }
}

extension TextDrop: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { acceptsText && session.canLoadObjects(ofClass: String.self) }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let owner, acceptsText else { return UIDropProposal(operation: .forbidden) }
    let isSource = owner.drag.isSource(of: session)
    if owner.view.isFirstResponder, !isSource, let position = position(of: session) {
      owner.select(position, position)
    }
    return UIDropProposal(operation: isSource ? .move : .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let position = position(of: session) else { return }
    if let drag = owner?.drag, drag.isSource(of: session) { return drag.move(to: position) }
    session.loadObjects(ofClass: String.self) { [weak self] texts in
      let text = texts.joined(separator: "\n")
      guard let owner = self?.owner, !text.isEmpty, owner.begin() else { return }
      owner.select(position, position)
      owner.isBeginning = false
      owner.insert(text)
    }
  }
}

extension UITextField: DropAcceptingView {
  var ownDropInteraction: UIDropInteraction? { editing.selectionInteraction.drop.interaction }
}

extension UITextView: DropAcceptingView {
  var ownDropInteraction: UIDropInteraction? { editing.selectionInteraction.drop.interaction }
}
