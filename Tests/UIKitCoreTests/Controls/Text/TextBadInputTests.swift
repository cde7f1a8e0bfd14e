import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Text: bad input") struct TextBadInputTests {
  private let phone = Simulator(.iPhone15)
  private let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))
  private let text = UITextView(frame: CGRect(x: 0, y: 140, width: 393, height: 200))

  init() {
    phone.window.addSubview(field)
    phone.window.addSubview(text)
    phone.advance(by: 0.1)
  }

  @Test("ranges out of bounds and inside of characters are corrected", .rule("R-TXT-40"))
  func ranges() {
    text.text = "a😀b"
    for (location, length) in [(-4, 2), (99, 3), (2, Int.max / 4), (NSNotFound, 0), (2, 1)] {
      text.selectedRange = NSRange(location: location, length: length)
      let selected = text.selectedRange
      #expect(selected.location >= 0 && selected.location + selected.length <= 4)
      #expect(selected.location != 2)
    }
    text.scrollRangeToVisible(NSRange(location: 1000, length: 5))
    #expect(text.text == "a😀b")
  }

  @Test("a range that ends inside of a composed character contains it", .rule("R-TXT-40"))
  func partsOfCharacters() throws {
    for input in [text, field] as [any UITextInput] {
      func range(_ start: Int, _ end: Int) throws -> UITextRange {
        let first = try #require(input.position(from: input.beginningOfDocument, offset: start))
        let last = try #require(input.position(from: input.beginningOfDocument, offset: end))
        return try #require(input.textRange(from: first, to: last))
      }
      input.insertText("e\u{301}x")
      #expect(input.text(in: try range(0, 1)) == "e\u{301}")
      #expect(input.text(in: try range(1, 1)) == "")
      input.replace(try range(0, 1), withText: "o")
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      #expect(input.text(in: try #require(whole)) == "ox")
    }
  }

  @Test("ranges and distances that are too large are clamped", .rule("R-TXT-40"))
  func largeRanges() {
    text.text = "abc"
    text.selectedRange = NSRange(location: 1, length: .max)
    #expect(text.selectedRange == NSRange(location: 1, length: 2))
    text.selectedRange = NSRange(location: .max - 1, length: .max)
    #expect(text.selectedRange == NSRange(location: 3, length: 0))
    text.scrollRangeToVisible(NSRange(location: .max, length: .max))
    for distance in [Int.max, .min] {
      #expect(text.position(from: text.endOfDocument, offset: distance) == nil)
      for direction in [UITextLayoutDirection.up, .down, .left, .right] {
        _ = text.position(from: text.endOfDocument, in: direction, offset: distance)
      }
    }
    for input in [text, field] as [any UITextInput] {
      input.setMarkedText("a", selectedRange: NSRange(location: 1, length: .max))
      input.setMarkedText("b", selectedRange: NSRange(location: .max, length: .max))
      input.setMarkedText("c", selectedRange: NSRange(location: .min, length: .min))
      input.unmarkText()
    }
    #expect(text.text == "abcc")
    #expect(field.text == "c")
  }

  @Test("halves of surrogate pairs are replaced or completed", .rule("R-TXT-40"))
  func halves() throws {
    let half = String(decoding: [0x61, 0xD83D] as [UInt16], as: UTF16.self)
    text.text = half
    #expect(text.text == "a\u{FFFD}")
    field.insertText(half)
    #expect(field.text == "a\u{FFFD}")
    field.text = ""
    field.setMarkedText(half + "😀", selectedRange: NSRange(location: 3, length: 0))
    let selected = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: selected.start) == 2)
    field.unmarkText()
    #expect(field.text == "a\u{FFFD}😀")
    text.text = "😀"
    let inside = try #require(text.position(from: text.beginningOfDocument, offset: 1))
    let range = try #require(text.textRange(from: inside, to: text.endOfDocument))
    #expect(text.text(in: range) == "😀")
    text.replace(range, withText: half)
    #expect(text.text == "a\u{FFFD}")
  }

  @Test("ten megabytes on one line are shown and edited", .rule("R-TXT-41"))
  func longLine() {
    text.text = String(repeating: "0123456789", count: 1_000_000)
    phone.advance(by: 0.1)
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 5_000_000, length: 0)
    phone.type("x")
    #expect(text.text.utf16.count == 10_000_001)
    #expect(text.caretRect(for: text.endOfDocument).height > 5)
    field.text = String(repeating: "w", count: 1_000_000)
    phone.advance(by: 0.1)
    field.becomeFirstResponder()
    phone.type("x")
    #expect(field.text?.utf16.count == 1_000_001)
  }

  @Test("control characters are kept and take no space", .rule("R-TXT-42"))
  func controls() {
    text.text = "a\u{0}b\u{7}c\u{FFFE}"
    phone.advance(by: 0.1)
    #expect(text.text == "a\u{0}b\u{7}c\u{FFFE}")
    text.text = "\u{202E}abc\u{202C} \u{200F}x"
    phone.advance(by: 0.1)
    #expect(text.text.hasPrefix("\u{202E}abc"))
    #expect(text.caretRect(for: text.endOfDocument).minX.isFinite)
  }

  private final class Meddler: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var depth = 0

    func textViewDidChange(_ textView: UITextView) {
      if textView.text.count > 3 { textView.text = String(textView.text.prefix(2)) }
    }
    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      if text == "!" { textView.text = "" }
      return true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      guard depth < 3 else { return }
      depth += 1
      textField.text = "set \(depth)"
    }
  }

  @Test("text that is set inside of callbacks wins", .rule("R-TXT-43", "R-TXT-19"))
  func meddling() {
    let meddler = Meddler()
    text.delegate = meddler
    text.becomeFirstResponder()
    phone.type("abcd")
    #expect(text.text == "ab")
    phone.type("!")
    #expect(text.text.utf16.count <= 3)
    field.delegate = meddler
    field.becomeFirstResponder()
    phone.type("x")
    #expect(field.text?.hasPrefix("set") == true)
  }

  @Test("composing ends when the focus is lost, and nothing is committed twice", .rule("R-TXT-44"))
  func composing() {
    field.becomeFirstResponder()
    phone.compose("ni", commit: nil)
    #expect(field.markedTextRange != nil)
    text.becomeFirstResponder()
    #expect(field.markedTextRange == nil)
    #expect(field.text == "ni")
    phone.compose("hao", commit: "好")
    #expect(text.text == "好")
    #expect(field.text == "ni")
    phone.compose("x", commit: nil)
    text.removeFromSuperview()
    #expect(text.markedTextRange == nil)
    #expect(!phone.compose("y", commit: "z"))
  }

  @Test("pasting something else than text into a field does nothing", .rule("R-TXT-45"))
  func pastingImages() {
    field.text = "kept"
    field.becomeFirstResponder()
    UIPasteboard.general.image = UIImage(systemName: "star")
    #expect(!field.canPerformAction("paste:", withSender: nil))
    field.paste(nil)
    #expect(field.text == "kept")
    UIPasteboard.general.items = []
    field.paste(nil)
    #expect(field.text == "kept")
  }

  @Test("fonts of impossible sizes are drawn in a possible one", .rule("R-TXT-46"))
  func fonts() {
    for size in [-12, 0, CGFloat.nan, .infinity] {
      field.font = .systemFont(ofSize: size)
      text.font = .systemFont(ofSize: size)
      text.text = "abc"
      phone.advance(by: 0.1)
      #expect(text.caretRect(for: text.endOfDocument).height.isFinite)
      #expect(field.intrinsicContentSize.height.isFinite)
    }
  }

  @Test("positions of other texts are treated as missing", .rule("R-TXT-40"))
  func strangePositions() {
    text.text = "abc"
    let foreign = UITextPosition()
    #expect(text.position(from: foreign, offset: 1) == nil)
    #expect(text.textRange(from: foreign, to: text.endOfDocument) == nil)
    #expect(text.caretRect(for: foreign) == .zero)
    #expect(text.text(in: UITextRange()) == nil)
    text.replace(UITextRange(), withText: "x")
    #expect(text.text == "abc")
    #expect(text.offset(from: foreign, to: text.endOfDocument) == 0)
  }
}
