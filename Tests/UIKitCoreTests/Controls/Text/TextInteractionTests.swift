import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A view of an app with one line of text, each UTF-16 code unit of which is ten points wide.
private final class CodeView: UIView, UITextInput {
  private final class Position: UITextPosition {
    let offset: Int
    init(_ offset: Int) {
      self.offset = offset
      super.init()
    }
  }

  private final class Span: UITextRange {
    let offsets: Range<Int>
    init(_ offsets: Range<Int>) {
      self.offsets = offsets
      super.init()
    }
    override var isEmpty: Bool { offsets.isEmpty }
    override var start: UITextPosition { Position(offsets.lowerBound) }
    override var end: UITextPosition { Position(offsets.upperBound) }
  }

  private final class Rectangle: UITextSelectionRect {
    private let frame: CGRect
    init(_ frame: CGRect) {
      self.frame = frame
      super.init()
    }
    override var rect: CGRect { frame }
    override var containsStart: Bool { true }
    override var containsEnd: Bool { true }
  }

  private(set) var text = ""
  /// The text that may not be inserted.
  var refused: String?
  var canvas: UIView?
  var selection = 0..<0
  private(set) var marked: Range<Int>?
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
    textInput: self
  )

  override var canBecomeFirstResponder: Bool { true }

  func setText(_ text: String, selection: Range<Int>) {
    self.text = text
    self.selection = selection
  }

  private func offset(_ position: UITextPosition) -> Int { (position as? Position)?.offset ?? 0 }

  private func offsets(_ range: UITextRange) -> Range<Int> { (range as? Span)?.offsets ?? 0..<0 }

  private func change(_ range: Range<Int>, _ new: String) {
    inputDelegate?.textWillChange(self)
    text = (text as NSString).replacingCharacters(
      in: NSRange(location: range.lowerBound, length: range.count),
      with: new
    )
    let end = range.lowerBound + new.utf16.count
    selection = end..<end
    inputDelegate?.textDidChange(self)
  }

  // MARK: UIKeyInput

  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) {
    change(marked ?? selection, text)
    marked = nil
  }

  func deleteBackward() {
    change(
      selection.isEmpty ? max(selection.lowerBound - 1, 0)..<selection.lowerBound : selection,
      ""
    )
  }

  // MARK: UITextInput

  var textInputView: UIView { canvas ?? self }

  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    text != refused
  }

  func text(in range: UITextRange) -> String? {
    let range = offsets(range)
    return (text as NSString).substring(
      with: NSRange(location: range.lowerBound, length: range.count)
    )
  }

  func replace(_ range: UITextRange, withText text: String) { change(offsets(range), text) }

  var selectedTextRange: UITextRange? {
    get { Span(selection) }
    set { selection = newValue.map(offsets) ?? 0..<0 }
  }

  var markedTextRange: UITextRange? { marked.map { Span($0) } }

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let start = (marked ?? selection).lowerBound
    let new = markedText ?? ""
    change(marked ?? selection, new)
    marked = new.isEmpty ? nil : start..<start + new.utf16.count
    let lower = min(start + selectedRange.location, start + new.utf16.count)
    selection = lower..<min(lower + selectedRange.length, start + new.utf16.count)
  }

  func unmarkText() { marked = nil }

  var beginningOfDocument: UITextPosition { Position(0) }
  var endOfDocument: UITextPosition { Position(text.utf16.count) }

  func textRange(from first: UITextPosition, to last: UITextPosition) -> UITextRange? {
    Span(min(offset(first), offset(last))..<max(offset(first), offset(last)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = self.offset(position) + offset
    return (0...text.utf16.count).contains(target) ? Position(target) : nil
  }

  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left: self.position(from: position, offset: -offset)
    case .right: self.position(from: position, offset: offset)
    default: nil
    }
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, last) = (offset(position), offset(other))
    return first < last ? .orderedAscending : first > last ? .orderedDescending : .orderedSame
  }

  func offset(from: UITextPosition, to position: UITextPosition) -> Int {
    offset(position) - offset(from)
  }

  func firstRect(for range: UITextRange) -> CGRect {
    let range = offsets(range)
    return CGRect(x: range.lowerBound * 10, y: 0, width: range.count * 10, height: 40)
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: offset(position) * 10 - 1, y: 0, width: 2, height: 40)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    [Rectangle(firstRect(for: range))]
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? {
    Position(min(max(Int((point.x / 10).rounded()), 0), text.utf16.count))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let range = offsets(range)
    let closest = closestPosition(to: point).map(offset) ?? 0
    return Position(min(max(closest, range.lowerBound), range.upperBound))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    let index = Int(point.x / 10)
    return (0..<text.utf16.count).contains(index) ? Span(index..<index + 1) : nil
  }
}

