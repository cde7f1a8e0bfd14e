import Foundation
import QuartzCore

/// The object that is asked about edits and notified of them: a field or a text view.
@MainActor protocol TextEditorClient: AnyObject {
  /// Returns whether the user may replace characters.
  ///
  /// - Parameters:
  ///   - range: The characters, in UTF-16 code units.
  ///   - text: The new characters.
  /// - Returns: `true` to replace them.
  func shouldReplace(_ range: Range<Int>, with text: String) -> Bool
  /// Called before the text changes.
  func textWillChange()
  /// Called after the text has changed.
  ///
  /// - Parameter isByUser: Whether the user made the change, and not the application.
  func textDidChange(isByUser: Bool)
  func selectionWillChange()
  func selectionDidChange()
  /// Called when a change can be undone.
  func didAdd(_ group: EditGroup)
  /// Whether changes can be undone.
  var recordsChanges: Bool { get }
}

extension TextEditorClient {
  var recordsChanges: Bool { true }
}

/// The editing of a document: the selection, marked text, and commands.
///
/// Edits by the user ask the client first. Edits by the application, such as ``setText(_:)``, do not
/// ask, and end marked text.
///
/// The history describes the text without the marked text, because only committed text can be undone.
@MainActor final class TextEditor {
  let document: TextDocument
  let layout: DocumentLayout
  weak var client: TextEditorClient?
  /// The selected characters.
  private(set) var selection = TextSelection(TextPlace(0))
  /// The characters that an input method is composing.
  private(set) var markedRange: Range<Int>?
  /// The attributes of the next characters, or `nil` for those of the character before the caret.
  var typingAttributes: AttributeSet?
  /// Whether line terminators are replaced with spaces.
  let isSingleLine: Bool
  /// The characters that the marked text replaces, and the selection before.
  private var replaced: (text: TextFragment, selection: TextSelection)?
  private var history = EditHistory()
  /// The horizontal position that the caret keeps when it moves between lines.
  var keptX: CGFloat?
  /// The number of changes of the text, so that a command notices those that callbacks have made.
  private var generation = 0

  init(isSingleLine: Bool) {
    self.isSingleLine = isSingleLine
    document = TextDocument()
    layout = DocumentLayout(document, isMultiline: !isSingleLine)
  }

  /// The boundaries of words, sentences and paragraphs, except in secure text.
  var boundaries: TextBoundaries {
    TextBoundaries(document: document, isSecret: layout.format.isSecure)
  }

  // MARK: Changes by the application

  /// Replaces the text and moves the caret to its end.
  func setText(_ fragment: TextFragment) {
    // R-TXT-4
    changeText(isByUser: false) {
      setMarkedRange(nil)
      replaced = nil
      typingAttributes = nil
      document.setAll(isSingleLine ? fragment.inOneLine : fragment)
      history.endGroup()
      selection = TextSelection(TextPlace(document.length))
    }
  }

  /// Changes the text between the notifications of the client.
  private func changeText(isByUser: Bool = true, _ change: () -> Void) {
    generation += 1
    keptX = nil
    client?.textWillChange()
    change()
    client?.textDidChange(isByUser: isByUser)
  }

  /// Selects characters; a range out of bounds is clamped, and extended to whole characters.
  func select(_ range: Range<Int>) {
    moveSelection(to: TextSelection(document.wholeCharacters(in: range)))
  }

  /// Sets the selection, which ends composing and a group of typed characters.
  func setSelection(_ selected: TextSelection) { moveSelection(to: document.aligned(selected)) }

  /// Sets a selection whose ends are at caret stops.
  private func moveSelection(to selected: TextSelection) {
    keptX = nil
    var new = selected
    guard new != selection else { return }
    if markedRange != nil {
      // R-TXT-19
      guard let range = unmark(keeping: new.range) else { return }
      new = document.aligned(new.moved(to: range))
    }
    history.endGroup()
    typingAttributes = nil
    client?.selectionWillChange()
    selection = new
    client?.selectionDidChange()
  }

  /// The attributes of the next character that is typed.
  var attributesForTyping: AttributeSet {
    if let typingAttributes { return typingAttributes.withoutAttachment }
    if document.isEmpty { return document.defaultAttributes.withoutAttachment }
    let offset = selection.range.lowerBound
    return document.attributes(at: selection.isEmpty ? offset - 1 : offset).withoutAttachment
  }

  // MARK: Edits by the user

  /// Replaces the marked text, or else other characters, with typed characters.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - range: The characters that are replaced without marked text, or `nil` for the selection.
  func insert(_ text: String, replacing range: Range<Int>? = nil) {
    guard markedRange == nil else {
      finishComposing(with: prepared(text))
      return
    }
    replace(range ?? selection.range, with: prepared(text), kind: kind(of: text))
  }

