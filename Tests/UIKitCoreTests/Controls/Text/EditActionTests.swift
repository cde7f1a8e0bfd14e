import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Text: edit actions and pasteboard", .serialized) struct EditActionTests {
  private let phone = Simulator(.iPhone15)
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() {
    phone.window.addSubview(field)
    phone.advance(by: 0.1)
    UIPasteboard.general.items = []
  }

  @Test("text is copied, cut and pasted by keys", .rule("R-TXT-18"))
  func keys() {
    field.text = "one two"
    field.becomeFirstResponder()
    phone.press(.character("a"), holding: .control)
    phone.press(.character("c"), holding: .control)
    #expect(UIPasteboard.general.string == "one two")
    phone.press(.character("x"), holding: .command)
    #expect(field.text == "")
    phone.press(.character("v"), holding: .control)
    phone.press(.character("v"), holding: .control)
    #expect(field.text == "one twoone two")
  }

  @Test("a field pastes several lines as one, a view normalizes line ends", .rule("R-TXT-18"))
  func lineEnds() {
    field.becomeFirstResponder()
    #expect(phone.paste("a\r\nb"))
    #expect(field.text == "a b")
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    phone.window.addSubview(view)
    view.becomeFirstResponder()
    #expect(phone.paste("a\r\nb\rc"))
    #expect(view.text == "a\nb\nc")
  }

  @Test("a password is not copied", .rule("R-TXT-10"))
  func secureText() {
    field.isSecureTextEntry = true
    field.text = "secret"
    field.becomeFirstResponder()
    field.selectAll(nil)

    #expect(!field.canPerformAction("copy:", withSender: nil))
    field.copy(nil)
    field.cut(nil)
    #expect(UIPasteboard.general.string == nil)
    #expect(field.text == "secret")
  }

  @Test("actions are possible where they have something to do", .rule("R-TXT-18"))
  func possibleActions() {
    func can(_ name: Selector) -> Bool { field.canPerformAction(name, withSender: nil) }
    #expect(!can("paste:") && !can("copy:") && !can("selectAll:"))
    field.text = "one two"
    field.becomeFirstResponder()
    #expect(can("select:") && can("selectAll:") && !can("copy:"))
    field.select(nil)
    #expect(can("copy:") && can("cut:") && !can("select:"))
    UIPasteboard.general.image = UIImage(systemName: "star")
    #expect(!can("paste:"))
    #expect(!UIView().canPerformAction("copy:", withSender: nil))
  }

  @Test("a pasteboard has texts, URLs, images, colors and values of other types")
  func values() throws {
    let board = UIPasteboard.withUniqueName()
    let count = board.changeCount
    board.url = URL(string: "https://example.org")
    #expect(board.string == "https://example.org")
    #expect(board.hasURLs && board.hasStrings && !board.hasImages)
    board.color = .red
    #expect(board.color == .red)
    board.setData(Data([1, 2]), forPasteboardType: "org.example.note")
    #expect(board.types == ["org.example.note"])
    #expect(board.data(forPasteboardType: "org.example.note") == Data([1, 2]))
    #expect(board.changeCount == count + 3)
    board.strings = ["a", "b"]
    #expect(board.numberOfItems == 2)
    let same = try #require(UIPasteboard(name: board.name, create: false))
    #expect(same.strings == ["a", "b"])
    #expect(UIPasteboard(name: .init("none"), create: false) == nil)
  }
}
