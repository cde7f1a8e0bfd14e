import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A client that records the calls of an editor, and can refuse changes.
@MainActor private final class Client: TextEditorClient {
  let journal = Journal()
  var accepts = true
  var groups: [EditGroup] = []
  var onChange: () -> Void = {}

  func shouldReplace(_ range: Range<Int>, with text: String) -> Bool {
    journal.record("should \(range.lowerBound)..<\(range.upperBound) \(text)")
    return accepts
  }

  func textWillChange() {}

  func textDidChange(isByUser: Bool) {
    journal.record(isByUser ? "changed" : "set")
    onChange()
  }

  func selectionWillChange() {}

  func selectionDidChange() { journal.record("selected") }

  func didAdd(_ group: EditGroup) { groups.append(group) }
}

@MainActor @Suite("Text editor") struct TextEditorTests {
  private let editor = TextEditor(isSingleLine: false)
  private let client = Client()

  init() { editor.client = client }

  private func set(_ text: String, caret: Int? = nil) {
    editor.setText(TextFragment(text, attributes: .none))
    if let caret { editor.select(caret..<caret) }
    client.journal.clear()
  }

  private var text: String { editor.document.string }
  private var caret: Int { editor.selection.head.offset }

  // MARK: Changes

  @Test("typing asks, changes the text and moves the caret", .rule("R-TXT-3"))
  func typing() {
    set("ac", caret: 1)

    editor.insert("b")

    #expect(text == "abc")
    #expect(caret == 2)
    #expect(client.journal.lines == ["should 1..<1 b", "changed"])
  }

  @Test("a refused change changes nothing", .rule("R-TXT-3"))
  func refusal() {
    set("ac", caret: 1)
    client.accepts = false

    editor.insert("b")
    editor.delete(.backward, by: .character)

    #expect(text == "ac")
    #expect(caret == 1)
    #expect(client.journal.lines == ["should 1..<1 b", "should 0..<1 "])
  }

  @Test("text set by the application does not ask, and the caret is at its end", .rule("R-TXT-4"))
  func setting() {
    set("ab", caret: 0)

    editor.setText(TextFragment("abc", attributes: .none))

    #expect(caret == 3)
    #expect(client.journal.lines == ["set"])
  }

  @Test("a selection set in a callback stays", .rule("R-TXT-19"))
  func selectionInCallback() {
    set("ab")
    client.onChange = { [editor] in editor.select(0..<1) }

    editor.insert("c")

    #expect(editor.selection.range == 0..<1)
  }

  @Test("deletion removes composed characters as a whole", .rule("R-TXT-13"))
  func deletion() {
    for (text, rest) in [
      ("a👨‍👩‍👧", "a"), ("a🇩🇪🇫🇷", "a🇩🇪"), ("a👍🏽", "a"), ("ae\u{301}", "a"), ("a\r\n", "a"), ("한", ""),
    ] {
      set(text)
      editor.delete(.backward, by: .character)
      #expect(self.text == rest)
    }
  }

  @Test("in scripts with combined letters, deletion removes one code point", .rule("R-TXT-13"))
  func deletionOfCodePoints() {
    for (text, rest) in [("कि", "क"), ("ที่", "ที"), ("בָּ", "ב\u{5B8}"), ("مَ", "م")] {
      set(text)
      editor.delete(.backward, by: .character)
      #expect(Array(self.text.unicodeScalars) == Array(rest.unicodeScalars))
    }
  }

  @Test("a selection is deleted or replaced as a whole")
  func selectionIsReplaced() {
    set("one two three")
    editor.select(4..<7)

    editor.insert("2")
    #expect(text == "one 2 three")
    editor.select(3..<5)
    editor.delete(.forward, by: .word)
    #expect(text == "one three")
  }

  @Test("deletion by words, lines and to the ends of the text")
  func deletionByUnits() {
    set("one two, three\nfour", caret: 8)
    editor.delete(.backward, by: .word)
    #expect(text == "one  three\nfour" || text == "one three\nfour")
    set("one two\nthree", caret: 3)
    editor.delete(.forward, by: .paragraph)
    #expect(text == "one\nthree")
    editor.delete(.backward, by: .document)
    #expect(text == "\nthree")
  }

  @Test("a field replaces line terminators with spaces")
  func singleLine() {
    let editor = TextEditor(isSingleLine: true)
    editor.insert("a\r\nb\nc")

    #expect(editor.document.string == "a b c")
  }

  // MARK: Marked text

  @Test("composing replaces marked text and asks once, when it is committed", .rule("R-TXT-5"))
  func composing() {
    set("你", caret: 1)

    editor.setMarkedText("h", selected: 1..<1)
    editor.setMarkedText("hao", selected: 3..<3)
    #expect(text == "你hao")
    #expect(editor.markedRange == 1..<4)
    #expect(client.journal.lines == ["changed", "changed"])
    editor.insert("好")

    #expect(text == "你好")
    #expect(editor.markedRange == nil)
    #expect(client.journal.lines.suffix(2) == ["should 1..<4 好", "changed"])
  }

