import Foundation
import QuartzCore

/// The editing of a field or a text view: its editor, the view that shows the text, keys, touches,
/// undo and input methods.
///
/// Subclasses call the delegate, and scroll the text.
@MainActor class TextEditing: TextEditorClient, TextInputClient {
  let editor: TextEditor
  private(set) lazy var canvas = TextCanvasView(editor)
  private(set) var isEditing = false
  unowned let view: UIView & UITextInput
  private(set) lazy var selectionInteraction = makeSelectionInteraction()
  private(set) lazy var undoManager = makeUndoManager()

  init(_ view: UIView & UITextInput, isSingleLine: Bool) {
    self.view = view
    editor = TextEditor(isSingleLine: isSingleLine)
    editor.client = self
    canvas.caretFrame = { [unowned self, unowned view] place in
      canvas.convert(view.caretRect(for: TextPosition(place)), from: view)
    }
  }

  private func makeSelectionInteraction() -> TextSelectionInteraction {
    let interaction = TextSelectionInteraction(view)
    interaction.menuElements = { [unowned self] in menuElements($0) }
    interaction.menuWillAppear = { [unowned self] in menuWillAppear($0) }
    interaction.menuWillDisappear = { [unowned self] in menuWillDisappear($0) }
    return interaction
  }

  // MARK: Edit menu

  /// Returns the elements of the edit menu, given those of the system.
  func menuElements(_ suggested: [UIMenuElement]) -> [UIMenuElement] { suggested }

  /// Called before the edit menu appears.
  func menuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {}

  /// Called before the edit menu disappears.
  func menuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {}

  // MARK: Beginning and ending

  /// Called when the view has become the first responder.
  func begin() {
    isEditing = true
    canvas.showsCaret = true
    canvas.showsSelection = true
    scrollToCaret()
    AccessibilityFocus.move(to: view)
    FocusEditing.began(view)
    TextInputSession.begin(self, on: view.ownWindow?.screen)
  }

  /// Called when the view has resigned.
  func end() {
    TextInputSession.end(self)
    isEditing = false
    selectionInteraction.ended()
    canvas.showsSelection = false
  }

  /// Called when a view whose text can only be selected has become the first responder.
  func beginSelecting() {
    canvas.showsCaret = false
    canvas.showsSelection = true
  }

  /// Called when such a view has resigned.
  func endSelecting() {
    canvas.showsSelection = false
    selectionInteraction.ended()
  }

  /// Scrolls the text so that the caret is visible while the text is edited.
  func scrollToCaret() {}

  /// Scrolls the text so that the moving end of the selection is visible.
  func showHead() {}

  /// The distance in points by which Page Up and Page Down move the caret, or `nil` if they do not.
  var pageHeight: CGFloat? { nil }

  /// Places the view with the text before its geometry is read.
  func updateGeometry() {}

  // MARK: Client of the editor

  func shouldReplace(_ range: Range<Int>, with text: String) -> Bool { true }

  func textWillChange() { view.inputDelegate?.textWillChange(view) }

  func textDidChange(isByUser: Bool) {
    if isByUser { clearsOnInsertion = false }
    if !isByUser, isUndoUsed { undoManager.removeAllActions() }
    canvas.textChanged()
    scrollToCaret()
    selectionInteraction.textChanged()
    view.inputDelegate?.textDidChange(view)
    TextInputSession.changed(self)
  }

  func selectionWillChange() { view.inputDelegate?.selectionWillChange(view) }

  func selectionDidChange() {
    canvas.selectionChanged()
    scrollToCaret()
    selectionInteraction.selectionChanged()
    view.inputDelegate?.selectionDidChange(view)
    TextInputSession.changed(self)
  }

  func didAdd(_ group: EditGroup) { register(group) }

  // MARK: Undo

  // R-TXT-17
  private var isUndoUsed = false

  // R-TXT-102
  var recordsChanges: Bool { !isUndoUsed || undoManager.isUndoRegistrationEnabled }

  private func makeUndoManager() -> UndoManager {
    isUndoUsed = true
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }

