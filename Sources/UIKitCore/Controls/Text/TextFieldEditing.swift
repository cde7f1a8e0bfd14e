import Foundation
import QuartzCore

/// The editing of a text field: its editor, the view that shows the text while it is edited, and the
/// calls of the delegate.
@MainActor final class TextFieldEditing: TextEditorClient, TextInputClient {
  private unowned let field: UITextField
  let editor = TextEditor(isSingleLine: true)
  private(set) lazy var canvas = TextCanvasView(editor)
  private(set) var isEditing = false
  /// Whether the next typed character replaces the whole text.
  var clearsOnInsertion = false
  private var undone: [EditGroup] = []
  private var done: [EditGroup] = []
  private var revealTimer: ClockTimer?
  private var dragUnit: Range<Int>?

  init(_ field: UITextField) {
    self.field = field
    editor.client = self
  }

  // MARK: Beginning and ending

  /// Called when the field has become the first responder.
  func begin() {
    // R-TXT-1
    isEditing = true
    if field.clearsOnBeginEditing || field.isSecureTextEntry { clearsOnInsertion = true }
    field.addSubview(canvas)
    field.editingStateChanged()
    canvas.showsSelection = true
    scrollToCaret()
    TextInputSession.begin(self, on: field.ownWindow?.screen)
    field.delegate?.textFieldDidBeginEditing(field)
    post(UITextField.textDidBeginEditingNotification)
    field.sendActions(for: .editingDidBegin)
  }

  /// Called when the field has resigned.
  func end(_ reason: UITextField.DidEndEditingReason) {
    // R-TXT-2, R-TXT-8
    TextInputSession.end(self)
    isEditing = false
    clearsOnInsertion = false
    reveal(nil)
    canvas.showsSelection = false
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

  func shouldReplace(_ range: Range<Int>, with text: String) -> Bool {
    field.delegate?.textField(
      field,
      shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
      replacementString: text
    ) ?? true
  }

  func textWillChange() {}

  func textDidChange(isByUser: Bool) {
    if !isByUser {
      done = []
      undone = []
    }
    field.contentChanged()
    canvas.textChanged()
    scrollToCaret()
    TextInputSession.changed(self)
    guard isByUser else { return }
    // R-TXT-4
    post(UITextField.textDidChangeNotification)
    field.sendActions(for: .editingChanged)
    field.delegate?.textFieldDidChangeSelection(field)
  }

  func selectionWillChange() {}

  func selectionDidChange() {
    canvas.selectionChanged()
    scrollToCaret()
    TextInputSession.changed(self)
    field.delegate?.textFieldDidChangeSelection(field)
  }

  func didAdd(_ group: EditGroup) {
    done.append(group)
    undone = []
  }

  // MARK: Keys

  func insert(_ text: String) {
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

  // R-TXT-9
  private func clearIfNeeded() {
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

  /// Performs the editing command of a key, and returns whether it has one.
  func perform(_ key: KeyInput) -> Bool {
    guard let command = TextKeyCommand(key) else { return false }
    switch command {
    case .move(let movement, let extends): editor.move(movement, extending: extends)
    case .delete(let direction, let unit): editor.delete(direction, by: unit)
    case .selectAll: editor.selectAll()
    case .undo: revert(&done, adding: \.undone)
    case .redo: revert(&undone, adding: \.done)
    }
    return true
  }

  private func revert(
    _ groups: inout [EditGroup],
    adding path: ReferenceWritableKeyPath<TextFieldEditing, [EditGroup]>
  ) {
    guard let group = groups.popLast(), let reverse = editor.revert(group) else { return }
    self[keyPath: path].append(reverse)
  }

  // MARK: Input methods

  var inputTraits: any UITextInputTraits { field }

  var surroundingText: SurroundingText {
    guard !field.isSecureTextEntry else { return SurroundingText(text: "", selection: 0..<0) }
    return SurroundingText(text: editor.document.string, selection: editor.selection.range)
  }

  var caretRectOnScreen: CGRect {
    guard let window = field.ownWindow else { return .zero }
    let caret = canvas.caretRect(at: editor.selection.head)
    return window.layer.convert(canvas.convert(caret, to: window), to: window.screen.rootLayer)
  }

  func commit(_ text: String) {
    clearIfNeeded()
    insert(text)
  }

  // R-TXT-5
  func compose(_ text: String, selected: Range<Int>) {
    clearIfNeeded()
    editor.setMarkedText(text, selected: selected)
  }

  func deleteSurrounding(_ range: Range<Int>) {
    guard !field.isSecureTextEntry else { return }
    editor.replace(range, with: "")
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
  private func scrollToCaret() {
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

  // MARK: Touches

  // R-TXT-14
  /// Moves the caret to a touch, or selects a word or the whole text.
  func touchBegan(_ touch: UITouch) {
    let place = editor.layout.place(at: touch.location(in: canvas))
    let isPointer = touch.type == .indirectPointer
    dragUnit = nil
    switch touch.tapCount {
    case 2: dragUnit = editor.boundaries.word(at: place.offset)
    case 3...: dragUnit = 0..<editor.document.length
    default:
      if isPointer { dragUnit = place.offset..<place.offset }
      editor.setSelection(TextSelection(isPointer ? place : wordEdge(near: place)))
    }
    if let dragUnit, touch.tapCount > 1 { editor.select(dragUnit) }
    clearsOnInsertion = false
  }

  /// Extends the selection to a touch.
  func touchMoved(_ touch: UITouch) {
    guard let unit = dragUnit else { return }
    let place = editor.layout.place(at: touch.location(in: canvas))
    let end =
      touch.tapCount == 2 ? editor.boundaries.word(at: place.offset) : place.offset..<place.offset
    let isForward = end.upperBound >= unit.upperBound
    editor.setSelection(
      TextSelection(
        anchor: TextPlace(isForward ? unit.lowerBound : unit.upperBound),
        head: TextPlace(
          isForward ? max(end.upperBound, unit.upperBound) : end.lowerBound,
          .upstream
        )
      )
    )
  }

  private func wordEdge(near place: TextPlace) -> TextPlace {
    let word = editor.boundaries.word(at: place.offset)
    guard word.contains(place.offset) else { return place }
    let isNearEnd = place.offset - word.lowerBound > word.upperBound - place.offset
    return isNearEnd ? TextPlace(word.upperBound, .upstream) : TextPlace(word.lowerBound)
  }
}