  private func kind(of text: String) -> EditHistory.Kind { text.count == 1 ? .typing : .other }

  /// Replaces characters.
  ///
  /// Marked text outside of the range stays marked. Composing ends if the range contains marked text.
  ///
  /// - Parameters:
  ///   - range: The characters; it is clamped to the text.
  ///   - text: The new characters, behind which the caret is placed.
  ///   - kind: Whether the change continues a group of changes.
  /// - Returns: Whether the client accepted the change.
  @discardableResult
  func replace(_ range: Range<Int>, with text: String, kind: EditHistory.Kind = .other) -> Bool {
    replace(range, with: text, kind: kind) {
      TextFragment(text, attributes: attributesForTyping)
    }
  }

  /// Replaces characters with text that has attributes of its own.
  @discardableResult
  func replace(_ range: Range<Int>, with fragment: TextFragment) -> Bool {
    let fragment = isSingleLine ? fragment.inOneLine : fragment
    return replace(range, with: fragment.text, kind: .other) { fragment }
  }

  private func replace(
    _ range: Range<Int>,
    with text: String,
    kind: EditHistory.Kind,
    _ inserted: () -> TextFragment
  ) -> Bool {
    var range = range
    if let marked = markedRange, range.lowerBound < marked.upperBound,
      marked.lowerBound < range.upperBound
    {
      guard let moved = unmark(keeping: range) else { return false }
      range = moved
    }
    range = document.aligned(range)
    guard !(range.isEmpty && text.isEmpty) else { return false }
    let current = generation
    // R-TXT-3
    guard client?.shouldReplace(range, with: text) ?? true else { return false }
    // R-TXT-19
    guard generation == current else { return false }
    apply(
      TextEdit(
        offset: range.lowerBound,
        removed: document.fragment(in: range),
        inserted: inserted()
      ),
      kind: kind
    )
    return true
  }

  /// Makes a change without asking the client, and adds it to the history.
  private func apply(_ edit: TextEdit, kind: EditHistory.Kind) {
    changeText { replace(by: edit, kind: kind) }
  }

  /// Replaces characters, places the caret behind them unless there is marked text, and adds the
  /// change to the history.
  private func replace(by edit: TextEdit, kind: EditHistory.Kind) {
    let before = selection
    document.replace(edit.range, with: edit.inserted)
    var recorded = edit
    if let marked = markedRange {
      let isBehind = edit.offset >= marked.upperBound
      if isBehind { recorded.offset += (replaced?.text.length ?? 0) - marked.count }
      let shift = isBehind ? 0 : edit.inserted.length - edit.removed.length
      setMarkedRange(marked.shifted(by: shift), layout.marked?.runs ?? [])
      selection = document.aligned(selection.shifted(by: shift))
      replaced = replaced.map { ($0.text, $0.selection.shifted(by: shift)) }
    } else {
      selection = TextSelection(caret(behind: edit))
    }
    typingAttributes = nil
    record(recorded, kind: kind, selection: before)
  }

  /// Adds a change to the history.
  private func record(_ edit: TextEdit, kind: EditHistory.Kind, selection: TextSelection) {
    if client?.recordsChanges == false { history.endGroup() }
    let group = history.add(edit, kind: kind, selection: selection, time: CACurrentMediaTime())
    if let group { client?.didAdd(group) }
  }

  private func caret(behind edit: TextEdit) -> TextPlace {
    // The new characters may be combined with those behind them.
    let end = document.caretStop(atOrAfter: edit.offset + edit.inserted.length)
    // Behind typed characters, the caret belongs to them.
    return TextPlace(end, edit.inserted.length > 0 ? .upstream : .downstream)
  }

  private func prepared(_ text: String) -> String {
    isSingleLine ? text.inOneLine : text
  }

  /// Changes the attributes of characters without asking the client, and adds the change to the
  /// history.
  func changeAttributes(
    in range: Range<Int>,
    _ change: (AttributeSet.Values) -> AttributeSet.Values
  ) {
    guard let range = unmark(keeping: range).map(document.aligned), !range.isEmpty else { return }
    changeText {
      history.endGroup()
      let old = document.fragment(in: range)
      document.changeAttributes(in: range, change)
      let new = document.fragment(in: range)
      let edit = TextEdit(offset: range.lowerBound, removed: old, inserted: new)
      record(edit, kind: .other, selection: selection)
    }
  }

  // MARK: Undo

