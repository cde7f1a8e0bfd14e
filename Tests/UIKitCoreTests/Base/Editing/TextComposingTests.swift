import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A client that refuses some texts.
@MainActor private final class Client: TextEditorClient {
  let journal = Journal()
  var accepts: (String) -> Bool = { _ in true }
  /// The groups that can be undone, as an undo manager keeps them.
  var groups: [EditGroup] = []

  func shouldReplace(_ range: Range<Int>, with text: String) -> Bool {
    journal.record("should \(range.lowerBound)..<\(range.upperBound) \(text)")
    return accepts(text)
  }

  func textWillChange() {}
  func textDidChange(isByUser: Bool) {}
  func selectionWillChange() {}
  func selectionDidChange() {}
  func didAdd(_ group: EditGroup) { groups.append(group) }
}

@MainActor @Suite("Text editor: composing") struct TextComposingTests {
  private let editor = TextEditor(isSingleLine: false)
  private let client = Client()

  init() { editor.client = client }

  private func set(_ text: String, selection: Range<Int>) {
    editor.setText(TextFragment(text, attributes: .none))
    editor.select(selection)
    client.journal.clear()
  }

  private var text: String { editor.document.string }

  // MARK: Selections

  @Test("a selection that composed text replaces is restored if it is refused", .rule("R-TXT-100"))
  func refusedOverSelection() {
    set("abcd", selection: 1..<3)
    client.accepts = { _ in false }
    editor.setMarkedText("k", selected: 1..<1)
    #expect(text == "akd")

    editor.insert("k")

    #expect(text == "abcd")
    #expect(editor.selection.range == 1..<3)
    #expect(client.groups.isEmpty)
  }

  @Test("composed text and the selection that it replaces are undone together", .rule("R-TXT-100"))
  func undoOverSelection() throws {
    set("abcd", selection: 1..<3)
    editor.setMarkedText("k", selected: 1..<1)
    editor.setMarkedText("ka", selected: 2..<2)
    #expect(client.groups.isEmpty)

    editor.insert("か")
    #expect(text == "aかd")
    #expect(client.groups.count == 1)
    _ = editor.revert(try #require(client.groups.first))

    #expect(text == "abcd")
    #expect(editor.selection.range == 1..<3)
  }

  @Test(
    "composing that ends without text asks for the deletion of the selection",
    .rule("R-TXT-100")
  )
  func cancelledOverSelection() {
    for accepts in [true, false] {
      set("abcd", selection: 1..<3)
      client.accepts = { _ in accepts }
      editor.setMarkedText("k", selected: 1..<1)

      editor.setMarkedText("", selected: 0..<0)

      #expect(client.journal.take() == ["should 1..<2 "])
      #expect(text == (accepts ? "ad" : "abcd"))
    }
  }

  @Test("an empty marked text changes nothing without marked text", .rule("R-TXT-100"))
  func nothingMarked() {
    set("abc", selection: 0..<3)

    editor.setMarkedText("", selected: 0..<0)

    #expect(text == "abc")
    #expect(editor.selection.range == 0..<3)
  }

  @Test("undo during composing restores the selection that it replaced", .rule("R-TXT-100"))
  func undoDuringComposing() throws {
    set("ab", selection: 2..<2)
    editor.insert("c")
    editor.select(0..<2)
    editor.setMarkedText("ni", selected: 2..<2)

    _ = editor.revert(try #require(client.groups.first))

    #expect(text == "ab")
    #expect(editor.markedRange == nil)
  }

  @Test("characters around marked text change while it replaces a selection", .rule("R-TXT-72"))
  func changesAroundMarkedText() throws {
    set("abcdef", selection: 2..<4)
    editor.setMarkedText("ni", selected: 2..<2)
    editor.replace(4..<5, with: "")
    editor.replace(0..<1, with: "xy")
    #expect(text == "xybnif")
    client.accepts = { $0 != "你" }
    editor.insert("你")
    #expect(text == "xybcdf")
    #expect(editor.selection.range == 3..<5)

    for group in client.groups.reversed() { _ = editor.revert(group) }

    #expect(text == "abcdef")
  }

  // MARK: Ranges

  @Test("a refused commit does not move an edit to other characters", .rule("R-TXT-101"))
  func editOfRefusedText() {
    set("abcd", selection: 2..<2)
    client.accepts = \.isEmpty
    editor.setMarkedText("ni", selected: 0..<2)
    editor.replace(2..<4, with: "")
    #expect(text == "abcd")

    editor.setMarkedText("ni", selected: 0..<2)
    editor.replace(1..<5, with: "")

    #expect(text == "ad")
  }

  @Test("a range is found again behind marked text that was refused", .rule("R-TXT-101"))
  func ranges() {
    #expect((5..<7).replacing(2..<4, withLength: 0) == 3..<5)
    #expect((0..<2).replacing(2..<4, withLength: 0) == 0..<2)
    #expect((2..<4).replacing(2..<4, withLength: 0) == 2..<2)
    #expect((1..<3).replacing(2..<4, withLength: 3) == 1..<2)
    #expect((3..<6).replacing(2..<4, withLength: 3) == 5..<7)
    #expect((1..<6).replacing(2..<4, withLength: 3) == 1..<7)
    #expect((2..<2).replacing(2..<4, withLength: 3) == 2..<2)
  }

  @Test(
    "a selection behind refused text keeps its characters and its direction",
    .rule("R-TXT-101")
  )
  func selectionBehindRefusedText() {
    set("abcd", selection: 1..<2)
    client.accepts = { _ in false }
    editor.setMarkedText("nihao", selected: 5..<5)

    editor.setSelection(TextSelection(anchor: TextPlace(8), head: TextPlace(7)))

    #expect(text == "abcd")
    #expect(editor.selection.anchor.offset == 4)
    #expect(editor.selection.head.offset == 3)
  }

  @Test("attributes of refused text are not given to other characters", .rule("R-TXT-101"))
  func attributesOfRefusedText() {
    set("abcd", selection: 2..<2)
    client.accepts = { _ in false }
    editor.setMarkedText("ni", selected: 0..<2)

    editor.changeAttributes(in: 2..<4) { $0.merging([.kern: 3]) { $1 } }

    #expect(text == "abcd")
    #expect(editor.document.attributes(at: 2).values.isEmpty)
    #expect(client.groups.isEmpty)
  }

  // MARK: Undo

  @Test("characters are typed into a new group if the last one was dropped", .rule("R-TXT-102"))
  func droppedGroups() {
    editor.insert("a")
    editor.insert("b")
    #expect(client.groups.count == 1)
    client.groups = []

    editor.insert("c")

    #expect(client.groups.count == 1)
    #expect(client.groups.first?.edits.count == 1)
  }
}
