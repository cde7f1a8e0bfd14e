import TestSupport
import Testing

@testable import UIKitCore

/// A text in an array, to which the same edits are applied as to an editor.
private struct NaiveText {
  /// The text as it would be without composing.
  var units: [UInt16] = []
  /// The marked text, and the number of characters that it replaces.
  var marked: (offset: Int, replaced: Int, units: [UInt16])?

  /// The text as the user sees it.
  var visible: [UInt16] {
    guard let marked else { return units }
    return units[..<marked.offset] + marked.units + units[(marked.offset + marked.replaced)...]
  }

  mutating func endComposing(with text: [UInt16], isAccepted: Bool) {
    guard let marked else { return }
    if isAccepted {
      units.replaceSubrange(marked.offset..<marked.offset + marked.replaced, with: text)
    }
    self.marked = nil
  }

  /// Replaces characters of the visible text outside of the marked text.
  mutating func replace(_ range: Range<Int>, with text: [UInt16]) {
    var start = range.lowerBound
    if let marked {
      if start >= marked.offset + marked.units.count {
        start += marked.replaced - marked.units.count
      } else {
        self.marked?.offset += text.count - range.count
      }
    }
    units.replaceSubrange(start..<start + range.count, with: text)
  }
}

@MainActor private final class WalkClient: TextEditorClient {
  var accepts = true
  var groups: [EditGroup] = []

  func shouldReplace(_ range: Range<Int>, with text: String) -> Bool { accepts }
  func textWillChange() {}
  func textDidChange(isByUser: Bool) {}
  func selectionWillChange() {}
  func selectionDidChange() {}
  func didAdd(_ group: EditGroup) { groups.append(group) }
}

/// An editor and a naive text that perform the same random actions.
@MainActor private final class EditorWalk {
  let editor = TextEditor(isSingleLine: false)
  let client = WalkClient()
  var naive = NaiveText()
  var random: SeededGenerator
  private let pieces = ["a", "word ", "é", "👨‍👩‍👧", "\n", "شكرا", "क्षि", "中", "\u{301}", "🇩🇪"]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    editor.client = client
  }

  private var piece: String { pieces.randomElement(using: &random) ?? "" }
  private var caret: Int { editor.selection.head.offset }
  private var length: Int { naive.visible.count }

  func step() {
    client.accepts = Int.random(in: 0..<8, using: &random) > 0
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2: insert(length > 200 ? "" : piece)
    case 3: delete(.backward)
    case 4: delete(.forward)
    case 5, 6: compose(Bool.random(using: &random) ? "" : piece)
    case 7:
      naive.endComposing(with: naive.marked?.units ?? [], isAccepted: client.accepts)
      editor.unmark()
    case 8: replace()
    case 9:
      let offset = Int.random(in: 0...length, using: &random)
      select { editor.select(offset..<offset) }
    case 10:
      let (isRight, extends) = (Bool.random(using: &random), Bool.random(using: &random))
      select { editor.move(.visual(toRight: isRight), extending: extends) }
    default:
      let direction: TextDirection = .random(using: &random) ? .forward : .backward
      select { editor.move(.logical(direction, .word), extending: true) }
    }
  }

  private func insert(_ text: String) {
    let (range, units) = (editor.selection.range, Array(text.utf16))
    if naive.marked != nil {
      naive.endComposing(with: units, isAccepted: client.accepts)
    } else if client.accepts {
      naive.replace(range, with: units)
    }
    editor.insert(text)
  }

  private func delete(_ direction: TextDirection) {
    if naive.marked != nil {
      cancel()
    } else if client.accepts {
      var range = editor.selection.range
      if range.isEmpty, direction == .forward {
        range = caret..<editor.document.caretStop(after: caret)
      } else if range.isEmpty, caret > 0 {
        range = CharacterDeletion.range(before: caret, in: editor.document)
      }
      naive.replace(range, with: [])
    }
    editor.delete(direction, by: .character)
  }

  private func compose(_ text: String) {
    if text.isEmpty {
      cancel()
    } else {
      let range = editor.selection.range
      let old = naive.marked ?? (range.lowerBound, range.count, [])
      naive.marked = (old.offset, old.replaced, Array(text.utf16))
    }
    let end = text.utf16.count
    editor.setMarkedText(text, selected: end..<end)
  }

  /// Ends composing without text, which deletes the characters that were replaced.
  private func cancel() {
    let isDeletion = naive.marked.map { $0.replaced > 0 } ?? false
    naive.endComposing(with: [], isAccepted: client.accepts && isDeletion)
  }

  /// Replaces a random range outside of the marked text.
  private func replace() {
    let bounds =
      naive.marked.map { marked in
        Bool.random(using: &random)
          ? 0..<marked.offset : marked.offset + marked.units.count..<length
      } ?? 0..<length
    let ends = [0, 1].map { _ in
      Int.random(in: bounds.lowerBound...bounds.upperBound, using: &random)
    }
    let stops = ends.map(editor.document.caretStop(atOrBefore:)).sorted()
    guard stops[0] >= bounds.lowerBound else { return }
    let text = piece
    if client.accepts { naive.replace(stops[0]..<stops[1], with: Array(text.utf16)) }
    editor.replace(stops[0]..<stops[1], with: text)
  }

  /// Performs an action that ends composing if it changes the selection.
  private func select(_ action: () -> Void) {
    action()
    if editor.markedRange == nil {
      naive.endComposing(with: naive.marked?.units ?? [], isAccepted: client.accepts)
    }
  }
}

@MainActor @Suite("Text editor: random edits") struct TextEditorWalkTests {
  @Test(
    "100,000 random edits have the same result as in a naive model, and can be undone and redone"
  )
  func randomEdits() {
    let walk = EditorWalk(seed: 7)
    let editor = walk.editor
    var text: [UInt16] { Array(editor.document.string.utf16) }
    var undone: [(group: EditGroup, before: [UInt16])] = []

    for step in 0..<100_000 {
      let before = walk.naive.units
      walk.step()

      guard text == walk.naive.visible else {
        Issue.record("step \(step): \(editor.document.string.debugDescription)")
        return
      }
      let range = editor.selection.range
      guard editor.document.isCaretStop(range.lowerBound),
        editor.document.isCaretStop(range.upperBound)
      else {
        Issue.record("step \(step): \(range) in \(editor.document.string.debugDescription)")
        return
      }
      undone += walk.client.groups.map { ($0, before) }
      walk.client.groups = []
      if step % 500 == 499 {
        let last = walk.naive.units
        var redone: [(group: EditGroup, after: [UInt16])] = []
        for (group, expected) in undone.reversed() {
          let after = redone.isEmpty ? last : text
          if let redo = editor.revert(group) { redone.append((redo, after)) }
          guard text == expected else {
            Issue.record("step \(step): undo results in \(editor.document.string.debugDescription)")
            return
          }
        }
        for (group, expected) in redone.reversed() {
          _ = editor.revert(group)
          guard text == expected else {
            Issue.record("step \(step): redo results in \(editor.document.string.debugDescription)")
            return
          }
        }
        undone = []
        walk.naive.units = text
        walk.naive.marked = nil
      }
    }
  }
}