  /// Reverses the changes of a group, and returns a group that makes them again.
  ///
  /// Marked text is removed.
  ///
  /// Returns `nil` if the changes do not fit the text any more.
  func revert(_ group: EditGroup) -> EditGroup? {
    let length = document.length + (replaced?.text.length ?? 0) - (markedRange?.count ?? 0)
    guard group.canBeReverted(inTextOfLength: length) else { return nil }
    var before = selection
    let reversed = group.edits.reversed().map(\.reversed)
    changeText {
      removeMarkedText()
      before = selection
      for edit in reversed { document.replace(edit.range, with: edit.inserted) }
      history.endGroup()
      let range = group.selection.range
      selection = document.aligned(TextSelection(range))
    }
    return EditGroup(reversed, selection: before)
  }

  // MARK: Marked text

  // R-TXT-5
  /// Replaces the marked text, or else other characters, with text that is being composed.
  ///
  /// - Parameters:
  ///   - text: The text; an empty text ends composing and deletes the marked text.
  ///   - selected: The selection in the text.
  ///   - runs: The parts of the text and how they are shown.
  ///   - range: The characters that are replaced without marked text, or `nil` for the selection.
  func setMarkedText(
    _ text: String,
    selected: Range<Int>,
    runs: [MarkedTextRun] = [],
    replacing range: Range<Int>? = nil
  ) {
    let text = prepared(text)
    guard markedRange != nil || !text.isEmpty else { return }
    // R-TXT-100
    if text.isEmpty, replaced != nil {
      finishComposing(with: "")
      return
    }
    let range = markedRange ?? document.aligned(range ?? selection.range)
    let edit = TextEdit(
      offset: range.lowerBound,
      removed: document.fragment(in: range),
      inserted: TextFragment(text, attributes: attributesForTyping)
    )
    changeText {
      if markedRange == nil, edit.removed.length > 0 { replaced = (edit.removed, selection) }
      document.replace(range, with: edit.inserted)
      let length = edit.inserted.length
      setMarkedRange(length == 0 ? nil : edit.offset..<edit.offset + length, runs)
      let lower = min(max(selected.lowerBound, 0), length)
      let upper = min(max(selected.upperBound, lower), length)
      selection = document.aligned(TextSelection(edit.offset + lower..<edit.offset + upper))
    }
  }

  /// Ends composing; the marked text stays if the client accepts it.
  func unmark() { _ = unmark(keeping: selection.range) }

  // R-TXT-101
  /// Ends composing, and returns where the characters of a range are afterwards.
  ///
  /// - Parameter range: The range; marked text in it that the client refuses is left out.
  /// - Returns: The range of the same characters, or `nil` if the client has set the text or the
  ///   selection meanwhile.
  func unmark(keeping range: Range<Int>) -> Range<Int>? {
    guard let marked = markedRange else { return range }
    let restored = replaced?.text.length ?? 0
    switch finishComposing(with: document.string(in: marked)) {
    case .accepted: return range
    case .refused: return range.replacing(marked, withLength: restored)
    case .overtaken: return nil
    }
  }

  /// The ways in which composing ends.
  private enum ComposingEnd {
    case accepted
    case refused
    /// The client has set the text or the selection meanwhile.
    case overtaken
  }

  /// Ends composing with text that replaces the marked text.
  ///
  /// The client is asked once, with the range of the marked text. If it refuses, the marked text is
  /// removed, and the characters that it replaces are restored.
  ///
  /// - Parameter text: The committed text.
  /// - Returns: The way in which composing has ended.
  @discardableResult private func finishComposing(with text: String) -> ComposingEnd {
    guard let marked = markedRange else { return .accepted }
    let current = generation
    let isAccepted = client?.shouldReplace(marked, with: text) ?? true
    // R-TXT-19
    guard generation == current, markedRange == marked else { return .overtaken }
    let inserted = TextFragment(text, attributes: attributesForTyping)
    var placed = selection
    changeText {
      let removed = removeMarkedText()
      // Only the committed text can be undone, together with the deletion of what it replaces.
      if isAccepted, removed.length + inserted.length > 0 {
        replace(
          by: TextEdit(offset: marked.lowerBound, removed: removed, inserted: inserted),
          kind: kind(of: text)
        )
      }
      typingAttributes = nil
      placed = selection
    }
    guard generation == current + 1, selection == placed else { return .overtaken }
    return isAccepted ? .accepted : .refused
  }

  /// Replaces the marked text with the characters before composing, without a notification.
  ///
  /// - Returns: The characters.
  @discardableResult private func removeMarkedText() -> TextFragment {
    guard let marked = markedRange else { return TextFragment() }
    let text = replaced?.text ?? TextFragment()
    let old = replaced?.selection ?? TextSelection(TextPlace(marked.lowerBound))
    replaced = nil
    setMarkedRange(nil)
    document.replace(marked, with: text)
    selection = document.aligned(old)
    return text
  }

  private func setMarkedRange(_ range: Range<Int>?, _ runs: [MarkedTextRun] = []) {
    markedRange = range
    layout.setMarked(range.map { MarkedText(range: $0, runs: runs) })
  }
}
