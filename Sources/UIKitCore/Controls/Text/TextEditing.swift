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
  private unowned let view: UIView & UITextInput
  private var undone: [EditGroup] = []
  private var done: [EditGroup] = []
  private var dragUnit: Range<Int>?

  init(_ view: UIView & UITextInput, isSingleLine: Bool) {
    self.view = view
    editor = TextEditor(isSingleLine: isSingleLine)
    editor.client = self
    canvas.caretFrame = { [unowned self, unowned view] place in
      canvas.convert(view.caretRect(for: TextPosition(place)), from: view)
    }
  }

  // MARK: Beginning and ending

  /// Called when the view has become the first responder.
  func begin() {
    isEditing = true
    canvas.showsSelection = true
    scrollToCaret()
    TextInputSession.begin(self, on: view.ownWindow?.screen)
  }

  /// Called when the view has resigned.
  func end() {
    TextInputSession.end(self)
    isEditing = false
    canvas.showsSelection = false
  }

  /// Scrolls the text so that the caret is visible.
  func scrollToCaret() {}

  // MARK: Client of the editor

  func shouldReplace(_ range: Range<Int>, with text: String) -> Bool { true }

  func textWillChange() { view.inputDelegate?.textWillChange(view) }

  func textDidChange(isByUser: Bool) {
    if !isByUser {
      done = []
      undone = []
    }
    canvas.textChanged()
    scrollToCaret()
    view.inputDelegate?.textDidChange(view)
    TextInputSession.changed(self)
  }

  func selectionWillChange() { view.inputDelegate?.selectionWillChange(view) }

  func selectionDidChange() {
    canvas.selectionChanged()
    scrollToCaret()
    view.inputDelegate?.selectionDidChange(view)
    TextInputSession.changed(self)
  }

  func didAdd(_ group: EditGroup) {
    done.append(group)
    undone = []
  }

  // MARK: Keys

  /// Inserts text that was typed.
  func insert(_ text: String) { editor.insert(text) }

  /// Called before composed text replaces the selection.
  func willCompose() {}

  /// Performs the editing command of a key, and returns whether it has one.
  func perform(_ key: KeyInput) -> Bool {
    guard let command = TextKeyCommand(key) else { return false }
    switch command {
    case .move(let movement, let extends): editor.move(movement, extending: extends)
    case .delete(let direction, let unit): editor.delete(direction, by: unit)
    case .selectAll: editor.selectAll()
    case .undo: revert(&done, adding: \.undone)
    case .cut: view.cut(nil)
    case .copy: view.copy(nil)
    case .paste: view.paste(nil)
    case .redo: revert(&undone, adding: \.done)
    }
    return true
  }

  private func revert(
    _ groups: inout [EditGroup],
    adding path: ReferenceWritableKeyPath<TextEditing, [EditGroup]>
  ) {
    guard let group = groups.popLast(), let reverse = editor.revert(group) else { return }
    self[keyPath: path].append(reverse)
  }

  // MARK: Edit actions

  // R-TXT-18
  /// Returns whether an action of the edit menu can be performed, or `nil` for other actions.
  func canPerform(_ action: String) -> Bool? {
    let hasSelection = !editor.selection.isEmpty
    switch action {
    case "cut:": return isEditing && hasSelection && !view.isSecureTextEntry
    case "copy:": return hasSelection && !view.isSecureTextEntry
    case "paste:": return isEditing && UIPasteboard.general.hasStrings
    case "delete:": return isEditing && hasSelection
    case "select:": return !hasSelection && !editor.document.isEmpty
    case "selectAll:":
      return !editor.document.isEmpty && editor.selection.range != 0..<editor.document.length
    default: return nil
    }
  }

  func copy() {
    guard canPerform("copy:") == true else { return }
    UIPasteboard.general.string = editor.document.string(in: editor.selection.range)
  }

  func cut() {
    guard canPerform("cut:") == true else { return }
    copy()
    editor.replace(editor.selection.range, with: "")
  }

  /// Inserts the text of the pasteboard, with line terminators as "\n".
  func paste() {
    guard isEditing, let text = UIPasteboard.general.string, !text.isEmpty else { return }
    willCompose()
    editor.unmark()
    let plain = text.replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\r", with: "\n")
    editor.replace(
      editor.selection.range,
      with: editor.isSingleLine ? plain.inOneLine : plain
    )
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
    return SurroundingText(
      text: editor.document.string(in: paragraph),
      selection: range.clamped(to: paragraph).shifted(by: -paragraph.lowerBound)
    )
  }

  var caretRectOnScreen: CGRect {
    guard let window = view.ownWindow else { return .zero }
    let caret = canvas.caretRect(at: editor.selection.head)
    return window.layer.convert(canvas.convert(caret, to: window), to: window.screen.rootLayer)
  }

  func commit(_ text: String) {
    willCompose()
    insert(text)
  }

  // R-TXT-5
  func compose(_ text: String, selected: Range<Int>) {
    willCompose()
    editor.setMarkedText(text, selected: selected)
  }

  func deleteSurrounding(_ range: Range<Int>) {
    guard !view.isSecureTextEntry else { return }
    let paragraph = editor.boundaries.paragraph(at: editor.selection.range.upperBound)
    editor.replace(range.shifted(by: paragraph.lowerBound), with: "")
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
    case 3...: dragUnit = editor.boundaries.paragraph(at: place.offset)
    default:
      if isPointer { dragUnit = place.offset..<place.offset }
      editor.setSelection(TextSelection(isPointer ? place : wordEdge(near: place)))
    }
    if let dragUnit, touch.tapCount > 1 { editor.select(dragUnit) }
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
