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

  @Test("committed text is undone without the letters it was composed of", .rule("R-TXT-70"))
  func undoOfComposedText() throws {
    set("a")
    editor.setMarkedText("hao", selected: 3..<3)
    editor.insert("好")

    _ = editor.revert(try #require(client.groups.last))

    #expect(text == "a")
  }

  @Test("composed text that is refused is removed", .rule("R-TXT-71"))
  func refusedCommit() {
    set("ab", caret: 1)
    client.accepts = false
    editor.setMarkedText("ni", selected: 2..<2)

    editor.insert("你")

    #expect(text == "ab")
    #expect(caret == 1)
    #expect(client.journal.lines == ["changed", "should 1..<3 你", "changed"])
  }

  @Test("a selection ends composing, also if the composed text is refused", .rule("R-TXT-71"))
  func selectionDuringComposing() {
    set("ab", caret: 1)
    editor.setMarkedText("nihao", selected: 5..<5)
    editor.select(3..<3)
    editor.insert("x")
    #expect(text == "anixhaob")

    set("ab", caret: 1)
    client.accepts = false
    editor.setMarkedText("ni", selected: 2..<2)
    editor.move(.logical(.forward, .document), extending: false)
    client.accepts = true
    editor.delete(.backward, by: .character)

    #expect(text == "a")
  }

  @Test("undo during composing removes the marked text", .rule("R-TXT-70"))
  func undoDuringComposing() throws {
    for letter in ["a", "b", "c"] { editor.insert(letter) }
    editor.select(0..<0)
    editor.setMarkedText("ni", selected: 2..<2)

    _ = editor.revert(try #require(client.groups.first))

    #expect(text == "")
    #expect(editor.markedRange == nil)
  }

  @Test("characters before marked text are deleted without ending composing", .rule("R-TXT-72"))
  func deletionBeforeMarkedText() throws {
    set("abc")
    editor.setMarkedText("ni", selected: 1..<1)

    editor.replace(0..<2, with: "")
    #expect(editor.markedRange == 1..<3)
    #expect(caret == 2)
    editor.insert("你")
    #expect(text == "c你")

    for group in client.groups.reversed() { _ = editor.revert(group) }
    #expect(text == "abc")
  }

  @Test("text that the app sets when composed text is committed stays", .rule("R-TXT-19"))
  func settingWhenCommitting() {
    set("a")
    editor.setMarkedText("ni", selected: 2..<2)
    client.onChange = { [editor, client] in
      client.onChange = {}
      editor.setText(TextFragment("app", attributes: .none))
    }

    editor.select(0..<0)

    #expect(text == "app")
    #expect(caret == 3)
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
}