@MainActor @Suite("UITextInteraction", .releasesEverything) struct TextInteractionTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()
  private let code = CodeView(frame: CGRect(x: 20, y: 200, width: 300, height: 40))

  init() {
    page.view.addSubview(code)
    code.setText("let one two", selection: 11..<11)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private func addInteraction(_ mode: UITextInteractionMode) -> UITextInteraction {
    let interaction = UITextInteraction(for: mode)
    interaction.textInput = code
    code.addInteraction(interaction)
    return interaction
  }

  private func point(_ offset: CGFloat) -> CGPoint { CGPoint(x: 20 + offset * 10, y: 220) }

  private var caret: TextCaretView? { code.subviews.compactMap { $0 as? TextCaretView }.first }

  private var selectionFrames: [CGRect] {
    code.subviews.filter { !($0 is TextCaretView) && !($0 is TextHandleView) }.map(\.frame)
  }

  @Test("a view that conforms to UITextInput receives composed text", .rule("R-TXT-26"))
  func composing() {
    code.becomeFirstResponder()
    code.setText("a b", selection: 1..<1)

    #expect(phone.compose("ni", commit: nil))
    #expect(code.text == "ani b")
    #expect(code.marked == 1..<3)
    #expect(phone.compose("ni", commit: "你"))
    #expect(code.text == "a你 b")
    #expect(code.marked == nil)
    #expect(code.selection == 2..<2)
  }

  @Test("text that an input method deletes leaves marked text as it is", .rule("R-TXT-31"))
  func deletingSurroundings() {
    code.becomeFirstResponder()
    code.setText("ab", selection: 2..<2)
    let client = TextInputSession.client
    client?.compose(ComposedText(text: "ni", selection: 1..<1))

    client?.deleteSurrounding(1..<2)

    #expect(code.text == "ani")
    #expect(code.marked == 1..<3)
    #expect(code.selection == 2..<2)
  }

  @Test("a view of the app is asked before text is inserted", .rule("R-TXT-31"))
  func refusing() {
    code.becomeFirstResponder()
    code.setText("", selection: 0..<0)
    code.refused = "x"

    phone.type("axb")
    #expect(code.text == "ab")
    #expect(phone.compose("x", commit: "x"))
    #expect(code.text == "ab")
    #expect(code.marked == nil)
    code.refused = nil
    #expect(phone.compose("x", commit: "y"))
    #expect(code.text == "aby")
  }

  @Test("points and rectangles are those of the text input view", .rule("R-TXT-31"))
  func inputView() throws {
    let canvas = UIView(frame: CGRect(x: 50, y: 0, width: 250, height: 40))
    code.addSubview(canvas)
    code.canvas = canvas
    _ = addInteraction(.editable)

    phone.tap(at: point(11.7))

    #expect(code.selection == 7..<7)
    let caret = try #require(canvas.subviews.compactMap { $0 as? TextCaretView }.first)
    #expect(caret.isActive)
    #expect(TextInputSession.client?.caretRectOnScreen.minX == 139)
    phone.tap(at: point(11.7))
    #expect(canvas.subviews.filter { $0 is TextHandleView }.count == 2)
  }

  @Test("composing ends with the first responder", .rule("R-TXT-26"))
  func resigning() {
    code.becomeFirstResponder()
    code.resignFirstResponder()

    #expect(!phone.compose("ni", commit: "你"))
    #expect(code.text == "let one two")
  }

  @Test("a tap begins editing and moves the caret to a word", .rule("R-TXT-26"))
  func tapping() throws {
    let interaction = addInteraction(.editable)
    #expect(interaction.view === code)

    phone.tap(at: point(6.7))

    #expect(code.isFirstResponder)
    #expect(code.selection == 7..<7)
    let caret = try #require(caret)
    #expect(caret.isActive)
    #expect(caret.frame == CGRect(x: 69, y: 0, width: 2, height: 40))
    phone.type("!")
    #expect(code.text == "let one! two")
    #expect(caret.frame.minX == 79)
  }

  @Test("two taps select a word, with its rectangle and handles", .rule("R-TXT-26"))
  func selecting() {
    _ = addInteraction(.editable)

    phone.tap(at: point(5))
    phone.tap(at: point(5))

    #expect(code.selection == 4..<7)
    #expect(selectionFrames == [CGRect(x: 40, y: 0, width: 30, height: 40)])
    #expect(code.subviews.filter { $0 is TextHandleView }.count == 2)
    #expect(caret?.isActive == false)
  }

  @Test("text that is not editable is selected without a caret", .rule("R-TXT-26"))
  func reading() {
    _ = addInteraction(.nonEditable)

    phone.longPress(at: point(5), duration: 0.7)
    phone.advance(by: 0.3)

    #expect(code.selection == 4..<7)
    #expect(selectionFrames == [CGRect(x: 40, y: 0, width: 30, height: 40)])
    #expect(caret?.isActive == false)
    phone.tap(at: point(0))
    #expect(code.selection.isEmpty)
    #expect(caret?.isActive == false)
  }

  @Test("removing the interaction removes the caret and the gestures", .rule("R-TXT-26"))
  func removing() {
    let interaction = addInteraction(.editable)
    phone.tap(at: point(6.7))

    code.removeInteraction(interaction)

    #expect(caret == nil)
    phone.advance(by: 1)
    phone.tap(at: point(1))
    #expect(code.selection == 7..<7)
  }

  private final class Observer: NSObject, UITextInteractionDelegate {
    let journal = Journal()
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
      point.x < 100
    }
    func interactionWillBegin(_ interaction: UITextInteraction) { journal.record("begin") }
    func interactionDidEnd(_ interaction: UITextInteraction) { journal.record("end") }
  }

  @Test("the delegate is notified of gestures, and can refuse them", .rule("R-TXT-26"))
  func gestures() {
    let interaction = addInteraction(.editable)
    let observer = Observer()
    interaction.delegate = observer
    #expect(interaction.gesturesForFailureRequirements.count == 1)
    phone.tap(at: point(6.7))
    #expect(observer.journal.take() == ["begin", "end"])
    phone.advance(by: 1)
    phone.press(at: point(5))
    phone.advance(by: 0.6)
    #expect(observer.journal.take() == ["begin"])
    phone.lift()
    #expect(observer.journal.take() == ["end"])
    phone.advance(by: 1)
    phone.tap(at: point(10.7))
    #expect(observer.journal.lines.isEmpty)
    #expect(UITextInteraction(for: .editable).gesturesForFailureRequirements.isEmpty)
  }
}
