import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A delegate that records its calls, and can refuse.
@MainActor private final class Delegate: NSObject, UITextFieldDelegate {
  let journal = Journal()
  var refuses: Set<String> = []
  var replacement: String?

  private func ask(_ question: String) -> Bool {
    journal.record(question)
    return !refuses.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { journal.record("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    journal.record("did end \(reason)")
  }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if let replacement { textField.text = replacement }
    return ask("should change \(range.location)+\(range.length) \(string)")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { journal.record("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
}

@MainActor @Suite("UITextField: editing") struct TextFieldEditingTests {
  private let phone = Simulator(.iPhone15)
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let delegate = Delegate()
  private var journal: Journal { delegate.journal }

  init() {
    phone.window.addSubview(field)
    field.delegate = delegate
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin event"), (.editingChanged, "changed event"),
      (.editingDidEnd, "end event"), (.primaryActionTriggered, "primary event"),
    ] {
      field.addAction(
        UIAction { [journal = delegate.journal] _ in journal.record(name) },
        for: event
      )
    }
    phone.advance(by: 0.1)
  }

  private func type(_ text: String) { phone.type(text) }

  // MARK: Beginning and ending

  @Test("a tap begins editing, in the order of the delegate's calls and events", .rule("R-TXT-1"))
  func beginning() {
    phone.tap(at: CGPoint(x: 100, y: 117))

    #expect(field.isFirstResponder)
    #expect(field.isEditing)
    #expect(journal.lines.prefix(3) == ["should begin", "did begin", "begin event"])
  }

  @Test("a delegate that refuses to begin keeps the field as it is", .rule("R-TXT-1"))
  func refusedBeginning() {
    delegate.refuses = ["should begin"]

    #expect(!field.becomeFirstResponder())
    #expect(!field.isEditing)
    #expect(journal.lines == ["should begin"])
  }

  @Test("editing ends when another field becomes the first responder", .rule("R-TXT-2"))
  func ending() {
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    phone.window.addSubview(other)
    field.becomeFirstResponder()
    journal.clear()

    #expect(other.becomeFirstResponder())

    #expect(!field.isEditing)
    #expect(journal.lines == ["should end", "did end committed", "end event"])
  }

  @Test("a delegate keeps the field in editing, except if it leaves its window", .rule("R-TXT-2"))
  func refusedEnding() {
    delegate.refuses = ["should end"]
    field.becomeFirstResponder()

    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(!field.isFirstResponder)
  }

  @Test("a superview ends the editing, by force even if the delegate refuses", .rule("R-TXT-2"))
  func endEditing() {
    field.becomeFirstResponder()
    delegate.refuses = ["should end"]

    #expect(!phone.window.endEditing(false))
    #expect(field.isEditing)
    #expect(UIView().endEditing(true))
    #expect(field.isEditing)
    #expect(phone.window.endEditing(true))
    #expect(!field.isEditing)
    #expect(!field.isFirstResponder)
  }

  @Test("notifications are posted with the field as their object", .rule("R-TXT-1", "R-TXT-4"))
  func notifications() {
    nonisolated(unsafe) var names: [String] = []
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
        names.append($0.name.rawValue)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }

    field.becomeFirstResponder()
    type("a")
    field.text = "b"
    field.resignFirstResponder()

    #expect(
      names == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ]
    )
  }

  // MARK: Typing

  @Test("each typed character asks, and is followed by the events", .rule("R-TXT-3", "R-TXT-4"))
  func typing() {
    field.becomeFirstResponder()
    journal.clear()

    type("a")

    #expect(field.text == "a")
    #expect(journal.lines == ["should change 0+0 a", "changed event", "selection"])
  }

  @Test("a refused change leaves the text that the delegate has set", .rule("R-TXT-3", "R-TXT-19"))
  func replacedText() {
    field.becomeFirstResponder()
    type("1234")
    delegate.replacement = "1234-5"
    delegate.refuses = ["should change 4+0 5"]

    type("5")
    delegate.replacement = nil
    #expect(field.text == "1234-5")
    type("6")
    #expect(field.text == "1234-56")
  }

  @Test("text that the app sets sends no events", .rule("R-TXT-4"))
  func setting() {
    field.text = "one"
    field.becomeFirstResponder()
    journal.clear()

    field.text = "two\nlines"

    #expect(field.text == "two lines")
    #expect(journal.lines.isEmpty)
    field.text = nil
    #expect(field.text == "")
  }

  @Test("keys move the caret and delete by characters, words and lines")
  func keys() {
    field.becomeFirstResponder()
    type("one two three")

    phone.press(.leftArrow, holding: .control)
    phone.press(.backspace, holding: .control)
    #expect(field.text == "one three")
    phone.press(.home)
    type("x")
    #expect(field.text == "xone three")
    phone.press(.character("a"), holding: .control)
    phone.press(.backspace)
    #expect(field.text == "")
    phone.press(.character("z"), holding: .control)
    #expect(field.text == "xone three")
  }

  @Test("Return asks the delegate and sends the primary action", .rule("R-TXT-6"))
  func returnKey() {
    field.becomeFirstResponder()
    journal.clear()

    phone.press(.return)
    #expect(journal.lines == ["should return", "primary event"])
    #expect(field.isEditing)
    delegate.refuses = ["should return"]
    phone.press(.return)
    #expect(journal.lines.last == "should return")
  }

