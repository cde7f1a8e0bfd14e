import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UITextField: details", .releasesEverything) struct TextFieldDetailTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() {
    page.view.addSubview(field)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private var shown: String {
    field.editing.editor.layout.pieces(from: 0, to: 10)[0].layout.text.request.spans
      .map(\.string).joined()
  }

  private final class Delegate: NSObject, UITextFieldDelegate {
    let journal = Journal()
    var accepts = true

    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      journal.record("should change")
      return accepts
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { journal.record("selection") }
  }

  // MARK: Secure text

  @Test("with a hardware keyboard no typed character is shown", .rule("R-TXT-10"))
  func hardwareKeyboard() {
    phone.keyboard.isHardwareConnected = true
    field.isSecureTextEntry = true
    field.becomeFirstResponder()

    phone.type("ab")

    #expect(shown == "\u{2022}\u{2022}")
  }

  @Test("a refused key shows no character of a password", .rule("R-TXT-10"))
  func refusedKey() {
    let delegate = Delegate()
    field.delegate = delegate
    field.isSecureTextEntry = true
    field.text = "abc"
    field.becomeFirstResponder()
    field.editing.editor.select(1..<1)
    delegate.accepts = false

    phone.type("x")

    #expect(shown == "\u{2022}\u{2022}\u{2022}")
    #expect(field.text == "abc")
  }

  @Test("the first key clears a field that was tapped", .rule("R-TXT-9"))
  func clearingAfterTap() {
    field.isSecureTextEntry = true
    field.text = "old password"

    phone.tap(at: CGPoint(x: 60, y: 117))
    phone.type("x")

    #expect(field.text == "x")
    field.resignFirstResponder()
    phone.advance(by: 1)
    phone.tap(at: CGPoint(x: 60, y: 117))
    phone.press(.leftArrow)
    phone.type("y")
    #expect(field.text == "yx")
  }

  // MARK: Clear button

  @Test("the clear button reports the selection and can be undone", .rule("R-TXT-7"))
  func clearButton() {
    let delegate = Delegate()
    field.delegate = delegate
    field.clearButtonMode = .always
    field.text = "text"
    field.becomeFirstResponder()
    phone.advance(by: 0.1)
    delegate.journal.clear()

    phone.tap(at: CGPoint(x: 205, y: 117))
    #expect(field.text == "")
    #expect(delegate.journal.lines == ["selection"])
    phone.press(.character("z"), holding: .control)
    #expect(field.text == "text")
  }

  // MARK: Geometry

  @Test("a field that is not edited has the geometry of its text", .rule("R-TXT-64"))
  func idleGeometry() throws {
    field.text = "abc"
    let text = try #require(field.accessibleText)

    let frame = text.accessibleFrame(of: 0..<1)
    #expect(CGRect(x: 20, y: 100, width: 200, height: 34).contains(frame))
    #expect(frame.width > 3 && frame.minX < 30)
    #expect(text.accessibleOffset(at: CGPoint(x: 200, y: 117)) == 3)
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(field.bounds.contains(caret) && caret.minX > 20)
    field.textAlignment = .right
    #expect(text.accessibleFrame(of: 0..<1).minX > 180)
    field.becomeFirstResponder()
    phone.advance(by: 0.1)
    #expect(text.accessibleFrame(of: 0..<1).minX > 180)
  }

  @Test("a field is archived without its own views")
  func archiving() throws {
    field.text = "abc"
    field.becomeFirstResponder()

    let data = try NSKeyedArchiver.archivedData(withRootObject: field, requiringSecureCoding: false)
    let copy = try #require(
      NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UITextField
    )

    #expect(copy.subviews.count == 1)
  }

  @Test("high characters are drawn at the same height while edited", .rule("R-TXT-65"))
  func highCharacters() {
    field.attributedText = NSAttributedString(
      string: "x",
      attributes: [.font: UIFont.systemFont(ofSize: 24)]
    )
    let idle = field.editing.editor.layout
    _ = field.caretRect(for: field.beginningOfDocument)
    let before = field.editing.canvas.bounds.minY
    #expect(idle.lineHeight(from: 0, to: 100) > idle.emptyLineHeight)

    field.becomeFirstResponder()
    phone.advance(by: 0.1)

    #expect(field.editing.canvas.bounds.minY == before)
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(field.bounds.contains(caret))
    #expect(abs(caret.midY - field.bounds.midY) <= 1)
    field.attributedText = NSAttributedString(
      string: "x",
      attributes: [.font: UIFont.systemFont(ofSize: 60)]
    )
    let high = field.caretRect(for: field.endOfDocument).insetBy(dx: 0, dy: 0.01)
    #expect(field.bounds.contains(high))
  }

  // MARK: Selecting

  @Test("a field scrolls while a pointer is held beyond its edge", .rule("R-TXT-22"))
  func autoscroll() {
    field.text = String(repeating: "word ", count: 40)
    field.becomeFirstResponder()
    field.editing.editor.select(0..<0)
    phone.advance(by: 0.1)
    func touch(_ phase: TouchInput.Phase, _ x: CGFloat) -> TouchInput {
      TouchInput(
        identifier: 9,
        phase: phase,
        location: CGPoint(x: x, y: 117),
        timestamp: phone.window.screen.clock.now,
        isIndirect: true
      )
    }
    let screen = phone.window.screen
    UIApplication.shared.deliver(touches: [touch(.began, 60)], to: screen)
    UIApplication.shared.deliver(touches: [touch(.moved, 240)], to: screen)

    phone.advance(by: 0.5)
    let first = field.editing.editor.selection.range.count
    phone.advance(by: 0.5)
    let second = field.editing.editor.selection.range.count
    UIApplication.shared.deliver(touches: [touch(.ended, 240)], to: screen)
    phone.advance(by: 0.5)

    #expect(first > 20)
    #expect(second > first)
    #expect(field.editing.editor.selection.range.count == second)
  }
}
