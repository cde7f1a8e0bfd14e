import Foundation
import QuartzCore

/// The editing of a text field: the calls of its delegate, secure text, and horizontal scrolling.
@MainActor final class TextFieldEditing: TextEditing {
  private unowned let field: UITextField
  /// Whether the next typed character replaces the whole text.
  var clearsOnInsertion = false
  private var revealTimer: ClockTimer?

  init(_ field: UITextField) {
    self.field = field
    super.init(field, isSingleLine: true)
  }

  // MARK: Beginning and ending

  override func begin() {
    // R-TXT-1
    if field.clearsOnBeginEditing || field.isSecureTextEntry { clearsOnInsertion = true }
    field.addSubview(canvas)
    super.begin()
    field.editingStateChanged()
    scrollToCaret()
    field.delegate?.textFieldDidBeginEditing(field)
    post(UITextField.textDidBeginEditingNotification)
    field.sendActions(for: .editingDidBegin)
  }

  /// Called when the field has resigned.
  func end(_ reason: UITextField.DidEndEditingReason) {
    // R-TXT-2, R-TXT-8
    end()
    clearsOnInsertion = false
    reveal(nil)
    canvas.removeFromSuperview()
    field.editingStateChanged()
    field.delegate?.textFieldDidEndEditing(field, reason: reason)
    post(UITextField.textDidEndEditingNotification)
    field.sendActions(for: .editingDidEnd)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: field)
  }

  // MARK: Client of the editor

  override func shouldReplace(_ range: Range<Int>, with text: String) -> Bool {
    field.delegate?.textField(
      field,
      shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
      replacementString: text
    ) ?? true
  }

  override func textDidChange(isByUser: Bool) {
    field.contentChanged()
    super.textDidChange(isByUser: isByUser)
    guard isByUser else { return }
    // R-TXT-4
    post(UITextField.textDidChangeNotification)
    field.sendActions(for: .editingChanged)
    field.delegate?.textFieldDidChangeSelection(field)
  }

  override func selectionDidChange() {
    super.selectionDidChange()
    clearsOnInsertion = false
    field.selectionChanged()
    field.delegate?.textFieldDidChangeSelection(field)
  }

  // MARK: Keys

  override func insert(_ text: String) {
    if text == "\n" { return performReturn() }
    clearIfNeeded()
    let start = editor.selection.range.lowerBound
    editor.insert(text)
    if text.count == 1, editor.document.length > start { reveal(start) }
  }

  func deleteBackward() {
    if clearsOnInsertion, field.isSecureTextEntry {
      clearsOnInsertion = false
      editor.replace(0..<editor.document.length, with: "")
    } else {
      editor.delete(.backward, by: .character)
    }
  }

  override func willCompose() { clearIfNeeded() }

  // R-TXT-9
  private func clearIfNeeded() {
    field.willInsertText()
    guard clearsOnInsertion else { return }
    clearsOnInsertion = false
    editor.selectAll()
  }

  // R-TXT-6
  private func performReturn() {
    editor.unmark()
    guard field.delegate?.textFieldShouldReturn(field) ?? true else { return }
    let endsEditing = field.allControlEvents.contains(.editingDidEndOnExit)
    field.sendActions(for: .editingDidEndOnExit)
    field.sendActions(for: .primaryActionTriggered)
    if endsEditing { field.resignFirstResponder() }
  }

  // MARK: Secure text

  // R-TXT-10
  /// Shows a character of secure text for two seconds.
  private func reveal(_ offset: Int?) {
    revealTimer?.cancel()
    let isShown = offset != nil && field.isSecureTextEntry && field.revealsTypedCharacters
    setRevealed(isShown ? offset : nil)
    guard isShown, let clock = field.ownWindow?.screen.clock else { return }
    revealTimer = clock.schedule(after: TextEditingMetrics.revealTime) { [weak self] in
      MainActor.assumeIsolated { self?.setRevealed(nil) }
    }
  }

  private func setRevealed(_ offset: Int?) {
    var format = editor.layout.format
    guard format.revealedOffset != offset else { return }
    format.revealedOffset = offset
    editor.layout.setFormat(format)
    canvas.textChanged()
    scrollToCaret()
  }

  // MARK: Layout

  /// Places the view with the text, and scrolls it so that the caret is visible.
  func layOut(in frame: CGRect) {
    canvas.frame = frame
    scrollToCaret()
    canvas.selectionChanged()
  }

  // R-TXT-8
  override func scrollToCaret() {
    guard isEditing else { return }
    let size = editor.layout.size
    let visible = canvas.bounds.size
    let grid = PixelGrid(scale: field.traitCollection.displayScale)
    var origin = canvas.bounds.origin
    origin.y = -grid.rounded((visible.height - size.height) / 2)
    // The caret is drawn within the bounds at both ends of the text.
    let margin = TextEditingMetrics.caretWidth
    let free = visible.width - size.width - margin
    if free >= 0 {
      origin.x = -margin / 2 - free * alignmentFactor
    } else {
      let caret = editor.layout.caret(at: editor.selection.head).minX
      origin.x = min(max(origin.x, caret + margin - visible.width), caret - margin / 2)
      origin.x = min(max(origin.x, -margin / 2), size.width + margin / 2 - visible.width)
    }
    origin.x = grid.rounded(origin.x)
    guard canvas.bounds.origin != origin else { return }
    canvas.bounds.origin = origin
    canvas.setNeedsDisplay()
    canvas.selectionChanged()
  }

  /// The part of the free width that is on the left of the text.
  private var alignmentFactor: CGFloat {
    switch field.textAlignment {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    case .natural: field.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }

}
