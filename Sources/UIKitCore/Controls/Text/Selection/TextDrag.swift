import QuartzCore

/// Lets the selected text of a field or a text view be dragged.
@MainActor final class TextDrag: NSObject {
  // R-DRAG-61
  private weak var owner: TextSelectionInteraction?
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The text that is dragged.
  private var range: UITextRange?

  init(_ owner: TextSelectionInteraction) {
    self.owner = owner
    super.init()
  }

  /// Returns the selection if there is selected text at a point that may be dragged.
  func selection(at point: CGPoint) -> UITextRange? {
    guard let owner, owner.view.isFirstResponder, !owner.view.isSecureTextEntry,
      let range = owner.view.selectedTextRange, !range.isEmpty,
      owner.visibleRectangles(of: range).contains(where: { $0.contains(point) })
    else { return nil }
    return range
  }

  /// Returns whether a drag carries text of the view, which a drop moves.
  func isSource(of session: any UIDropSession) -> Bool {
    session.localDragSession?.localContext as? TextDrag === self
  }

  /// Moves the dragged text to a position of the same view.
  func move(to position: UITextPosition) {
    guard let owner, let range, let text = owner.view.text(in: range) else { return }
    let view: any UITextInput = owner.view
    let isAfter = view.compare(position, to: range.end) != .orderedAscending
    guard isAfter || view.compare(position, to: range.start) != .orderedDescending else { return }
    let start = view.offset(from: view.beginningOfDocument, to: position)
    let length = view.offset(from: range.start, to: range.end)
    if isAfter {
      insert(text, at: position)
      delete(range)
    } else {
      delete(range)
      insert(text, at: position)
    }
    let offset = isAfter ? start : start + length
    guard let end = view.position(from: view.beginningOfDocument, offset: offset) else { return }
    owner.select(end, end)
  }

  private func insert(_ text: String, at position: UITextPosition) {
    owner?.select(position, position)
    owner?.insert(text)
  }

  private func delete(_ range: UITextRange) {
    owner?.select(range.start, range.end)
    owner?.view.deleteBackward()
  }
}

extension TextDrag: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let view = owner?.view else { return [] }
    let input: any UITextInput = view
    guard let range = selection(at: session.location(in: input.textInputView)),
      let text = view.text(in: range)
    else { return [] }
    self.range = range
    session.localContext = self
    return [UIDragItem(itemProvider: NSItemProvider(object: text))]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let owner, let range else { return nil }
    let input: any UITextInput = owner.view
    let parts = owner.visibleRectangles(of: range)
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(
      rect: parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
    )
    return UITargetedDragPreview(view: input.textInputView, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { range = nil }
}