  @Test("marked text stays when composing ends without a commit")
  func unmarking() {
    set("a")
    editor.setMarkedText("bc", selected: 1..<1)

    editor.unmark()

    #expect(text == "abc")
    #expect(editor.markedRange == nil)
    #expect(caret == 3)
  }

  @Test("an empty marked text ends composing and leaves nothing")
  func emptyMarkedText() {
    set("a")
    editor.setMarkedText("b", selected: 1..<1)
    editor.setMarkedText("", selected: 0..<0)

    #expect(text == "a")
    #expect(editor.markedRange == nil)
  }

  // MARK: Movement

  @Test("the caret moves by characters, words, lines and paragraphs")
  func movement() {
    set("one two\nthree", caret: 0)

    editor.move(.visual(toRight: true), extending: false)
    #expect(caret == 1)
    editor.move(.visualWord(toRight: true), extending: false)
    #expect(caret == 3)
    editor.move(.visualWord(toRight: true), extending: true)
    #expect(editor.selection.range == 3..<7)
    editor.move(.visual(toRight: false), extending: false)
    #expect(caret == 3)
    editor.move(.line(1), extending: false)
    #expect((10...13).contains(caret))
    editor.move(.logical(.backward, .line), extending: false)
    #expect(caret == 8)
    editor.move(.line(-1), extending: false)
    #expect(caret == 0)
    editor.move(.logical(.forward, .document), extending: true)
    #expect(editor.selection.range == 0..<13)
    editor.move(.line(-1), extending: false)
    #expect(caret == 7 || caret == 5)
  }

  @Test("the horizontal position is kept over shorter lines")
  func keptPosition() {
    set("long line\nab\nlong line", caret: 7)

    editor.move(.line(1), extending: false)
    #expect(caret == 12)
    editor.move(.line(1), extending: false)
    #expect(caret == 13 + 7)
  }

  @Test("a double click selects a word, or the spaces between words")
  func words() {
    set("one  two.")
    #expect(editor.boundaries.word(at: 1) == 0..<3)
    #expect(editor.boundaries.word(at: 3) == 0..<3)
    #expect(editor.boundaries.word(at: 4) == 3..<5)
    #expect(editor.boundaries.word(at: 6) == 5..<8)
    #expect(editor.boundaries.paragraph(at: 4) == 0..<9)
  }

  // MARK: Undo

  @Test("typed characters are undone together, until the selection moves", .rule("R-TXT-17"))
  func undo() throws {
    for letter in ["a", "b", "c"] { editor.insert(letter) }
    editor.move(.logical(.backward, .document), extending: false)
    editor.insert("x")
    #expect(text == "xabc")
    #expect(client.groups.count == 2)

    let redo = try #require(editor.revert(client.groups[1]))
    #expect(text == "abc")
    _ = editor.revert(client.groups[0])
    #expect(text == "")
    #expect(editor.revert(redo) == nil || text == "x")
  }

  @Test("random edits have the same result as in a naive model, and can all be undone")
  func randomEdits() {
    var random = SeededGenerator(seed: 7)
    var naive: [UInt16] = []
    let pieces = ["a", "word ", "é", "👨‍👩‍👧", "\n", "شكرا", "क्षि", "中"]
    var undone: [(EditGroup, [UInt16])] = []
    var before: [UInt16] = []

    for step in 0..<100_000 {
      before = naive
      let groups = client.groups.count
      var isChanged = true
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let text = naive.count > 200 ? "" : pieces.randomElement(using: &random) ?? ""
        let range = editor.selection.range
        editor.insert(text)
        naive.replaceSubrange(range, with: Array(text.utf16))
      case 2:
        let range = editor.selection.range
        if range.isEmpty {
          let start =
            caret == 0 ? 0 : CharacterDeletion.range(before: caret, in: editor.document).lowerBound
          naive.removeSubrange(start..<range.upperBound)
        } else {
          naive.removeSubrange(range)
        }
        editor.delete(.backward, by: .character)
      case 3:
        let offset = Int.random(in: 0...naive.count, using: &random)
        editor.select(offset..<offset)
        isChanged = false
      case 4:
        editor.move(.visual(toRight: .random(using: &random)), extending: .random(using: &random))
        isChanged = false
      default:
        editor.move(
          .logical(.random(using: &random) ? .forward : .backward, .word),
          extending: true
        )
        isChanged = false
      }
      guard Array(text.utf16) == naive else {
        Issue.record("step \(step): \(text.debugDescription)")
        return
      }
      guard editor.document.isCaretStop(editor.selection.range.lowerBound),
        editor.document.isCaretStop(editor.selection.range.upperBound)
      else {
        Issue.record(
          "step \(step): selection \(editor.selection.range) in \(text.debugDescription)"
        )
        return
      }
      if isChanged, client.groups.count > groups, let group = client.groups.last {
        undone.append((group, before))
      }
      if step % 1000 == 999 {
        client.journal.clear()
        for (group, expected) in undone.reversed() {
          _ = editor.revert(group)
          guard Array(text.utf16) == expected else {
            Issue.record("step \(step): undo results in \(text.debugDescription)")
            return
          }
        }
        undone = []
        client.groups = []
        naive = Array(text.utf16)
      }
    }
  }
}