  /// Registers the reversal of a group.
  ///
  /// Text that is typed further extends the group.
  private func register(_ group: EditGroup) {
    let isOwnGroup = undoManager.groupingLevel == 0
    if isOwnGroup { undoManager.beginUndoGrouping() }
    undoManager.registerUndo(withTarget: self) { editing in
      if let reverse = editing.editor.revert(group) { editing.register(reverse) }
    }
    if isOwnGroup { undoManager.endUndoGrouping() }
  }

  // MARK: Keys

  /// Whether the next inserted text replaces the whole text.
  var clearsOnInsertion = false

  /// The characters that inserted text replaces.
  var insertionRange: Range<Int> {
    clearsOnInsertion ? 0..<editor.document.length : editor.selection.range
  }

  /// Inserts text that was typed.
  func insert(_ text: String) { inserting { editor.insert(text, replacing: insertionRange) } }

  /// Performs an insertion, which the delegate may refuse.
  func inserting(_ insertion: () -> Void) { insertion() }

  /// Deletes the selection, or characters before or behind the caret.
  func delete(_ direction: TextDirection, by unit: TextUnit) { editor.delete(direction, by: unit) }

  /// Whether the user can change the attributes of the text.
  var allowsEditingAttributes = false

  /// Performs the editing command of a key, and returns whether it has one.
  ///
  /// In text that is not edited, keys extend the selection and copy it.
  func perform(_ key: KeyInput) -> Bool {
    if allowsEditingAttributes, let style = TextStyleChange(key) {
      perform(style)
      return true
    }
    guard let command = TextKeyCommand(key), isEditing || command.keepsText else { return false }
    switch command {
    case .move(let movement, let extends): move(movement, extending: extends)
    case .page(let direction, let extends):
      // R-TXT-62
      guard let pageHeight else { return false }
      let distance = max(pageHeight - editor.layout.emptyLineHeight, 1)
      move(.vertical(direction == .forward ? distance : -distance), extending: extends)
    case .delete(let direction, let unit): delete(direction, by: unit)
    case .selectAll: if allows("selectAll:") { view.selectAll(nil) }
    case .undo: undoManager.undo()
    case .redo: undoManager.redo()
    case .cut: if allows("cut:") { view.cut(nil) }
    case .copy: if allows("copy:") { view.copy(nil) }
    case .paste: if allows("paste:") { view.paste(nil) }
    }
    return true
  }

  // R-TXT-93
  private func allows(_ action: Selector) -> Bool {
    view.canPerformAction(action, withSender: nil)
  }

  private func move(_ movement: TextMovement, extending extends: Bool) {
    editor.move(movement, extending: extends)
    if !isEditing { showHead() }
  }

  // MARK: Edit actions

  // R-TXT-18
  /// Returns whether an action of the edit menu can be performed, or `nil` for other actions.
  func canPerform(_ action: String) -> Bool? {
    let hasSelection = !editor.selection.isEmpty
    switch action {
    case "cut:": return isEditing && hasSelection && !view.isSecureTextEntry
    case "copy:": return hasSelection && !view.isSecureTextEntry
    case "paste:": return isEditing && (UIPasteboard.general.hasStrings || copiedText != nil)
    case "delete:": return isEditing && hasSelection
    case "select:": return !hasSelection && !editor.document.isEmpty
    case "selectAll:":
      return !editor.document.isEmpty && editor.selection.range != 0..<editor.document.length
    default: return canPerformStyling(action)
    }
  }

  func copy() {
    if canPerform("copy:") == true { copy(editor.selection.range) }
  }

  // R-TXT-84
  /// Copies characters to the pasteboard; other programs receive the text or an image.
  func copy(_ range: Range<Int>) {
    let selected = editor.document.fragment(in: range)
    guard selected.hasAttachments || allowsEditingAttributes else {
      UIPasteboard.general.string = selected.text
      return
    }
    var item: [String: Any] = [PasteboardType.attributedText: selected.attributedString([:])]
    let plain = selected.textWithoutAttachments
    if !plain.isEmpty {
      item[PasteboardType.text] = plain
    } else if let image = editor.document.image(at: range.lowerBound) {
      item.merge(PasteboardType.item(for: image) ?? [:]) { $1 }
    }
    UIPasteboard.general.setItems([item])
  }

