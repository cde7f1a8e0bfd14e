import QuartzCore

/// The text of a field or a text view for assistive technologies.
extension TextEditing: AccessibleText {
  /// The labels of attachments, which are read in place of their characters.
  private var labels: AttachmentLabels {
    AttachmentLabels(isAccessibleTextSecret ? AttachedText() : editor.document.attached)
  }

  var accessibleString: String {
    let text = editor.document.string
    return isAccessibleTextSecret ? text.secretText() : labels.spoken(text)
  }

  var accessibleSelection: Range<Int> {
    get { labels.spokenRange(editor.selection.range) }
    set { editor.select(labels.range(newValue)) }
  }

  var isAccessibleTextEditable: Bool { selectionInteraction.isEditable() && isEnabled }

  private var isEnabled: Bool { (view as? UIControl)?.isEnabled ?? true }

  var isAccessibleTextMultiline: Bool { !editor.isSingleLine }

  var isAccessibleTextSecret: Bool { view.isSecureTextEntry }

  func replaceAccessibleText(in range: Range<Int>, with text: String) {
    guard isAccessibleTextEditable else { return }
    let characters = labels.range(range).clamped(to: 0..<editor.document.length)
    if let rest = editor.unmark(keeping: characters) { editor.replace(rest, with: text) }
  }

  func accessibleRange(of unit: AccessibleTextUnit, at offset: Int) -> Range<Int> {
    labels.spokenRange(range(of: unit, at: labels.offset(max(offset, 0))))
  }

  private func range(of unit: AccessibleTextUnit, at offset: Int) -> Range<Int> {
    let offset = min(offset, editor.document.length)
    switch unit {
    case .character:
      let start = editor.document.caretStop(atOrBefore: offset)
      return start..<max(editor.document.caretStop(after: offset), start)
    case .word: return editor.boundaries.word(at: offset)
    case .sentence: return editor.boundaries.sentence(at: offset)
    case .line: return editor.layout.lineRange(of: TextPlace(offset))
    case .paragraph: return editor.boundaries.paragraph(at: offset)
    }
  }

  func accessibleFrame(of range: Range<Int>) -> CGRect {
    guard let window = view.ownWindow else { return .zero }
    updateGeometry()
    let range = labels.range(range)
    let frame =
      editor.layout.firstRectangle(of: editor.document.aligned(range))
      ?? canvas.caretRect(at: TextPlace(min(range.lowerBound, editor.document.length)))
    return window.layer.convert(canvas.convert(frame, to: window), to: window.screen.rootLayer)
  }

  func accessibleOffset(at point: CGPoint) -> Int? {
    guard let window = view.ownWindow else { return nil }
    updateGeometry()
    let place = window.layer.convert(point, from: window.screen.rootLayer)
    let local = canvas.convert(place, from: window as UIView)
    return labels.spokenOffset(editor.layout.place(at: local).offset)
  }

  func beginEditing() -> Bool { view.isFirstResponder || view.becomeFirstResponder() }
}