  @Test("a target for the end on exit ends editing with Return", .rule("R-TXT-6"))
  func endOnExit() {
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    field.becomeFirstResponder()

    phone.press(.return)

    #expect(!field.isEditing)
  }

  @Test("Tab moves to the next field, and Shift-Tab back")
  func tabKey() {
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    phone.window.addSubview(other)
    field.becomeFirstResponder()

    phone.press(.tab)
    #expect(other.isEditing)
    #expect(field.text == "")
    phone.press(.tab, holding: .shift)
    #expect(field.isEditing)
  }

  // MARK: Clearing

  @Test("the clear button asks, deletes the text and sends an event", .rule("R-TXT-7"))
  func clearButton() {
    field.clearButtonMode = .always
    field.text = "text"
    phone.advance(by: 0.1)

    phone.tap(at: CGPoint(x: 205, y: 117))

    #expect(field.text == "")
    #expect(journal.lines.prefix(2) == ["should clear", "changed event"])
  }

  @Test("the text is removed when editing begins, unless the delegate keeps it", .rule("R-TXT-9"))
  func clearing() {
    field.text = "old"
    field.clearsOnBeginEditing = true
    delegate.refuses = ["should clear"]
    field.becomeFirstResponder()
    #expect(field.text == "old")
    field.resignFirstResponder()
    delegate.refuses = []
    journal.clear()

    field.becomeFirstResponder()

    #expect(field.text == "")
    #expect(journal.lines.prefix(2) == ["should begin", "should clear"])
    #expect(journal.lines.suffix(2) == ["did begin", "begin event"])
  }

  @Test("the first key in a secure field replaces the text", .rule("R-TXT-9"))
  func clearingSecureText() {
    field.text = "old"
    field.isSecureTextEntry = true
    field.becomeFirstResponder()

    type("ab")

    #expect(field.text == "ab")
  }

  @Test("a change of secure text hides the character that was visible", .rule("R-TXT-10"))
  func hidingRevealed() {
    func shown() -> String {
      field.editing.editor.layout.pieces(from: 0, to: 10)[0].layout.text.request.spans
        .map(\.string).joined()
    }
    field.isSecureTextEntry = true
    field.text = "acd"
    field.becomeFirstResponder()
    field.editing.editor.select(1..<1)

    type("b")
    #expect(shown() == "\u{2022}b\u{2022}\u{2022}")
    phone.press(.backspace)
    #expect(shown() == "\u{2022}\u{2022}\u{2022}")
    type("b")
    field.text = "hunter2"
    #expect(shown() == String(repeating: "\u{2022}", count: 7))
  }

  @Test("a secure field shows bullets and the last character for two seconds", .rule("R-TXT-10"))
  func secureText() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    type("ab")
    func shown() -> String {
      field.editing.editor.layout.pieces(from: 0, to: 10)[0].layout.text.request.spans
        .map(\.string).joined()
    }

    #expect(shown() == "\u{2022}b")
    phone.advance(by: 2.1)
    #expect(shown() == "\u{2022}\u{2022}")
    #expect(field.accessibilityValue == "\u{2022}\u{2022}")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    type("c")
    #expect(field.text == "c")
  }

  // MARK: Touches and pointers

  @Test("a double tap selects a word, and typing replaces it", .rule("R-TXT-14"))
  func doubleClick() {
    field.text = "one two"
    field.becomeFirstResponder()
    phone.advance(by: 0.1)

    phone.tap(at: CGPoint(x: 30, y: 117))
    phone.tap(at: CGPoint(x: 30, y: 117))
    #expect(field.editing.editor.selection.range == 0..<3)
    type("1")
    #expect(field.text == "1 two")
  }

  // MARK: Caret

  @Test("the caret blinks while the field is edited, and nothing happens otherwise")
  func caret() {
    field.becomeFirstResponder()
    let caret = field.editing.canvas.caretView
    phone.advance(by: 0.1)
    #expect(!caret.isHidden)
    phone.advance(by: 0.5)
    #expect(caret.isHidden)
    phone.advance(by: 0.5)
    #expect(!caret.isHidden)
    field.resignFirstResponder()
    #expect(caret.isHidden)
  }

  @Test("a long text is scrolled so that the caret is visible", .rule("R-TXT-8"))
  func scrolling() {
    field.becomeFirstResponder()
    type(String(repeating: "word ", count: 20))
    let canvas = field.editing.canvas
    let caret = canvas.caretView

    #expect(canvas.bounds.minX > 100)
    #expect(canvas.bounds.contains(caret.frame))
    phone.press(.home)
    #expect(canvas.bounds.minX <= 0)
    #expect(canvas.bounds.contains(caret.frame))
  }

  @Test("a field is released after it was edited")
  func release() {
    weak var released: UITextField?
    do {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      phone.window.addSubview(field)
      field.becomeFirstResponder()
      type("a")
      field.removeFromSuperview()
      released = field
    }
    phone.advance(by: 3)
    #expect(released == nil)
  }
}
