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
  var boundaries: TextBoundaries
  private var history = EditHistory()
  /// The horizontal position that the caret keeps when it moves between lines.
  var keptX: CGFloat?
  /// Whether a command is running whose callbacks may change the text.
  private var generation = 0

  init(isSingleLine: Bool) {
    self.isSingleLine = isSingleLine
    document = TextDocument()
    layout = DocumentLayout(document, isMultiline: !isSingleLine)
    boundaries = TextBoundaries(document: document)
  }

  // MARK: Changes by the application

  /// Replaces the text and moves the caret to its end.
  func setText(_ fragment: TextFragment) {
    // R-TXT-4
    changeText(isByUser: false) {
      setMarkedRange(nil)
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
  func setSelection(_ selected: TextSelection) { moveSelection(to: aligned(selected)) }

  /// Sets a selection whose ends are at caret stops.
  private func moveSelection(to selected: TextSelection) {
    keptX = nil
    var new = selected
    guard new != selection else { return }
    if let marked = markedRange {
      let length = document.length
      // R-TXT-19
      guard finishComposing(with: document.string(in: marked)) else { return }
      if document.length < length { new = aligned(new.removing(marked)) }
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

  /// Replaces the selection, or the marked text, with typed characters.
  func insert(_ text: String) {
    guard markedRange == nil else {
      finishComposing(with: prepared(text))
      return
    }
    replace(selection.range, with: prepared(text), kind: kind(of: text))
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
    if let marked = markedRange, range.lowerBound < marked.upperBound,
      marked.lowerBound < range.upperBound
    {
      unmark()
    }
    let range = document.aligned(range)
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

  /// Deletes the selection, or characters before or behind the caret.
  func delete(_ direction: TextDirection, by unit: TextUnit) {
    guard markedRange == nil else {
      setMarkedText("", selected: 0..<0)
      return
    }
    guard selection.isEmpty else {
      replace(selection.range, with: "")
      return
    }
    let range = deletionRange(direction, by: unit)
    guard !range.isEmpty else { return }
    replace(range, with: "", kind: unit == .character ? .deleting : .other)
  }

  private func deletionRange(_ direction: TextDirection, by unit: TextUnit) -> Range<Int> {
    let offset = selection.head.offset
    switch (direction, unit) {
    case (.backward, .character):
      return offset == 0 ? 0..<0 : CharacterDeletion.range(before: offset, in: document)
    case (.forward, .character): return offset..<document.caretStop(after: offset)
    default:
      let end = place(direction, by: unit).offset
      return min(offset, end)..<max(offset, end)
    }
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
      if isBehind { recorded.offset -= marked.count }
      let shift = isBehind ? 0 : edit.inserted.length - edit.removed.length
      setMarkedRange(marked.shifted(by: shift), layout.marked?.runs ?? [])
      selection = aligned(selection.shifted(by: shift))
    } else {
      selection = TextSelection(caret(behind: edit))
    }
    typingAttributes = nil
    record(recorded, kind: kind, selection: before)
  }

  /// Adds a change to the history.
  private func record(_ edit: TextEdit, kind: EditHistory.Kind, selection: TextSelection) {
    let group = history.add(edit, kind: kind, selection: selection, time: CACurrentMediaTime())
    if let group { client?.didAdd(group) }
  }

  private func caret(behind edit: TextEdit) -> TextPlace {
    var end = edit.offset + edit.inserted.length
    // The new characters may be combined with those behind them.
    if !document.isCaretStop(end) { end = document.caretStop(after: end) }
    // Behind typed characters, the caret belongs to them.
    return TextPlace(end, edit.inserted.length > 0 ? .upstream : .downstream)
  }

  private func prepared(_ text: String) -> String {
    isSingleLine ? text.inOneLine : text
  }

  // MARK: Undo

  /// Ends a group of typed characters.
  func endGroup() { history.endGroup() }

  /// Reverses the changes of a group, and returns a group that makes them again.
  ///
  /// Marked text is removed.
  ///
  /// Returns `nil` if the changes do not fit the text any more.
  func revert(_ group: EditGroup) -> EditGroup? {
    let length = document.length - (markedRange?.count ?? 0)
    guard group.canBeReverted(inTextOfLength: length) else { return nil }
    var before = selection
    let reversed = group.edits.reversed().map(\.reversed)
    changeText {
      removeMarkedText()
      before = selection
      for edit in reversed { document.replace(edit.range, with: edit.inserted) }
      history.endGroup()
      let range = group.selection.range
      selection = TextSelection(stop(near: range.lowerBound)..<stop(near: range.upperBound))
    }
    return EditGroup(reversed, selection: before)
  }

  /// Returns a selection whose ends are at caret stops, because characters may have been combined.
  private func aligned(_ selection: TextSelection) -> TextSelection {
    TextSelection(
      anchor: TextPlace(stop(near: selection.anchor.offset), selection.anchor.affinity),
      head: TextPlace(stop(near: selection.head.offset), selection.head.affinity)
    )
  }

  private func stop(near offset: Int) -> Int {
    document.isCaretStop(min(offset, document.length))
      ? min(offset, document.length) : document.caretStop(after: offset)
  }

  // MARK: Marked text

  // R-TXT-5
  /// Replaces the marked text, or the selection, with text that is being composed.
  ///
  /// - Parameters:
  ///   - text: The text; an empty text ends composing and deletes the marked text.
  ///   - selected: The selection in the text.
  ///   - runs: The parts of the text and how they are shown.
  func setMarkedText(_ text: String, selected: Range<Int>, runs: [MarkedTextRun] = []) {
    let text = prepared(text)
    let range = markedRange ?? document.aligned(selection.range)
    let edit = TextEdit(
      offset: range.lowerBound,
      removed: document.fragment(in: range),
      inserted: TextFragment(text, attributes: attributesForTyping)
    )
    guard edit.removed.length > 0 || edit.inserted.length > 0 else { return }
    changeText {
      // Only the committed text can be undone, so that the deletion of a selection is added here.
      if markedRange == nil, edit.removed.length > 0 {
        let deletion = TextEdit(
          offset: edit.offset,
          removed: edit.removed,
          inserted: TextFragment()
        )
        record(deletion, kind: .other, selection: selection)
      }
      document.replace(range, with: edit.inserted)
      let length = edit.inserted.length
      setMarkedRange(length == 0 ? nil : edit.offset..<edit.offset + length, runs)
      let lower = min(max(selected.lowerBound, 0), length)
      let upper = min(max(selected.upperBound, lower), length)
      selection = aligned(TextSelection(edit.offset + lower..<edit.offset + upper))
    }
  }

  /// Ends composing; the marked text stays if the client accepts it.
  func unmark() {
    if let marked = markedRange { finishComposing(with: document.string(in: marked)) }
  }

  /// Ends composing with text that replaces the marked text.
  ///
  /// The client is asked once, with the range of the marked text. If it refuses, the marked text is
  /// removed.
  ///
  /// - Parameter text: The committed text.
  /// - Returns: `false` if the client has set the text or the selection meanwhile.
  @discardableResult private func finishComposing(with text: String) -> Bool {
    guard let marked = markedRange else { return true }
    let current = generation
    let isAccepted = client?.shouldReplace(marked, with: text) ?? true
    // R-TXT-19
    guard generation == current, markedRange == marked else { return false }
    let committed = TextEdit(
      offset: marked.lowerBound,
      removed: TextFragment(),
      inserted: TextFragment(text, attributes: attributesForTyping)
    )
    var placed = selection
    changeText {
      removeMarkedText()
      if isAccepted, !text.isEmpty { replace(by: committed, kind: kind(of: text)) }
      typingAttributes = nil
      placed = selection
    }
    return generation == current + 1 && selection == placed
  }

  /// Removes the marked text without a notification, and places the caret there.
  private func removeMarkedText() {
    guard let marked = markedRange else { return }
    setMarkedRange(nil)
    document.replace(marked, with: TextFragment())
    selection = TextSelection(TextPlace(stop(near: marked.lowerBound)))
  }

  private func setMarkedRange(_ range: Range<Int>?, _ runs: [MarkedTextRun] = []) {
    markedRange = range
    layout.setMarked(range.map { MarkedText(range: $0, runs: runs) })
  }
}

extension TextSelection {
  /// Returns the selection in a text whose characters before it were changed.
  fileprivate func shifted(by distance: Int) -> TextSelection {
    TextSelection(
      anchor: TextPlace(anchor.offset + distance, anchor.affinity),
      head: TextPlace(head.offset + distance, head.affinity)
    )
  }

  /// Returns the selection in a text from which characters were removed.
  fileprivate func removing(_ range: Range<Int>) -> TextSelection {
    func place(_ place: TextPlace) -> TextPlace {
      let removed = min(max(place.offset, range.lowerBound), range.upperBound) - range.lowerBound
      return TextPlace(place.offset - removed, place.affinity)
    }
    return TextSelection(anchor: place(anchor), head: place(head))
  }
}
