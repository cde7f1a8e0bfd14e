import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Text: attachments", .serialized) struct TextAttachmentTests {
  private let phone = Simulator(.iPhone15)
  private let text = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))

  init() {
    phone.showsStatusBar = false
    text.font = .systemFont(ofSize: 17)
    phone.window.addSubview(text)
    UIPasteboard.general.items = []
  }

  private static func attachment(_ width: CGFloat, _ height: CGFloat, y: CGFloat = 0)
    -> NSTextAttachment
  {
    let attachment = NSTextAttachment(image: .filled(.red, width: 4, height: 4))
    attachment.bounds = CGRect(x: 0, y: y, width: width, height: height)
    return attachment
  }

  /// Returns "ab", an attachment, and "cd".
  private static func string(with attachment: NSTextAttachment) -> NSMutableAttributedString {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let string = NSMutableAttributedString(string: "ab", attributes: font)
    string.append(NSAttributedString(attachment: attachment, attributes: font))
    string.append(NSAttributedString(string: "cd", attributes: font))
    return string
  }

  private func show(_ attachment: NSTextAttachment) {
    text.attributedText = Self.string(with: attachment)
    phone.advance(by: 0.1)
  }

  private func caret(_ offset: Int) -> CGRect {
    let position = text.position(from: text.beginningOfDocument, offset: offset)
    return text.caretRect(for: position ?? text.beginningOfDocument)
  }

  private func place(inAttachment offset: Int) -> CGPoint {
    let (start, end) = (caret(offset), caret(offset + 1))
    return text.convert(CGPoint(x: (start.midX + end.midX) / 2, y: start.midY), to: nil)
  }

  // MARK: Drawing

  @Test("an attachment takes the size of its bounds, and makes the line higher", .rule("R-TXT-80"))
  func size() {
    let plain = Self.string(with: Self.attachment(0.5, 1))
    let high = Self.string(with: Self.attachment(30, 40))
    let low = Self.string(with: Self.attachment(30, 40, y: -20))

    #expect(abs(high.size().width - plain.size().width - 29.5) < 0.01)
    #expect(abs(high.size().height - (40 - UIFont.systemFont(ofSize: 17).descender)) < 0.01)
    #expect(low.size().height < high.size().height && low.size().height >= 40)
    let lines = high.boundingRect(
      with: CGSize(width: 20, height: 1000),
      options: .usesLineFragmentOrigin,
      context: nil
    )
    #expect(lines.height > high.size().height)
  }

  @Test("labels, drawn strings, fields and text views show the image", .rule("R-TXT-80"))
  func drawing() {
    let string = Self.string(with: Self.attachment(20, 20))
    let label = UILabel(frame: CGRect(x: 20, y: 320, width: 200, height: 40))
    let field = UITextField(frame: CGRect(x: 20, y: 380, width: 200, height: 40))
    label.attributedText = string
    field.attributedText = string
    text.attributedText = string
    phone.window.addSubview(label)
    phone.window.addSubview(field)
    phone.advance(by: 0.1)
    let start = NSAttributedString(attributedString: string).attributedSubstring(
      from: NSRange(location: 0, length: 2)
    ).size().width
    let image = UIGraphicsImageRenderer(size: string.size()).image { _ in string.draw(at: .zero) }

    #expect(phone.color(at: CGPoint(x: 20 + start + 10, y: 340)) == [255, 0, 0])
    #expect(phone.color(at: CGPoint(x: 20 + start + 10, y: 397)) == [255, 0, 0])
    #expect(phone.color(at: place(inAttachment: 2)) == [255, 0, 0])
    #expect(image.color(at: CGPoint(x: start + 10, y: 10)) == [255, 0, 0])
  }

  @Test("a symbol has the size of the font and the color of the text", .rule("R-TXT-82"))
  func symbols() throws {
    let symbol = NSTextAttachment(image: try #require(UIImage(systemName: "square.fill")))
    func width(_ size: CGFloat) -> CGFloat {
      let font = UIFont.systemFont(ofSize: size)
      return NSAttributedString(attachment: symbol, attributes: [.font: font]).size().width
    }
    let large = UIFont.systemFont(ofSize: 60)
    let label = UILabel(frame: CGRect(x: 20, y: 320, width: 200, height: 80))
    label.attributedText = NSAttributedString(
      attachment: symbol,
      attributes: [.font: large, .foregroundColor: UIColor.blue]
    )
    phone.window.addSubview(label)
    phone.advance(by: 0.1)

    #expect(width(40) > width(20) * 1.8)
    #expect(phone.color(at: CGPoint(x: 20 + width(60) / 2, y: 360)) == [0, 0, 255])
  }

  @Test("a subclass chooses the bounds and the image", .rule("R-TXT-80"))
  func subclass() {
    final class Wide: NSTextAttachment, @unchecked Sendable {
      var calls: [Int] = []
      override func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect {
        CGRect(x: 0, y: 0, width: lineFrag.width / 2, height: lineFrag.height)
      }
      override func image(
        forBounds imageBounds: CGRect,
        textContainer: NSTextContainer?,
        characterIndex charIndex: Int
      ) -> UIImage? {
        calls.append(charIndex)
        return .filled(.green, width: 1, height: 1)
      }
    }
    let wide = Wide()
    let string = NSMutableAttributedString(string: "first line\n")
    string.append(Self.string(with: wide))
    text.attributedText = string
    phone.advance(by: 0.1)

    #expect(abs(caret(14).midX - caret(13).midX - (393 - 10) / 2) < 1)
    #expect(Set(wide.calls) == [13])
    #expect(phone.color(at: place(inAttachment: 13)) == [0, 255, 0])
  }

  @Test("contents without an image keep their space and draw nothing", .rule("R-TXT-81"))
  func missingImage() {
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "org.example.model")
    attachment.bounds.size = CGSize(width: 50, height: 30)
    show(attachment)

    #expect(abs(caret(3).midX - caret(2).midX - 50) < 1)
    #expect(phone.color(at: place(inAttachment: 2)) == [255, 255, 255])
    #expect(attachment.fileType == "org.example.model")
    let image = UIImage.filled(.red, width: 9, height: 9)
    attachment.contents = image.pngData()
    attachment.bounds = .zero
    show(attachment)
    #expect(abs(caret(3).midX - caret(2).midX - 9) < 1)
  }

  @Test(
    "invalid bounds are replaced with the size of the image",
    .rule("R-TXT-81"),
    arguments: [
      CGRect(x: 0, y: 0, width: -5, height: 10), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
      CGRect(x: 0, y: CGFloat.infinity, width: 5, height: 5),
      CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0),
    ]
  )
  func invalidBounds(_ bounds: CGRect) {
    let attachment = NSTextAttachment(image: .filled(.red, width: 12, height: 12))
    attachment.bounds = bounds

    let logged = warnings { show(attachment) }
    #expect(logged.count == 1)
    #expect(abs(caret(3).midX - caret(2).midX - 12) < 1)
    attachment.bounds = CGRect(x: 0, y: 0, width: 1e30, height: 1e30)
    attachment.lineLayoutPadding = .nan
    #expect(Self.string(with: attachment).size().height < 10_100)
  }

  // MARK: Editing

  @Test("the caret and deletion treat an attachment as one character", .rule("R-TXT-83"))
  func editing() {
    show(Self.attachment(40, 30))
    let narrow = caret(2)

    #expect(abs(caret(3).midX - narrow.midX - 40) < 1)
    let hit = text.closestPosition(to: CGPoint(x: narrow.midX + 30, y: narrow.midY))
    #expect(hit.map { text.offset(from: text.beginningOfDocument, to: $0) } == 3)
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 3, length: 0)
    text.insertText("x")
    #expect(text.attributedText.attribute(.attachment, at: 3, effectiveRange: nil) == nil)
    #expect(text.typingAttributes[.attachment] == nil)
    text.deleteBackward()
    text.deleteBackward()
    #expect(text.text == "abcd")
    text.undoManager?.undo()
    #expect(text.text == "ab\u{FFFC}cd" || text.text == "ab\u{FFFC}xcd")
    #expect(text.attributedText.attribute(.attachment, at: 2, effectiveRange: nil) != nil)
  }

  @Test("a copied attachment is pasted in the app; others receive text", .rule("R-TXT-84"))
  func copying() {
    let attachment = Self.attachment(40, 30)
    show(attachment)
    text.becomeFirstResponder()
    text.selectAll(nil)
    text.copy(nil)
    #expect(UIPasteboard.general.string == "abcd")

    text.paste(nil)
    text.paste(nil)
    #expect(text.text == "ab\u{FFFC}cdab\u{FFFC}cd")
    let pasted = text.attributedText.attribute(.attachment, at: 7, effectiveRange: nil)
    #expect(pasted as? NSTextAttachment === attachment)
    text.selectedRange = NSRange(location: 2, length: 1)
    text.copy(nil)
    #expect(UIPasteboard.general.string == nil)
    #expect(UIPasteboard.general.image != nil)
    #expect(text.canPerformAction("paste:", withSender: nil))
    text.pasteAndMatchStyle(nil)
    #expect(text.text == "ab\u{FFFC}cdab\u{FFFC}cd")
    let field = UITextField(frame: CGRect(x: 20, y: 380, width: 200, height: 40))
    field.isSecureTextEntry = true
    phone.window.addSubview(field)
    field.becomeFirstResponder()
    field.paste(nil)
    #expect(field.text == "")
    field.isSecureTextEntry = false
    field.paste(nil)
    #expect(field.text == "\u{FFFC}")
    #expect(field.typingAttributes?[.attachment] == nil)
  }

  @Test("a copy keeps other attributes if the user may change them", .rule("R-TXT-84"))
  func copyingAttributes() {
    func isBold(at offset: Int) -> Bool {
      let font = text.attributedText.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
      return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }
    let heavy = UIFont.boldSystemFont(ofSize: 17)
    text.attributedText = NSAttributedString(string: "ab", attributes: [.font: heavy])
    text.allowsEditingTextAttributes = true
    text.becomeFirstResponder()
    text.selectAll(nil)
    text.copy(nil)
    text.text = "c"
    text.paste(nil)
    text.pasteAndMatchStyle(nil)

    #expect(text.text == "cabab")
    #expect(!isBold(at: 0) && isBold(at: 1))
    #expect(UIPasteboard.general.string == "ab")
  }

  // MARK: Accessibility

  @Test("assistive technologies read the labels of attachments", .rule("R-TXT-85"))
  func accessibility() {
    let attachment = Self.attachment(40, 30)
    attachment.accessibilityLabel = "heart"
    let label = UILabel()
    label.attributedText = Self.string(with: attachment)
    show(attachment)
    let read = text.editing

    #expect(label.accessibilityLabel == "abheartcd")
    #expect(label.text == "ab\u{FFFC}cd")
    #expect(text.accessibilityValue == "abheartcd")
    #expect(read.accessibleString == "abheartcd")
    read.accessibleSelection = 7..<8
    #expect(text.selectedRange == NSRange(location: 3, length: 1))
    #expect(read.accessibleSelection == 7..<8)
    read.accessibleSelection = 4..<5
    #expect(text.selectedRange == NSRange(location: 2, length: 1))
    #expect(read.accessibleSelection == 2..<7)
    #expect(read.accessibleRange(of: .character, at: 3) == 2..<7)
    text.becomeFirstResponder()
    read.replaceAccessibleText(in: 1..<7, with: "-")
    #expect(text.text == "a-cd")
  }

  @Test("offsets of what is read and of the text are converted", .rule("R-TXT-85"))
  func labels() {
    var attached = AttachedText()
    let (first, second) = (NSTextAttachment(), NSTextAttachment())
    second.accessibilityLabel = "two"
    attached.add("\u{FFFC}", at: 1, [.attachment: first])
    attached.add("\u{FFFC}", at: 3, [.attachment: second])
    let labels = AttachmentLabels(attached)

    #expect(labels.spoken("a\u{FFFC}b\u{FFFC}c") == "abtwoc")
    #expect((0...5).map { labels.spokenOffset($0) } == [0, 1, 1, 2, 5, 6])
    #expect((0...6).map { labels.offset($0) } == [0, 1, 3, 3, 3, 4, 5])
    #expect(labels.offset(3, roundsUp: true) == 4)
  }

  // MARK: Actions

  @Test("taps and presses of attachments ask the delegate", .rule("R-TXT-86"))
  func actions() {
    final class Delegate: NSObject, UITextViewDelegate {
      let journal = Journal()
      func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        journal.record("\(interaction) \(characterRange.location)+\(characterRange.length)")
        return true
      }
    }
    let delegate = Delegate()
    text.delegate = delegate
    text.isEditable = false
    show(Self.attachment(40, 30))
    phone.tap(at: place(inAttachment: 2))
    phone.advance(by: 1)

    #expect(delegate.journal.take() == ["invokeDefaultAction 2+1"])
    phone.longPress(at: place(inAttachment: 2))
    phone.advance(by: 1)
    #expect(delegate.journal.take() == ["presentActions 2+1"])
    #expect(EditMenu.shown(in: phone.window)?.titles == ["Copy"])
    text.isEditable = true
    phone.tap(at: place(inAttachment: 2))
    #expect(delegate.journal.lines.isEmpty)
  }

  @Test("attributed strings of Swift have attachments", .rule("R-TXT-30"))
  func attributedString() {
    let attachment = NSTextAttachment()
    let string = AttributedString(NSAttributedString(attachment: attachment))

    #expect(string.uiKit.attachment === attachment)
    let back = NSAttributedString(string)
    #expect(back.string == "\u{FFFC}")
    #expect(back.attribute(.attachment, at: 0, effectiveRange: nil) as AnyObject === attachment)
    #expect(NSTextAttachment.character == 0xFFFC)
  }
}
