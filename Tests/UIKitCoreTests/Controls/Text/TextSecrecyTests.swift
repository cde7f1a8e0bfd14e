import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Text: secure fields", .serialized) struct TextSecrecyTests {
  private let phone = Simulator(.iPhone15)
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() {
    phone.window.addSubview(field)
    field.isSecureTextEntry = true
    field.text = "one two"
    phone.advance(by: 0.1)
  }

  // MARK: Words

  @Test("the words of secure text cannot be told apart", .rule("R-TXT-103"))
  func words() throws {
    field.becomeFirstResponder()
    field.editing.editor.select(1..<1)
    field.select(nil)
    #expect(field.editing.editor.selection.range == 0..<7)
    #expect(field.editing.accessibleRange(of: .word, at: 1) == 0..<7)
    #expect(field.editing.accessibleRange(of: .sentence, at: 1) == 0..<7)
    field.editing.editor.select(7..<7)
    phone.press(.leftArrow, holding: .control)
    #expect(field.editing.editor.selection.range == 0..<0)
    phone.press(.rightArrow, holding: .control)
    #expect(field.editing.editor.selection.range == 7..<7)
    let start = field.beginningOfDocument
    let word = field.tokenizer.rangeEnclosingPosition(
      start,
      with: .word,
      inDirection: .storage(.forward)
    )
    #expect(word.map { field.offset(from: start, to: $0.end) } == 7)
    phone.press(.backspace, holding: .control)
    #expect(field.text == "")

    field.text = "one two"
    field.isSecureTextEntry = false
    field.editing.editor.select(1..<1)
    field.select(nil)
    #expect(field.editing.editor.selection.range == 0..<3)
  }

  @Test("every key that deletes clears secure text when editing begins", .rule("R-TXT-9"))
  func deleting() {
    let deletions: [() -> Void] = [
      { phone.press(.backspace) }, { phone.press(.backspace, holding: .control) },
      { field.editing.delete(.forward, by: .character) },
    ]
    for delete in deletions {
      field.text = "one two"
      field.becomeFirstResponder()
      delete()
      #expect(field.text == "")
      field.resignFirstResponder()
    }
  }

  // MARK: Bullets

  @Test("the ranges of bullets leave out the character that is shown", .rule("R-TXT-108"))
  func ranges() {
    #expect("abc".secretRanges() == [0..<3])
    #expect("abc".secretRanges(revealing: 1) == [0..<1, 2..<3])
    #expect("a👨‍👩‍👧".secretRanges(revealing: 1) == [0..<1, 9..<9])
    #expect("abc".secretRanges(revealing: 7) == [0..<3])
    #expect("".secretRanges(revealing: 0) == [0..<0])
  }

  @Test(
    "bullets are larger than those of the font, also while the text is edited",
    .rule("R-TXT-108"),
    arguments: [false, true]
  )
  func size(isEdited: Bool) throws {
    field.backgroundColor = .white
    field.tintColor = .clear
    if isEdited { field.becomeFirstResponder() }
    phone.advance(by: 0.1)
    phone.window.screen.performFrame()
    let pixels = Pixels(try #require(phone.window.screen.rasterizer))
    let scale = phone.window.screen.scale
    let rows = Int(field.frame.minY * scale)..<Int(field.frame.maxY * scale)
    func isInk(_ x: Int, _ y: Int) -> Bool { pixels.color(x, y)[0] < 128 }
    var widths: [Int] = []
    var width = 0
    for x in Int(field.frame.minX * scale)..<Int(field.frame.maxX * scale) {
      if rows.contains(where: { isInk(x, $0) }) {
        width += 1
      } else if width > 0 {
        widths.append(width)
        width = 0
      }
    }
    #expect(widths.count == 7)
    #expect(widths.allSatisfy { (6.5...8).contains(CGFloat($0) / scale) })
  }

  // MARK: Refusal

  private final class Digits: NSObject, UITextFieldDelegate {
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string.allSatisfy(\.isNumber) }
  }

  @Test("a refused key does not count as the one that replaces the text", .rule("R-TXT-107"))
  func refusing() {
    let delegate = Digits()
    field.delegate = delegate
    field.becomeFirstResponder()

    phone.type("x")
    #expect(field.text == "one two")
    #expect(field.editing.editor.selection.isEmpty)
    #expect(field.clearsOnInsertion)
    phone.type("12")

    #expect(field.text == "12")
    #expect(!field.clearsOnInsertion)
  }

  @Test("pasted and composed text replaces the text", .rule("R-TXT-9"))
  func inserting() {
    UIPasteboard.general.string = "new"
    field.becomeFirstResponder()
    field.paste(nil)
    #expect(field.text == "new")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    #expect(phone.compose("ni", commit: nil))
    #expect(field.text == "ni")
    #expect(phone.compose("ni", commit: "你"))
    #expect(field.text == "你")
  }

  // MARK: Bullets

  @Test("there is one bullet for each character, drawn and spoken", .rule("R-TXT-105"))
  func bullets() {
    field.text = "a😀e\u{301}"

    #expect(field.accessibilityValue == "\u{2022}\u{2022}\u{2022}")
    #expect(field.editing.accessibleString == "\u{2022}\u{2022}\u{200B}\u{2022}\u{200B}")
    #expect("a😀".secretText(revealing: 1) == "\u{2022}😀")
    #expect("".secretText() == "")
  }

  // MARK: Undo

  @Test("typing can be undone after the operations were removed", .rule("R-TXT-102"))
  func removedOperations() {
    field.isSecureTextEntry = false
    field.text = ""
    field.becomeFirstResponder()
    phone.type("a")
    field.undoManager?.removeAllActions()

    phone.type("b")
    #expect(field.undoManager?.canUndo == true)
    field.undoManager?.disableUndoRegistration()
    phone.type("c")
    field.undoManager?.enableUndoRegistration()
    phone.type("d")
    field.undoManager?.undo()

    #expect(field.text == "abc")
  }

  // MARK: Words of a language

  @Test("words are found by the rules of the user's language", .rule("R-TXT-15"))
  func language() {
    let german = Simulator(.iPhone15, language: "de")
    defer { withExtendedLifetime(german) {} }

    #expect(field.editing.editor.boundaries.language == "de")
  }

  @Test("words follow each other in the direction of their paragraph", .rule("R-TXT-104"))
  func directions() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    phone.window.addSubview(view)
    view.text = "one two three"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 0)
    phone.press(.rightArrow, holding: .control)
    #expect(view.selectedRange.location == 7)
    let range = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    )
    view.setBaseWritingDirection(.rightToLeft, for: range)

    phone.press(.rightArrow, holding: .control)

    #expect(view.selectedRange.location == 4)
  }
}
