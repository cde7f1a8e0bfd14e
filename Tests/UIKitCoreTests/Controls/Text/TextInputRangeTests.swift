import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UITextInput: ranges, attributes and directions", .releasesEverything)
struct TextInputRangeTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
  private let field = UITextField(frame: CGRect(x: 20, y: 400, width: 300, height: 34))
  private var input: any UITextInput { view }

  init() {
    page.view.addSubview(view)
    page.view.addSubview(field)
    phone.window.rootViewController = page
    view.text = "one two\nשלום עולם"
    phone.advance(by: 0.1)
  }

  private func position(_ offset: Int) throws -> UITextPosition {
    try #require(input.position(from: input.beginningOfDocument, offset: offset))
  }

  private func range(_ start: Int, _ end: Int) throws -> UITextRange {
    try #require(input.textRange(from: position(start), to: position(end)))
  }

  private func offset(_ position: UITextPosition?) -> Int? {
    position.map { input.offset(from: input.beginningOfDocument, to: $0) }
  }

  @Test("the farthest position of a range depends on the writing direction", .rule("R-TXT-31"))
  func farthest() throws {
    let latin = try range(1, 5)
    let hebrew = try range(9, 11)

    #expect(offset(input.position(within: latin, farthestIn: .right)) == 5)
    #expect(offset(input.position(within: latin, farthestIn: .left)) == 1)
    #expect(offset(input.position(within: latin, farthestIn: .down)) == 5)
    #expect(offset(input.position(within: hebrew, farthestIn: .right)) == 9)
    #expect(offset(input.position(within: hebrew, farthestIn: .left)) == 11)
  }

  @Test("a position is extended to the end of the line or of the text", .rule("R-TXT-31"))
  func extending() throws {
    #expect(input.characterRange(byExtending: try position(3), in: .right) == (try range(3, 7)))
    #expect(input.characterRange(byExtending: try position(3), in: .left) == (try range(0, 3)))
    #expect(input.characterRange(byExtending: try position(3), in: .down) == (try range(3, 17)))
    #expect(input.characterRange(byExtending: try position(10), in: .right) == (try range(8, 10)))
    #expect(input.characterRange(byExtending: UITextPosition(), in: .left) == nil)
  }

  @Test("offsets in a range are counted from its start", .rule("R-TXT-31"))
  func offsets() throws {
    let word = try range(4, 7)

    #expect(input.characterOffset(of: try position(6), within: word) == 2)
    #expect(offset(input.position(within: word, atCharacterOffset: 3)) == 7)
    #expect(input.position(within: word, atCharacterOffset: 4) == nil)
    #expect(input.position(within: word, atCharacterOffset: -1) == nil)
  }

  @Test("the attributes beside a position contain font and color", .rule("R-TXT-31"))
  func attributes() throws {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor.red]))
    view.attributedText = text

    let before = input.textStyling(at: try position(2), in: .backward)
    let behind = input.textStyling(at: try position(2), in: .forward)

    #expect(before?[.foregroundColor] as? UIColor == .label)
    #expect(behind?[.foregroundColor] as? UIColor == .red)
    #expect(behind?[.font] is UIFont)
    #expect(input.textStyling(at: UITextPosition(), in: .forward) == nil)
  }

  @Test("the writing direction of a paragraph can be set", .rule("R-TXT-31"))
  func directions() throws {
    #expect(input.baseWritingDirection(for: try position(2), in: .forward) == .leftToRight)
    #expect(input.baseWritingDirection(for: try position(9), in: .forward) == .rightToLeft)
    #expect(input.baseWritingDirection(for: try position(8), in: .backward) == .leftToRight)

    input.setBaseWritingDirection(.rightToLeft, for: try range(2, 3))
    phone.advance(by: 0.1)

    #expect(input.baseWritingDirection(for: try position(6), in: .forward) == .rightToLeft)
    #expect(input.caretRect(for: try position(7)).minX > 200)
    input.setBaseWritingDirection(.natural, for: try range(0, 17))
    #expect(input.baseWritingDirection(for: try position(6), in: .forward) == .leftToRight)
    #expect(input.baseWritingDirection(for: try position(9), in: .forward) == .rightToLeft)
  }

  @Test("a direction that is set for a field stays when editing ends", .rule("R-TXT-31"))
  func fieldDirection() throws {
    field.text = "abc"
    let whole = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    )

    field.setBaseWritingDirection(.rightToLeft, for: whole)

    #expect(field.baseWritingDirection(for: field.endOfDocument, in: .backward) == .rightToLeft)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(field.baseWritingDirection(for: field.endOfDocument, in: .backward) == .rightToLeft)
    #expect(TextFieldContent().text(field).isRightToLeft)
  }

  @Test("the affinity says to which line a caret between two lines belongs", .rule("R-TXT-31"))
  func affinity() throws {
    view.text = String(repeating: "word ", count: 30)
    phone.advance(by: 0.1)
    let line = try #require(input.characterRange(byExtending: try position(0), in: .right))
    let end = try #require(input.textRange(from: line.end, to: line.end))
    input.selectedTextRange = end
    input.selectionAffinity = .forward
    let below = input.selectedTextRange.map { input.caretRect(for: $0.start) }
    input.selectionAffinity = .backward
    let above = input.selectedTextRange.map { input.caretRect(for: $0.start) }

    #expect(input.selectionAffinity == .backward)
    #expect(try #require(above).minY < #require(below).minY)
    #expect(try #require(above).minX > #require(below).minX)
  }

  @Test("composed text has the marked style instead of an underline", .rule("R-TXT-31"))
  func markedStyle() throws {
    field.becomeFirstResponder()
    #expect(field.markedTextStyle == nil)
    field.markedTextStyle = [.kern: 20]
    phone.compose("ni", commit: nil)
    let wide = field.caretRect(for: field.endOfDocument).minX
    field.markedTextStyle = nil
    phone.advance(by: 0.1)

    #expect(wide >= field.caretRect(for: field.endOfDocument).minX + 20)
  }

  private final class Refusal: NSObject, UITextFieldDelegate {
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string != "x" && range.length < 2 }
  }

  @Test("whether text may change is asked of the delegate", .rule("R-TXT-31"))
  func shouldChange() throws {
    let delegate = Refusal()
    field.delegate = delegate
    field.text = "abc"
    let whole = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    )
    let end = try #require(field.textRange(from: field.endOfDocument, to: field.endOfDocument))

    #expect(field.shouldChangeText(in: end, replacementText: "y"))
    #expect(!field.shouldChangeText(in: end, replacementText: "x"))
    #expect(!field.shouldChangeText(in: whole, replacementText: ""))
    #expect(!field.shouldChangeText(in: UITextRange(), replacementText: "y"))
    #expect(field.text == "abc")
    #expect(field.textInputView === field)
  }

  @Test("traits for passwords and predictions are stored")
  func traits() {
    #expect(field.passwordRules == nil)
    #expect(field.inlinePredictionType == .default)
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    field.inlinePredictionType = .no
    let traits: any UITextInputTraits = field
    #expect(traits.passwordRules == UITextInputPasswordRules(descriptor: "minlength: 8;"))
    #expect(traits.inlinePredictionType == .no)
    #expect((view as any UITextInputTraits).passwordRules == nil)
    let bar = UISearchBar()
    bar.inlinePredictionType = .yes
    #expect(bar.searchTextField.inlinePredictionType == .yes)
  }
}
