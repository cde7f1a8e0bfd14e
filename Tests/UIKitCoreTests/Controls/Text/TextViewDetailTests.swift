import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UITextView: details", .releasesEverything) struct TextViewDetailTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()
  private let text = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))

  init() {
    page.view.addSubview(text)
    text.font = .systemFont(ofSize: 17)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private func position(_ offset: Int) -> UITextPosition {
    text.position(from: text.beginningOfDocument, offset: offset) ?? text.beginningOfDocument
  }

  private func point(_ offset: Int) -> CGPoint {
    let caret = text.caretRect(for: position(offset))
    return text.convert(CGPoint(x: caret.midX + 1, y: caret.midY), to: nil)
  }

  /// The distance of the first visible line from the upper edge, and its first character.
  private var top: (offset: Int, distance: CGFloat) {
    let layout = text.editing.editor.layout
    let canvas = text.editing.canvas.bounds
    let line = layout.lineRange(of: layout.place(at: CGPoint(x: 0, y: canvas.minY)))
    return (line.lowerBound, layout.caret(at: TextPlace(line.lowerBound)).minY - canvas.minY)
  }

  private func showLongText(lines: Int = 2000) {
    text.text = (1...lines).map { "\($0) " + String(repeating: "word ", count: $0 % 40) }
      .joined(separator: "\n")
    phone.advance(by: 0.1)
    text.contentOffset.y = (text.contentSize.height / 2).rounded()
    phone.advance(by: 0.1)
  }

  // MARK: Scroll position

  @Test("another tint, style or font does not scroll long text", .rule("R-TXT-61"))
  func formatChanges() {
    showLongText()
    let before = top

    text.tintColor = .red
    phone.advance(by: 0.1)
    #expect(top == before)
    phone.window.overrideUserInterfaceStyle = .dark
    phone.advance(by: 0.1)
    #expect(top == before)
    text.font = .systemFont(ofSize: 23)
    phone.advance(by: 0.1)
    #expect(top.offset == before.offset)
    text.frame.size.width = 250
    phone.advance(by: 0.1)
    #expect(top.offset == before.offset)
  }

  @Test("geometry far away does not scroll long text", .rule("R-TXT-61"))
  func farGeometry() {
    showLongText()
    let before = top

    _ = text.caretRect(for: position(200))
    _ = text.selectionRects(for: text.textRange(from: position(0), to: position(9000))!)
    phone.advance(by: 0.1)

    #expect(top == before)
  }

  @Test("typing in the middle of long text does not scroll", .rule("R-TXT-61"))
  func typing() {
    showLongText()
    text.becomeFirstResponder()
    let offset = top.offset + 300
    text.selectedRange = NSRange(location: offset, length: 0)
    phone.advance(by: 0.1)
    let before = top

    for _ in 0..<30 {
      phone.type("x")
      #expect(top == before)
    }
    phone.press(.backspace)
    #expect(top == before)
  }

  @Test("typing in the middle of a long paragraph does not scroll", .rule("R-TXT-61"))
  func typingInParagraph() {
    text.text = String(repeating: "wide words and i l . ", count: 400)
    phone.advance(by: 0.1)
    text.contentOffset.y = 2000
    phone.advance(by: 0.1)
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: top.offset + 100, length: 0)
    phone.advance(by: 0.1)
    let before = text.contentOffset

    for _ in 0..<10 { phone.type("x") }

    #expect(text.contentOffset == before)
  }

  @Test("text that is set shows no trace of the old position", .rule("R-TXT-61"))
  func settingText() {
    showLongText()

    text.text = "short"
    phone.advance(by: 0.1)

    #expect(text.caretRect(for: text.endOfDocument).height > 10)
  }

  @Test("a text view that grows stays at its start")
  func growing() {
    text.isScrollEnabled = false
    text.frame.size.height = text.sizeThatFits(CGSize(width: 393, height: 1000)).height
    text.becomeFirstResponder()

    for _ in 0..<5 {
      phone.type("a\n")
      text.frame.size.height = text.sizeThatFits(CGSize(width: 393, height: 1000)).height
      phone.advance(by: 0.1)
      #expect(text.contentOffset == .zero)
    }
  }

  // MARK: Size

  @Test(
    "the fitting size of a line has the insets",
    arguments: [CGFloat.greatestFiniteMagnitude, .infinity, 10_000]
  )
  func fittingSize(limit: CGFloat) {
    text.text = "a few words"

    let size = text.sizeThatFits(CGSize(width: limit, height: limit))
    text.frame = CGRect(origin: .zero, size: size)
    phone.advance(by: 0.1)

    let start = text.caretRect(for: text.beginningOfDocument)
    #expect(size.width.isFinite && size.width < 393)
    #expect(text.caretRect(for: text.endOfDocument).minY == start.minY)
  }

  // MARK: Rectangles

  @Test("the rectangles of a selection include those that are not visible", .rule("R-TXT-66"))
  func rectangles() throws {
    text.text = (1...100).map { "line \($0)" }.joined(separator: "\n")
    phone.advance(by: 0.1)
    let range = try #require(text.textRange(from: position(7), to: text.endOfDocument))

    let rectangles = text.selectionRects(for: range)
    #expect(rectangles.count == 99)
    #expect(rectangles.filter(\.containsStart).count == 1)
    #expect(rectangles.first?.containsStart == true)
    #expect(rectangles.last?.containsEnd == true)
    #expect(rectangles.allSatisfy { $0.writingDirection == .leftToRight })
    text.contentOffset.y = 1000
    phone.advance(by: 0.1)
    #expect(text.selectionRects(for: range).map(\.rect) == rectangles.map(\.rect))
    #expect(text.firstRect(for: range) == rectangles.first?.rect)
    text.text = "שלום"
    phone.advance(by: 0.1)
    let whole = try #require(text.textRange(from: position(0), to: text.endOfDocument))
    #expect(text.selectionRects(for: whole).map(\.writingDirection) == [.rightToLeft])
  }

  // MARK: Keys

  @Test("keys select and copy text that is not editable", .rule("R-TXT-12"))
  func readOnlyKeys() {
    text.text = "one two three"
    text.isEditable = false
    phone.advance(by: 0.1)

    phone.dragPointer(from: point(4), to: point(7))
    phone.press(.character("c"), holding: .control)
    #expect(UIPasteboard.general.string == "two")
    phone.press(.rightArrow, holding: [.shift, .control])
    #expect(text.selectedRange == NSRange(location: 4, length: 9))
    phone.press(.character("x"), holding: .control)
    phone.press(.backspace)
    #expect(text.text == "one two three")
    phone.press(.character("a"), holding: .control)
    #expect(text.selectedRange.length == 13)
  }

  @Test("Page Down and Page Up move the caret by a page", .rule("R-TXT-62"))
  func pages() {
    text.text = (1...200).map { "line \($0)" }.joined(separator: "\n")
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 3, length: 0)
    phone.advance(by: 0.1)
    let line = text.editing.editor.layout.emptyLineHeight

    phone.press(.pageDown)
    let caret = text.caretRect(for: position(text.selectedRange.location))
    #expect(abs(caret.minY - 8 - (200 - line)) <= line)
    #expect(text.bounds.contains(caret))
    phone.press(.pageDown, holding: .shift)
    #expect(text.selectedRange.length > 50)
    for _ in 0..<3 { phone.press(.pageUp) }
    #expect(text.selectedRange == NSRange(location: 0, length: 0))
    for _ in 0..<40 { phone.press(.pageDown) }
    #expect(text.selectedRange.location == text.text.utf16.count)
  }

  @Test("Insert and Delete with Shift or Control edit", .rule("R-TXT-63"))
  func insertKey() {
    func press(_ usage: UIKeyboardHIDUsage, _ characters: String, _ held: KeyInput.Modifiers) {
      for isDown in [true, false] {
        _ = UIApplication.shared.deliver(
          key: KeyInput(
            isDown: isDown,
            characters: characters,
            usage: usage,
            modifiers: held,
            timestamp: phone.window.screen.clock.now
          ),
          to: phone.window.screen
        )
      }
    }
    text.text = "one two"
    text.becomeFirstResponder()

    text.selectedRange = NSRange(location: 0, length: 3)
    press(.keyboardInsert, "", .control)
    #expect(UIPasteboard.general.string == "one")
    text.selectedRange = NSRange(location: 7, length: 0)
    press(.keyboardInsert, "", .shift)
    #expect(text.text == "one twoone")
    text.selectedRange = NSRange(location: 0, length: 4)
    press(.keyboardDeleteForward, "\u{7F}", .shift)
    #expect(text.text == "twoone")
    #expect(UIPasteboard.general.string == "one ")
  }

  @Test("Command with an arrow key moves to the end of the line on that side", .rule("R-TXT-67"))
  func lineEnds() {
    text.text = "שלום עולם"
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 3, length: 0)

    phone.press(.leftArrow, holding: .command)
    #expect(text.selectedRange.location == 9)
    phone.press(.rightArrow, holding: .command)
    #expect(text.selectedRange.location == 0)
    text.text = "left"
    phone.press(.leftArrow, holding: .command)
    #expect(text.selectedRange.location == 0)
  }

  @Test("arrow keys pass characters without width", .rule("R-TXT-42"))
  func zeroWidth() {
    text.text = "a\u{200B}b"
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 0, length: 0)

    for location in [1, 2, 3] {
      phone.press(.rightArrow)
      #expect(text.selectedRange.location == location)
    }
    for location in [2, 1, 0] {
      phone.press(.leftArrow)
      #expect(text.selectedRange.location == location)
    }
    text.text = "א\u{200B}ב"
    text.selectedRange = NSRange(location: 0, length: 0)
    for location in [1, 2, 3] {
      phone.press(.leftArrow)
      #expect(text.selectedRange.location == location)
    }
  }

  @Test("arrow keys pass the parts of a long paragraph without an extra press", .rule("R-TXT-41"))
  func partBoundary() {
    text.text = String(repeating: "abcdefgh ", count: 1000)
    text.becomeFirstResponder()
    let document = text.editing.editor.document
    let first = document.paragraphs.first
    let boundary = document.paragraphs[first].length
    text.selectedRange = NSRange(location: boundary - 2, length: 0)

    for step in 1...4 {
      phone.press(.rightArrow)
      #expect(text.selectedRange.location == boundary - 2 + step)
    }
    for step in 1...4 {
      phone.press(.leftArrow)
      #expect(text.selectedRange.location == boundary + 2 - step)
    }
  }

  // MARK: Attributes

  @Test("the attributes of the text contain the font", .rule("R-TXT-68"))
  func attributes() {
    let view = UITextView()

    #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 12)
    view.text = "a"
    let standard = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(standard?.pointSize == 12)
    view.font = .systemFont(ofSize: 20)
    #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 20)
    view.attributedText = NSAttributedString(string: "b")
    let set = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(set?.pointSize == 20)
  }

  // MARK: Primary selection

  private final class Primary: PrimarySelectionHost {
    func write(_ text: String) {}
    func read() -> String? { "one\r\ntwo\n" }
  }

  @Test("the primary selection is inserted like pasted text", .rule("R-PB-6", "R-TXT-18"))
  func primarySelection() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var returns = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return true
      }
    }
    let field = UITextField(frame: CGRect(x: 20, y: 320, width: 200, height: 34))
    let delegate = Delegate()
    field.delegate = delegate
    page.view.addSubview(field)
    let primary = Primary()
    let before = Pasteboards.primary
    Pasteboards.primary = primary
    defer { Pasteboards.primary = before }

    #expect(text.pastePrimarySelection(at: CGPoint(x: 10, y: 10)))
    #expect(field.pastePrimarySelection(at: CGPoint(x: 10, y: 10)))

    #expect(text.text == "one\ntwo\n")
    #expect(field.text == "one two ")
    #expect(delegate.returns == 0)
  }
}
