import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A delegate that records its calls, and can refuse changes.
@MainActor private final class Delegate: NSObject, UITextViewDelegate {
  let journal = Journal()
  var accepts = true

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    journal.record("should begin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { journal.record("did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    journal.record("should end")
    return true
  }
  func textViewDidEndEditing(_ textView: UITextView) { journal.record("did end") }
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    journal.record("should change \(range.location)+\(range.length)")
    return accepts
  }
  func textViewDidChange(_ textView: UITextView) { journal.record("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { journal.record("selection") }
}

@MainActor @Suite("UITextView") struct TextViewTests {
  private let phone = Simulator(.iPhone15)
  private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
  private let delegate = Delegate()
  private var journal: Journal { delegate.journal }

  init() {
    phone.window.addSubview(view)
    view.delegate = delegate
    phone.advance(by: 0.1)
  }

  private var caret: CGRect {
    view.convert(view.editing.canvas.caretView.frame, from: view.editing.canvas)
  }

  @Test(
    "a tap begins editing, typing asks and notifies, and Return inserts a line",
    .rule("R-TXT-11")
  )
  func editing() {
    phone.tap(at: CGPoint(x: 100, y: 120))
    #expect(view.isFirstResponder)
    #expect(journal.lines.prefix(2) == ["should begin", "did begin"])
    journal.clear()

    phone.type("a")
    #expect(journal.lines == ["should change 0+0", "selection", "changed"])
    phone.type("\nb")
    #expect(view.text == "a\nb")
    delegate.accepts = false
    phone.type("c")
    #expect(view.text == "a\nb")
    journal.clear()
    view.resignFirstResponder()
    #expect(journal.lines == ["should end", "did end"])
  }

  @Test("setting the text calls the change of the selection only", .rule("R-TXT-11"))
  func setting() {
    view.text = "one"

    #expect(journal.lines == ["selection"])
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 1, length: 100)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
  }

  @Test("the text has insets of eight points and a padding of five")
  func insets() {
    view.text = "line"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    phone.advance(by: 0.1)

    #expect(abs(caret.midX - 5) < 0.5)
    #expect(abs(caret.minY - 8) < 0.5)
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    phone.advance(by: 0.1)
    #expect(abs(caret.midX) < 0.5)
    #expect(abs(caret.minY) < 0.5)
  }

  @Test("typing at the end of a long text keeps the caret visible")
  func scrolling() {
    view.text = (1...200).map { "Line \($0)" }.joined(separator: "\n")
    view.becomeFirstResponder()
    phone.advance(by: 0.1)
    #expect(view.contentOffset.y > 1000)
    #expect(view.bounds.contains(caret))

    view.selectedRange = NSRange(location: 0, length: 0)
    phone.advance(by: 0.1)
    #expect(view.contentOffset.y <= 0)
    phone.press(.downArrow, repeats: 30)
    phone.advance(by: 0.1)
    #expect(view.bounds.contains(caret))
    #expect(view.selectedRange.location > 100)
  }

  @Test("a text of a million characters opens without laying it out")
  func longText() {
    let line = "The quick brown fox jumps over the lazy dog, and runs away again.\n"
    view.text = String(repeating: line, count: 16_000)
    phone.advance(by: 0.1)

    var laidOut = 0
    view.editing.editor.document.paragraphs.forEach { if $0.layout != nil { laidOut += 1 } }
    #expect(laidOut < 60)
    #expect(view.contentSize.height > 100_000)
    view.contentOffset.y = 100_000
    phone.advance(by: 0.1)
    view.editing.editor.document.paragraphs.forEach { if $0.layout != nil { laidOut += 1 } }
    #expect(laidOut < 200)
  }

  @Test("without scrolling, the height is that of the text")
  func intrinsicSize() {
    view.isScrollEnabled = false
    view.text = "one"
    let single = view.intrinsicContentSize.height
    view.text = "one\ntwo\nthree"

    #expect(view.intrinsicContentSize.height > single + 20)
    #expect(view.sizeThatFits(CGSize(width: 100, height: 1000)).height > single)
  }

  @Test("composed text is marked until it is committed", .rule("R-TXT-5"))
  func composing() {
    view.becomeFirstResponder()
    phone.compose("ni", commit: nil)
    #expect(view.text == "ni")
    #expect(view.editing.editor.markedRange == 0..<2)
    phone.compose("hao", commit: "你好")
    #expect(view.text == "你好")
    #expect(view.editing.editor.markedRange == nil)
  }

  private var highlights: [CGRect] {
    view.editing.canvas.highlights
  }

  @Test("a selection of several lines fills them to the edges of the text", .rule("R-TXT-90"))
  func selection() throws {
    view.text = "one\ntwo\n\nthree"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 10)

    let frames = highlights
    try #require(frames.count == 3)
    let width = view.editing.editor.layout.format.width
    #expect(frames[0].minX > 0)
    #expect(frames[0].maxX == width)
    #expect(frames[1].minX == 0)
    #expect(frames[1].width == width)
    #expect(abs(frames[1].minY - frames[0].maxY) < 0.01)
    #expect(frames[1].height > frames[0].height * 1.9)
    #expect(frames[2].minX == 0)
    #expect(frames[2].maxX < width / 2)
    #expect(abs(frames[2].minY - frames[1].maxY) < 0.01)
    #expect(view.editing.canvas.caretView.isHidden)
  }

  @Test("a selection of right-to-left lines fills them to the left", .rule("R-TXT-90"))
  func selectionRightToLeft() throws {
    view.text = "مرحبا\nسلام"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 6)

    let frames = highlights
    try #require(frames.count == 2)
    let width = view.editing.editor.layout.format.width
    #expect(frames[0].minX == 0)
    #expect(frames[0].maxX < width)
    #expect(frames[1].minX > 0)
    #expect(frames[1].maxX == width)
  }

  @Test(
    "a selection that begins at a soft line break does not fill the line before",
    .rule("R-TXT-90")
  )
  func selectionAtBreak() {
    view.text = String(repeating: "word ", count: 60)
    view.becomeFirstResponder()
    let first = view.editing.editor.layout.lineRange(of: TextPlace(0))

    view.selectedRange = NSRange(location: first.upperBound, length: 4)

    #expect(highlights.count == 1)
  }

  @Test("text that becomes editable while it is selected is edited", .rule("R-TXT-11"))
  func becomingEditable() {
    view.isEditable = false
    view.text = "abc"
    journal.clear()
    view.becomeFirstResponder()
    #expect(!view.editing.isEditing)
    journal.clear()

    view.isEditable = true
    view.becomeFirstResponder()

    #expect(view.editing.isEditing)
    #expect(journal.lines == ["should begin", "did begin"])
    #expect(phone.keyboard.isShown)
  }

  @Test("a text view without scrolling wraps in the width of its constraints", .rule("R-TXT-92"))
  func constrained() {
    let text = UITextView()
    text.isScrollEnabled = false
    text.translatesAutoresizingMaskIntoConstraints = false
    text.text = String(repeating: "word ", count: 60)
    phone.window.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: phone.window.topAnchor),
      text.leadingAnchor.constraint(equalTo: phone.window.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 200),
    ])
    phone.advance(by: 0.1)
    let height = text.bounds.height
    #expect(height > 100)

    text.text += String(repeating: "word ", count: 60)
    phone.advance(by: 0.1)

    #expect(text.bounds.height > height * 1.5)
  }

  @Test("the font and the color are those of the first character if none was set")
  func firstFont() {
    view.attributedText = NSAttributedString(
      string: "ab",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]
    )

    #expect(view.font == .boldSystemFont(ofSize: 20))
    #expect(view.textColor == .red)
  }

  @Test("keys of layouts without Latin letters perform commands", .rule("R-KEY-8"))
  func otherLayouts() {
    view.text = "abc"
    view.becomeFirstResponder()

    UIApplication.shared.deliver(
      key: KeyInput(
        isDown: true,
        characters: "ф",
        unmodified: "ф",
        usage: .keyboardA,
        modifiers: .control,
        timestamp: 0
      ),
      to: phone.window.screen
    )

    #expect(view.selectedRange == NSRange(location: 0, length: 3))
  }
}
