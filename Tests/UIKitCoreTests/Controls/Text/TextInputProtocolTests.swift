import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UITextInput") struct TextInputProtocolTests {
  private let phone = Simulator(.iPhone15)
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
  private var input: any UITextInput { view }

  init() {
    phone.window.addSubview(view)
    view.text = "one two\nthree"
    phone.advance(by: 0.1)
  }

  private func position(_ offset: Int) throws -> UITextPosition {
    try #require(input.position(from: input.beginningOfDocument, offset: offset))
  }

  private func range(_ start: Int, _ end: Int) throws -> UITextRange {
    try #require(input.textRange(from: position(start), to: position(end)))
  }

  @Test("positions and ranges are those of the text")
  func positions() throws {
    #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 13)
    #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
    #expect(input.text(in: try range(4, 7)) == "two")
    #expect(input.compare(try position(3), to: try position(4)) == .orderedAscending)
    #expect(try range(2, 2).isEmpty)
    #expect(try range(5, 2) == range(2, 5))
  }

  @Test("the selection is set and read as a range")
  func selection() throws {
    input.selectedTextRange = try range(4, 7)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(input.selectedTextRange == (try range(4, 7)))
    input.replace(try range(4, 7), withText: "2")
    #expect(view.text == "one 2\nthree")
  }

  @Test("text is marked and unmarked")
  func marking() throws {
    view.selectedRange = NSRange(location: 3, length: 0)
    input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(input.markedTextRange == (try range(3, 5)))
    input.unmarkText()
    #expect(input.markedTextRange == nil)
    #expect(view.text == "oneni two\nthree")
  }

  @Test("rectangles and points correspond to positions")
  func geometry() throws {
    let caret = input.caretRect(for: try position(4))
    #expect(caret.minX > 20 && caret.height > 10)
    let found = try #require(input.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
    #expect(input.offset(from: input.beginningOfDocument, to: found) == 4)
    #expect(input.selectionRects(for: try range(4, 10)).count == 2)
    #expect(input.selectionRects(for: try range(4, 10))[0].containsStart)
    #expect(input.firstRect(for: try range(4, 7)).minX == caret.midX || caret.midX > 0)
    let below = try #require(input.position(from: try position(1), in: .down, offset: 1))
    #expect(input.offset(from: input.beginningOfDocument, to: below) >= 8)
  }

  @Test("the tokenizer finds words and paragraphs", .rule("R-TXT-15"))
  func tokens() throws {
    let forward = UITextDirection.storage(.forward)
    let tokenizer = input.tokenizer
    let word = tokenizer.rangeEnclosingPosition(try position(5), with: .word, inDirection: forward)
    #expect(word == (try range(4, 7)))
    let end = try #require(
      tokenizer.position(from: position(5), toBoundary: .word, inDirection: forward)
    )
    #expect(input.offset(from: input.beginningOfDocument, to: end) == 7)
    #expect(tokenizer.isPosition(try position(7), atBoundary: .word, inDirection: forward))
    let line = tokenizer.rangeEnclosingPosition(
      try position(9),
      with: .paragraph,
      inDirection: forward
    )
    #expect(line == (try range(8, 13)))
  }

  @Test("an overridden rectangle hides the caret")
  func hiddenCaret() {
    final class Hidden: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }
    let field = Hidden(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    phone.window.addSubview(field)
    field.becomeFirstResponder()
    phone.advance(by: 0.1)

    #expect(field.editing.canvas.caretView.frame.isEmpty)
  }
}
