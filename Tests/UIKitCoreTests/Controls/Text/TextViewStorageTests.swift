import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Text views and their storage", .serialized, .releasesEverything)
struct TextViewStorageTests {
  /// Makes numbers red, as apps highlight code.
  private final class Highlighter: NSObject, NSTextStorageDelegate {
    var count = 0

    func textStorage(
      _ textStorage: NSTextStorage,
      didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      count += 1
      for (offset, unit) in textStorage.string.utf16.enumerated() where (48...57).contains(unit) {
        textStorage.addAttribute(
          .foregroundColor,
          value: UIColor.red,
          range: NSRange(location: offset, length: 1)
        )
      }
    }
  }

  private func color(_ view: UITextView, _ offset: Int) -> UIColor? {
    view.attributedText.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
  }

  @Test(
    "changes of the storage are shown, and the selection moves with the text",
    .rule("R-TXT-132")
  )
  func storageChanges() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = "one two"
    view.selectedRange = NSRange(location: 4, length: 3)

    view.textStorage.insert(NSAttributedString(string: "zero "), at: 0)

    #expect(view.text == "zero one two")
    #expect(view.selectedRange == NSRange(location: 9, length: 3))
    view.textStorage.addAttribute(
      .foregroundColor,
      value: UIColor.red,
      range: NSRange(location: 0, length: 4)
    )
    #expect(color(view, 0) == .red && color(view, 5) == nil)
    #expect(view.selectedRange == NSRange(location: 9, length: 3))
  }

  @Test("typed text changes the storage, whose delegate can add attributes", .rule("R-TXT-132"))
  func typing() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let highlighter = Highlighter()
    view.textStorage.delegate = highlighter

    view.insertText("a1")
    view.insertText("b2")

    #expect(view.text == "a1b2")
    #expect(view.textStorage.string == "a1b2")
    #expect(view.editing.undoManager.canUndo)
    #expect(highlighter.count == 2)
    #expect(color(view, 1) == .red && color(view, 3) == .red)
    #expect(color(view, 0) == nil)
    view.deleteBackward()
    #expect(view.textStorage.string == "a1b")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test("a text view shows the text of its container and changes it", .rule("R-TXT-132"))
  func container() {
    let storage = NSTextStorage(string: "given")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)

    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200),
      textContainer: container
    )

    #expect(view.text == "given")
    #expect(view.textContainer === container && view.layoutManager === manager)
    #expect(view.textStorage === storage)
    view.insertText("!")
    #expect(storage.string == "given!")
    storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "new")
    #expect(view.text == "new!")
  }

  @Test("the layout manager finds the lines of the text view", .rule("R-TXT-132"))
  func layout() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.font = .systemFont(ofSize: 20)
    view.text = "one\ntwo"
    view.layoutIfNeeded()
    let manager = view.layoutManager
    let rect = manager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 3),
      in: view.textContainer
    )

    let caret = view.position(from: view.beginningOfDocument, offset: 4).map(view.caretRect)
    let top = view.textContainerInset.top
    #expect(abs(rect.minY + top - (caret?.minY ?? 0)) < 1)
    #expect(abs(rect.minX - 5) < 1)
    #expect(view.textContainer.size.width == 300)
    #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).width == 300)
    view.text = "other"
    #expect(manager.numberOfGlyphs == 5)
    #expect(
      abs(
        manager.usedRect(for: view.textContainer).height + 16
          - view.sizeThatFits(
            CGSize(width: 300, height: 1000)
          ).height
      ) < 1
    )
  }

  @Test("subclasses override the initializer with a container", .rule("R-TXT-132"))
  func subclass() {
    final class Notes: UITextView {
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        text = "ready"
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    #expect(Notes(frame: .zero).text == "ready")
    #expect(Notes().text == "ready")
  }
}