  /// The text with attributes that this program has copied.
  private var copiedText: NSAttributedString? {
    UIPasteboard.general.value(forPasteboardType: PasteboardType.attributedText)
      as? NSAttributedString
  }

  func cut() {
    guard canPerform("cut:") == true else { return }
    copy()
    editor.replace(editor.selection.range, with: "")
  }

  /// Inserts the text of the pasteboard.
  func paste() {
    guard isEditing else { return }
    if let copiedText, !view.isSecureTextEntry {
      let fragment = TextFragment(copiedText)
      editor.unmark()
      inserting {
        editor.replace(
          insertionRange,
          with: allowsEditingAttributes
            ? fragment : fragment.withAttributes(editor.attributesForTyping)
        )
      }
    } else {
      pastePlainText()
    }
  }

  /// Inserts the text of the pasteboard with the attributes of the text at the caret.
  func pastePlainText() {
    if isEditing, let text = UIPasteboard.general.string { insertPasted(text) }
  }

  // R-TXT-18
  /// Inserts text of other programs, with line terminators as "\n", or as spaces in fields.
  func insertPasted(_ text: String) {
    guard !text.isEmpty else { return }
    editor.unmark()
    let plain = editor.isSingleLine ? text.inOneLine : text.withNewlines
    inserting { editor.replace(insertionRange, with: plain) }
  }

  func deleteSelection() {
    if canPerform("delete:") == true { editor.replace(editor.selection.range, with: "") }
  }

  func selectWord() {
    editor.select(editor.boundaries.word(at: editor.selection.head.offset))
  }

  // MARK: Input methods

  var inputTraits: any UITextInputTraits { view }

  var surroundingText: SurroundingText {
    guard !view.isSecureTextEntry else { return SurroundingText(text: "", selection: 0..<0) }
    let range = editor.selection.range
    let paragraph = editor.boundaries.paragraph(at: range.upperBound)
    let start = paragraph.lowerBound
    return SurroundingText(
      paragraph: editor.document.string(in: paragraph),
      selection: range.clamped(to: paragraph).shifted(by: -start),
      marked: editor.markedRange.map { $0.clamped(to: paragraph).shifted(by: -start) }
    )
  }

  var caretRectOnScreen: CGRect {
    guard let window = view.ownWindow else { return .zero }
    let caret = canvas.caretRect(at: editor.selection.head)
    return window.layer.convert(canvas.convert(caret, to: window), to: window.screen.rootLayer)
  }

  func commit(_ text: String) { insert(text) }

  // R-TXT-5
  func compose(_ text: ComposedText) {
    inserting {
      editor.setMarkedText(
        text.text,
        selected: text.selection,
        runs: text.runs,
        replacing: insertionRange
      )
    }
  }

  var hasMarkedText: Bool { editor.markedRange != nil }

  func unmark() { editor.unmark() }

  // R-TXT-50
  func deleteSurrounding(_ range: Range<Int>) {
    guard !view.isSecureTextEntry else { return }
    let marked = editor.markedRange
    let caret = marked?.lowerBound ?? editor.selection.range.upperBound
    let deleted = range.shifted(by: editor.boundaries.paragraph(at: caret).lowerBound)
    guard let marked else {
      if editor.replace(deleted, with: ""), caret < deleted.lowerBound {
        editor.select(caret..<caret)
      }
      return
    }
    // The range is one of the text without marked text.
    let behind = deleted.clamped(to: caret..<max(deleted.upperBound, caret)).shifted(
      by: marked.count
    )
    if !behind.isEmpty { editor.replace(behind, with: "") }
    let before = deleted.clamped(to: 0..<caret)
    if !before.isEmpty { editor.replace(before, with: "") }
  }
}
