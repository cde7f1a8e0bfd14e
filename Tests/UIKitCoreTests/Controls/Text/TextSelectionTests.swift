import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Selecting text by hand", .releasesEverything) struct TextSelectionTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()
  private let text = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))

  init() {
    page.view.addSubview(text)
    text.font = .systemFont(ofSize: 17)
    text.text = "one two three four five six seven eight nine ten\nsecond paragraph\nthird"
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  /// Returns the point at a character, in the window.
  private func point(_ offset: Int, in view: (UIView & UITextInput)? = nil) -> CGPoint {
    let view = view ?? text
    let position = view.position(from: view.beginningOfDocument, offset: offset)
    let caret = view.caretRect(for: position ?? view.beginningOfDocument)
    return view.convert(CGPoint(x: caret.midX + 1, y: caret.midY), to: nil)
  }

  private var selected: String? { text.selectedTextRange.flatMap(text.text(in:)) }
  /// The titles of the menu, except Paste, which depends on the pasteboard of other tests.
  private var menu: [String]? {
    EditMenu.shown(in: phone.window)?.titles.filter { $0 != "Paste" }
  }

  @Test("a tap places the caret at a word, a second one there shows the menu", .rule("R-TXT-14"))
  func tapping() {
    phone.tap(at: point(5))
    #expect(text.isFirstResponder)
    #expect(text.selectedRange == NSRange(location: 4, length: 0))
    #expect(menu == nil)
    phone.advance(by: 1)
    phone.tap(at: point(5))
    #expect(menu == ["Select", "Select All"])
    phone.advance(by: 1)
    phone.tap(at: point(20))
    #expect(menu == nil)
  }

  @Test("two taps select a word and show the menu, three a paragraph", .rule("R-TXT-14"))
  func severalTaps() throws {
    phone.tap(at: point(5))
    phone.tap(at: point(5))
    #expect(selected == "two")
    #expect(menu == ["Cut", "Copy"])
    phone.tap(at: point(5))
    #expect(selected?.hasPrefix("one two") == true)
    #expect(selected?.hasSuffix("ten") == true)
    try phone.tap("Copy")
    #expect(UIPasteboard.general.string?.hasPrefix("one two") == true)
    phone.advance(by: 1)
    #expect(menu == nil)
  }

  @Test("the selection is behind the text, but over backgrounds of characters", .rule("R-TXT-94"))
  func order() throws {
    text.text = ""
    text.isEditable = false
    let bar = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 60, weight: .black)]
    let string = NSMutableAttributedString(string: "llllllllll", attributes: bar)
    text.attributedText = string
    phone.tap(at: point(2))
    phone.tap(at: point(2))
    phone.advance(by: 0.1)
    let area = text.convert(text.caretRect(for: text.beginningOfDocument), to: nil)
    let row = Int(area.midY * 3)
    func colors() throws -> Set<UInt32> {
      let pixels = try #require(phone.screenshot().pixels)
      return Set(
        (Int(area.maxX * 3) + 30..<Int(area.maxX * 3) + 200).map { pixels.number($0, row) }
      )
    }
    #expect(selected == "llllllllll")
    let plain = try colors()
    #expect(plain.contains(0x000000))
    #expect(!plain.contains(0xFFFFFF))

    string.addAttribute(.backgroundColor, value: UIColor.white, range: NSRange(0..<10))
    text.attributedText = string
    text.selectAll(nil)
    phone.advance(by: 0.1)
    let marked = try colors()
    #expect(!marked.contains(0x000000))
    #expect(!marked.contains(0xFFFFFF))
  }

  @Test("a long press moves the caret exactly, below a magnifier", .rule("R-TXT-27"))
  func pressing() {
    phone.press(at: point(5))
    phone.advance(by: 0.6)
    #expect(text.isFirstResponder)
    #expect(text.selectedRange.location == 5)
    #expect(phone.window.subviews.contains { $0 is TextLoupeView })
    phone.slide(to: point(9), duration: 0.2)
    #expect(text.selectedRange.location == 9)
    phone.lift()
    phone.advance(by: 0.5)
    #expect(!phone.window.subviews.contains { $0 is TextLoupeView })
    #expect(menu == ["Select", "Select All"])
  }

  @Test("handles change the selection, and can pass each other", .rule("R-TXT-21"))
  func handles() throws {
    phone.tap(at: point(5))
    phone.tap(at: point(5))
    phone.advance(by: 0.5)
    let handles = text.subviews.compactMap { $0 as? TextHandleView }
    #expect(handles.count == 2)
    let end = try #require(handles.last)
    #expect(end.bounds.width >= 44)
    phone.drag(from: point(7), to: point(13), rest: 0.1)
    #expect(selected == "two three")
    #expect(menu == ["Cut", "Copy"])
    phone.advance(by: 0.5)
    phone.drag(from: point(13), to: point(2), rest: 0.1)
    #expect(selected == "e ")
    #expect(text.subviews.filter { $0 is TextHandleView }.count == 2)
    phone.type("x")
    #expect(text.text.hasPrefix("onxtwo"))
    #expect(!text.subviews.contains { $0 is TextHandleView })
  }

  @Test("a finger that moves scrolls instead of selecting", .rule("R-TXT-27"))
  func scrolling() {
    text.text = (1...60).map { "line \($0)" }.joined(separator: "\n")
    text.contentOffset = .zero
    phone.advance(by: 0.1)
    phone.drag(from: CGPoint(x: 50, y: 280), to: CGPoint(x: 50, y: 150), rest: 0.2)
    #expect(text.contentOffset.y > 100)
    #expect(!text.isFirstResponder)
  }

  @Test("a pointer selects from where it is pressed, by words after two clicks", .rule("R-TXT-14"))
  func pointer() {
    phone.dragPointer(from: point(5), to: point(9))
    #expect(selected == "wo t")
    #expect(menu == nil)
    #expect(!text.subviews.contains { $0 is TextHandleView })
    phone.advance(by: 1)
    phone.click(at: point(5))
    phone.dragPointer(from: point(5), to: point(15))
    #expect(selected == "two three four")
    phone.advance(by: 1)
    phone.click(at: point(5))
    phone.click(at: point(15), holding: .shift)
    #expect(selected == "wo three f")
    phone.press(.leftArrow, holding: .shift)
    #expect(selected == "wo three ")
  }

  @Test("a selection backwards keeps the word that it began with", .rule("R-TXT-14"))
  func backwards() {
    phone.click(at: point(9))
    phone.dragPointer(from: point(9), to: point(1))
    #expect(selected == "one two three")
  }

  @Test("the text scrolls while a pointer that selects is beyond its edge", .rule("R-TXT-22"))
  func autoscroll() {
    text.text = (1...200).map { "line \($0)" }.joined(separator: "\n")
    text.contentOffset = .zero
    phone.advance(by: 0.1)
    let start = CGPoint(x: 30, y: 130)
    UIApplication.shared.deliver(touches: [touch(.began, start)], to: phone.window.screen)
    UIApplication.shared.deliver(
      touches: [touch(.moved, CGPoint(x: 30, y: 330))],
      to: phone.window.screen
    )
    phone.advance(by: 1)
    #expect(text.contentOffset.y > 200)
    let length = text.selectedRange.length
    phone.advance(by: 0.5)
    #expect(text.selectedRange.length > length)
    UIApplication.shared.deliver(
      touches: [touch(.ended, CGPoint(x: 30, y: 330))],
      to: phone.window.screen
    )
    let offset = text.contentOffset
    phone.advance(by: 1)
    #expect(text.contentOffset == offset)
  }

  private func touch(_ phase: TouchInput.Phase, _ point: CGPoint) -> TouchInput {
    TouchInput(
      identifier: 9,
      phase: phase,
      location: point,
      timestamp: phone.window.screen.clock.now,
      isIndirect: true
    )
  }

  @Test("a secondary click selects the word and shows the menu there", .rule("R-TXT-23"))
  func secondaryClick() throws {
    #expect(phone.secondaryClick(at: point(9)))
    #expect(selected == "three")
    #expect(menu == ["Cut", "Copy"])
    try phone.tap("Cut")
    #expect(text.text.hasPrefix("one two  four"))
    #expect(!phone.secondaryClick(at: CGPoint(x: 200, y: 700)))
  }

  @Test("Select All is in the menu of the caret, not of a selection", .rule("R-TXT-133"))
  func selectAll() throws {
    phone.tap(at: point(5))
    phone.advance(by: 1)
    phone.tap(at: point(5))
    try phone.tap("Select All")
    #expect(selected == text.text)
    phone.advance(by: 1)
    text.selectedRange = NSRange(location: 4, length: 9)
    #expect(phone.secondaryClick(at: point(5)))
    #expect(selected == "two three")
    #expect(menu == ["Cut", "Copy"])
    #expect(text.canPerformAction("selectAll:", withSender: nil))
  }

  @Test("text that is not editable is selected by a long press", .rule("R-TXT-12"))
  func readOnly() {
    text.isEditable = false
    phone.tap(at: point(5))
    #expect(!text.isFirstResponder)
    phone.longPress(at: point(5), duration: 0.7)
    phone.advance(by: 0.3)
    #expect(selected == "two")
    #expect(menu == ["Copy", "Select All"])
    #expect(!phone.keyboard.isShown)
    phone.type("x")
    #expect(text.text.hasPrefix("one two three"))
    text.isSelectable = false
    phone.advance(by: 1)
    #expect(!text.isFirstResponder)
    phone.longPress(at: point(5), duration: 0.7)
    #expect(!text.isFirstResponder)
  }

  @Test("a tap on a field does not reach a recognizer that ends editing")
  func dismissingTap() {
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
    page.view.addSubview(field)
    let journal = Journal()
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addTarget(journal, action: Selector(Journal.tapped, "tapped"))
    page.view.addGestureRecognizer(tap)
    phone.tap(at: CGPoint(x: 60, y: 417))
    #expect(field.isEditing)
    #expect(journal.lines.isEmpty)
    phone.tap(at: CGPoint(x: 60, y: 340))
    #expect(journal.lines == ["tapped"])
    phone.tap(at: CGPoint(x: 100, y: 417))
    #expect(field.isEditing)
  }
}

extension Journal {
  fileprivate func tapped() { record("tapped") }
}
