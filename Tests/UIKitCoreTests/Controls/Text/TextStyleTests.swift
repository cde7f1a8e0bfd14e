import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Text: styles, containers and menus", .releasesEverything, .serialized)
struct TextStyleTests {
  private final class Delegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
    let journal = Journal()
    var showsMenu = true

    func textView(
      _ textView: UITextView,
      willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
      journal.record("menu")
      animator.addCompletion { [journal] in journal.record("shown") }
    }
    func textViewDidChange(_ textView: UITextView) { journal.record("changed") }
    func textView(
      _ textView: UITextView,
      willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { journal.record("no menu") }
    func textField(
      _ textField: UITextField,
      willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { journal.record("field menu") }
    func textField(
      _ textField: UITextField,
      willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { journal.record("no field menu") }
    func textView(
      _ textView: UITextView,
      menuConfigurationFor textItem: UITextItem,
      defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      guard showsMenu else { return nil }
      let own = UIAction(title: "Bookmark") { [journal] _ in journal.record("bookmark") }
      return UITextItem.MenuConfiguration(menu: UIMenu(children: defaultMenu.children + [own]))
    }
  }

  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
  private let delegate = Delegate()

  init() {
    page.view.addSubview(view)
    view.delegate = delegate
    view.font = .systemFont(ofSize: 17)
    view.text = "one two three"
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private func font(at offset: Int) -> UIFont? {
    let position = view.position(from: view.beginningOfDocument, offset: offset)
    return position.flatMap { view.textStyling(at: $0, in: .forward)?[.font] as? UIFont }
  }

  private func isBold(_ offset: Int) -> Bool {
    font(at: offset)?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
  }

  @Test("the selection is made bold, italic and underlined if the app allows it", .rule("R-TXT-33"))
  func styles() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    #expect(!view.canPerformAction("toggleBoldface:", withSender: nil))
    phone.press(.character("b"), holding: .control)
    #expect(!isBold(4))
    view.allowsEditingTextAttributes = true
    #expect(view.canPerformAction("toggleBoldface:", withSender: nil))
    phone.press(.character("b"), holding: .control)
    #expect(isBold(4) && !isBold(3) && !isBold(7))
    #expect(view.text == "one two three")
    view.selectedRange = NSRange(location: 0, length: 7)
    view.toggleBoldface(nil)
    #expect(isBold(0) && isBold(4))
    view.toggleBoldface(nil)
    #expect(!isBold(0) && !isBold(4))
    view.toggleUnderline(nil)
    let start = view.beginningOfDocument
    #expect(view.textStyling(at: start, in: .forward)?[.underlineStyle] as? Int == 1)
    view.increaseSize(nil)
    #expect(font(at: 0)?.pointSize == 18)
    view.decreaseSize(nil)
    #expect(font(at: 0)?.pointSize == 17)
    view.toggleItalics(nil)
    #expect(font(at: 0)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
  }

  @Test("the edit menu has the styles in a submenu", .rule("R-TXT-87"))
  func menu() throws {
    view.allowsEditingTextAttributes = true
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    view.editing.selectionInteraction.showMenu()
    phone.advance(by: 0.5)
    #expect(EditMenu.shown(in: phone.window)?.titles.last == "Format")
    let edge = EditMenu.shown(in: phone.window)?.frame.maxY
    if (try? phone.tap("Format")) == nil {
      try phone.tap("more items")
      try phone.tap("Format")
    }
    phone.advance(by: 0.1)
    #expect(EditMenu.shown(in: phone.window)?.titles == ["Bold", "Italic", "Underline"])
    #expect(EditMenu.shown(in: phone.window)?.frame.maxY == edge)
    try phone.tap("Bold")
    phone.advance(by: 0.5)
    #expect(isBold(4) && !isBold(3))
    #expect(EditMenu.shown(in: phone.window) == nil)
    view.allowsEditingTextAttributes = false
    view.editing.selectionInteraction.showMenu()
    #expect(EditMenu.shown(in: phone.window)?.titles.contains("Format") == false)
  }

  @Test("a change of styles can be undone, and applies to typed text", .rule("R-TXT-33"))
  func undoing() {
    view.allowsEditingTextAttributes = true
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    view.toggleBoldface(nil)
    view.undoManager?.undo()
    #expect(!isBold(0))
    view.undoManager?.redo()
    #expect(isBold(0))
    view.selectedRange = NSRange(location: 13, length: 0)
    view.toggleBoldface(nil)
    phone.type("x")
    #expect(isBold(13) && !isBold(12))
  }

  @Test("the attributes and the direction of the selection are changed", .rule("R-TXT-33"))
  func attributes() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    view.updateTextAttributes { $0.merging([.kern: 3]) { $1 } }
    #expect(view.textStyling(at: view.beginningOfDocument, in: .forward)?[.kern] as? Int == 3)
    view.makeTextWritingDirectionRightToLeft(nil)
    #expect(view.baseWritingDirection(for: view.endOfDocument, in: .backward) == .rightToLeft)
    view.makeTextWritingDirectionLeftToRight(nil)
    #expect(view.baseWritingDirection(for: view.endOfDocument, in: .backward) == .leftToRight)
    UIPasteboard.general.string = "1"
    #expect(view.canPerformAction("pasteAndMatchStyle:", withSender: nil))
    view.pasteAndMatchStyle(nil)
    #expect(view.text == "1 two three")
    let actions: any UIResponderStandardEditActions = page
    actions.toggleBoldface(nil)
    #expect(!page.canPerformAction("toggleBoldface:", withSender: nil))
  }

  @Test("the direction of an empty last paragraph is that of the next text", .rule("R-TXT-33"))
  func directionOfEmptyParagraph() {
    view.text = ""
    view.becomeFirstResponder()
    #expect(view.canPerformAction("makeTextWritingDirectionRightToLeft:", withSender: nil))
    view.makeTextWritingDirectionRightToLeft(nil)
    phone.type("x")
    #expect(view.baseWritingDirection(for: view.endOfDocument, in: .backward) == .rightToLeft)
    view.text = "abc\n"

    view.makeTextWritingDirectionRightToLeft(nil)
    phone.type("x")

    #expect(view.baseWritingDirection(for: view.endOfDocument, in: .backward) == .rightToLeft)
    #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .leftToRight)
  }

  @Test("a change of the direction notifies, and can be undone", .rule("R-TXT-33"))
  func undoingDirections() {
    view.becomeFirstResponder()
    delegate.journal.clear()

    view.makeTextWritingDirectionRightToLeft(nil)
    #expect(delegate.journal.take() == ["changed"])
    view.undoManager?.undo()

    #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .leftToRight)
    #expect(view.text == "one two three")
  }

  @Test("the alignment of a text view changes the styles of its text", .rule("R-TXT-106"))
  func alignment() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    view.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])

    view.textAlignment = .center
    phone.advance(by: 0.1)

    #expect(view.caretRect(for: view.beginningOfDocument).midX > 100)
    let new = view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((new as? NSParagraphStyle)?.lineSpacing == 4)
    #expect((new as? NSParagraphStyle)?.alignment == .center)
  }

  @Test("the next text replaces the whole text of a view", .rule("R-TXT-9"))
  func clearing() {
    view.becomeFirstResponder()
    view.clearsOnInsertion = true
    phone.type("x")
    #expect(view.text == "x")
    phone.type("y")
    #expect(view.text == "xy")
    view.clearsOnInsertion = true
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(!view.clearsOnInsertion)
    #expect(!view.usesStandardTextScaling)
  }

  @Test("a container limits the number of lines", .rule("R-TXT-35"))
  func lines() throws {
    view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    phone.advance(by: 0.1)
    let all = view.contentSize.height
    let second = view.position(from: view.beginningOfDocument, offset: 14)
    let caret = view.caretRect(for: try #require(second))
    view.textContainer.maximumNumberOfLines = 2
    phone.advance(by: 0.1)

    #expect(view.contentSize.height < all / 4)
    #expect(view.contentSize.height == (caret.minY + 8).rounded(.up))
    #expect(view.editing.canvas.frame.height == caret.minY - 8 + 8)
    #expect(view.sizeThatFits(CGSize(width: 393, height: 1000)).height == view.contentSize.height)
    view.textContainer.maximumNumberOfLines = 0
    phone.advance(by: 0.1)
    #expect(view.contentSize.height == all)
  }

  @Test("a container can be wider than the text view", .rule("R-TXT-35"))
  func width() throws {
    view.text = String(repeating: "word ", count: 40)
    phone.advance(by: 0.1)
    let narrow = view.contentSize
    #expect(view.textContainer.widthTracksTextView)
    view.textContainer.size = CGSize(width: 900, height: 0)
    phone.advance(by: 0.1)
    #expect(view.contentSize == narrow)
    view.textContainer.widthTracksTextView = false
    phone.advance(by: 0.1)
    #expect(view.contentSize.width == 900)
    #expect(view.contentSize.height < narrow.height)
    view.contentOffset.x = 400
    phone.advance(by: 0.1)
    #expect(view.editing.canvas.frame.minX == 400)
    #expect(NSTextContainer(size: CGSize(width: 5, height: 6)).size.height == 6)
  }

  @Test("the delegate is called when the edit menu appears and disappears", .rule("R-TXT-34"))
  func menus() {
    view.becomeFirstResponder()
    view.editing.selectionInteraction.showMenu()
    phone.advance(by: 0.5)
    #expect(delegate.journal.take() == ["menu", "shown"])
    phone.type("x")
    #expect(delegate.journal.take() == ["no menu", "changed"])
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
    field.delegate = delegate
    field.text = "abc"
    page.view.addSubview(field)
    field.becomeFirstResponder()
    field.editing.selectionInteraction.showMenu()
    field.resignFirstResponder()
    #expect(delegate.journal.take() == ["field menu", "no field menu"])
  }

  @Test("a link that is pressed shows a menu", .rule("R-TXT-34"))
  func links() throws {
    view.isEditable = false
    view.attributedText = NSAttributedString(
      string: "Trails",
      attributes: [.link: "https://example.org", .font: UIFont.systemFont(ofSize: 17)]
    )
    phone.advance(by: 0.1)
    phone.longPress(at: CGPoint(x: 20, y: 118), duration: 0.7)
    phone.advance(by: 0.5)
    #expect(EditMenu.shown(in: phone.window)?.titles == ["Open", "Copy", "Bookmark"])
    try phone.tap("Copy")
    #expect(UIPasteboard.general.url?.absoluteString == "https://example.org")
    phone.advance(by: 0.5)
    delegate.showsMenu = false
    phone.longPress(at: CGPoint(x: 20, y: 118), duration: 0.7)
    phone.advance(by: 0.5)
    #expect(EditMenu.shown(in: phone.window)?.titles.contains("Open") != true)
  }
}
