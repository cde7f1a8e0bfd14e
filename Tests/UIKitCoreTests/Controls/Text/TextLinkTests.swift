import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Links in text") struct TextLinkTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    let journal = Journal()
    var allows = false

    func textView(
      _ textView: UITextView,
      shouldInteractWith URL: URL,
      in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      journal.record("\(URL) \(characterRange.location)+\(characterRange.length)")
      return allows
    }
  }

  private let phone = Simulator(.iPhone15)
  private let text = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
  private let delegate = Delegate()

  init() {
    text.isEditable = false
    text.delegate = delegate
    text.font = .systemFont(ofSize: 17)
    phone.window.addSubview(text)
    let string = NSMutableAttributedString(string: "See the terms of use")
    string.addAttribute(.link, value: "https://example.org/terms", range: NSRange(8..<13))
    text.attributedText = string
    phone.advance(by: 0.1)
  }

  private func tap(_ offset: Int) {
    let position = text.position(from: text.beginningOfDocument, offset: offset)
    let caret = text.caretRect(for: position ?? text.beginningOfDocument)
    phone.tap(at: text.convert(CGPoint(x: caret.midX + 3, y: caret.midY), to: nil))
    phone.advance(by: 1)
  }

  @Test("a tap on a link asks the delegate, if the text is not editable", .rule("R-TXT-12"))
  func tapping() {
    tap(9)
    #expect(delegate.journal.take() == ["https://example.org/terms 8+5"])
    tap(2)
    text.isEditable = true
    tap(9)
    #expect(delegate.journal.lines.isEmpty)
    #expect(text.isFirstResponder)
    text.resignFirstResponder()
    text.isEditable = false
    text.isSelectable = false
    tap(9)
    #expect(delegate.journal.lines.isEmpty)
  }

  @Test("a link is opened when a pointer is released, and dragging selects", .rule("R-TXT-12"))
  func pointer() {
    func point(_ offset: Int) -> CGPoint {
      let position = text.position(from: text.beginningOfDocument, offset: offset)
      let caret = text.caretRect(for: position ?? text.beginningOfDocument)
      return text.convert(CGPoint(x: caret.midX + 1, y: caret.midY), to: nil)
    }
    func send(_ phase: TouchInput.Phase) {
      let touch = TouchInput(
        identifier: 9,
        phase: phase,
        location: point(9),
        timestamp: phone.window.screen.clock.now,
        isIndirect: true
      )
      UIApplication.shared.deliver(touches: [touch], to: phone.window.screen)
    }

    send(.began)
    #expect(delegate.journal.lines.isEmpty)
    send(.ended)
    #expect(delegate.journal.take() == ["https://example.org/terms 8+5"])
    phone.advance(by: 1)
    phone.dragPointer(from: point(9), to: point(12))
    #expect(delegate.journal.lines.isEmpty)
    #expect(text.selectedRange == NSRange(location: 9, length: 3))
  }

  @Test("links have the tint color, or the attributes of the app", .rule("R-TXT-29"))
  func attributes() {
    #expect(text.linkTextAttributes[.foregroundColor] as? UIColor == text.tintColor)
    let layout = text.editing.editor.layout
    #expect(layout.format.linkAttributes.values[.foregroundColor] as? UIColor == text.tintColor)
    text.linkTextAttributes = [.foregroundColor: UIColor.red]
    #expect(layout.format.linkAttributes.values[.foregroundColor] as? UIColor == .red)
    #expect(text.attributedText.attribute(.foregroundColor, at: 9, effectiveRange: nil) == nil)
  }

  @Test("addresses and numbers in text that is not editable are links", .rule("R-TXT-29"))
  func detection() {
    text.text = "Write to ada@example.org."
    text.dataDetectorTypes = .link
    phone.advance(by: 0.1)
    tap(12)
    #expect(delegate.journal.take() == ["mailto:ada@example.org 9+15"])
    text.dataDetectorTypes = []
    tap(12)
    #expect(delegate.journal.lines.isEmpty)
  }

  @Test(
    "addresses are found without the marks behind them",
    .rule("R-TXT-29"),
    arguments: [
      ("See https://example.org/a?b=c.", "https://example.org/a?b=c"),
      ("(http://a.example.com)", "http://a.example.com"),
      ("at example.com, now", "http://example.com"),
      ("www.example.de/x", "http://www.example.de/x"),
      ("Call +49 30 1234567 today", "tel:+49301234567"), ("version 1.2.3", nil), ("3.5 km", nil),
      ("file.swift", nil), ("12 34", nil),
    ] as [(String, String?)]
  )
  func addresses(text: String, address: String?) {
    let links = TextDetection.links(in: text, [.links, .phoneNumbers])
    #expect(links.map(\.url.absoluteString) == [address].compactMap { $0 })
  }

  @Test("paragraphs begin at the side of their first letter", .rule("R-TXT-28"))
  func direction() {
    #expect(WritingDirection.isRightToLeft("שלום world") == true)
    #expect(WritingDirection.isRightToLeft("12 hello مرحبا") == false)
    #expect(WritingDirection.isRightToLeft("12 - 34") == nil)
    text.text = "left\nمرحبا"
    phone.advance(by: 0.1)
    let first = text.caretRect(for: text.beginningOfDocument)
    let second = text.position(from: text.beginningOfDocument, offset: 5)
    #expect(first.midX < 20)
    #expect(text.caretRect(for: second ?? text.beginningOfDocument).midX > 370)
  }

  @Test("a paragraph without letters begins at the side of the interface", .rule("R-TXT-28"))
  func directionOfEmptyParagraph() {
    func caret(_ offset: Int) -> CGRect {
      let position = text.position(from: text.beginningOfDocument, offset: offset)
      return text.caretRect(for: position ?? text.beginningOfDocument)
    }
    text.semanticContentAttribute = .forceRightToLeft
    text.text = ""
    phone.advance(by: 0.1)
    #expect(caret(0).midX > 370)
    text.text = "left\n\n12"
    phone.advance(by: 0.1)
    #expect(caret(0).midX < 20)
    #expect(caret(5).midX > 370)
    text.semanticContentAttribute = .forceLeftToRight
    phone.advance(by: 0.1)
    #expect(caret(5).midX < 20)
  }

  @Test("the delegate replaces the action of a link and the edit menu")
  func actions() throws {
    final class Owner: NSObject, UITextViewDelegate {
      let journal = Journal()
      func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
      ) -> UIAction? {
        guard case .link(let url) = textItem.content else { return nil }
        return UIAction { [journal] _ in journal.record("opens \(url.lastPathComponent)") }
      }
      func textView(
        _ textView: UITextView,
        editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        UIMenu(children: [UIAction(title: "Quote \(range.length)") { _ in }])
      }
    }
    let owner = Owner()
    text.delegate = owner
    tap(9)
    #expect(owner.journal.lines == ["opens terms"])
    text.becomeFirstResponder()
    text.selectAll(nil)
    text.editing.selectionInteraction.showMenu()
    #expect(EditMenu.shown(in: phone.window)?.titles == ["Quote 20"])
  }
}
