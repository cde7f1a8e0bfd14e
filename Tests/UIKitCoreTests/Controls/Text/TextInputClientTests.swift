import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// What input methods see of a field, and what they change.
@MainActor @Suite("Text: clients of input methods", .serialized) struct TextInputClientTests {
  private let phone = Simulator(.iPhone15)
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private var client: any TextInputClient { field.editing }

  init() {
    phone.window.addSubview(field)
    phone.advance(by: 0.1)
    field.becomeFirstResponder()
  }

  private func compose(_ text: String, _ runs: [MarkedTextRun] = []) {
    let end = text.utf16.count
    client.compose(ComposedText(text: text, selection: end..<end, runs: runs))
  }

  // MARK: Surrounding text

  @Test("the surrounding text is without marked text", .rule("R-TXT-50"))
  func surroundingText() {
    field.text = "a😀b"
    field.editing.editor.select(3..<3)
    compose("ni")
    #expect(field.text == "a😀nib")
    #expect(client.surroundingText == SurroundingText(text: "a😀b", selection: 3..<3))
    #expect(
      client.surroundingText.inserting("你")
        == SurroundingText(text: "a😀你b", selection: 4..<4)
    )
    field.isSecureTextEntry = true
    #expect(client.surroundingText == SurroundingText(text: "", selection: 0..<0))
    client.deleteSurrounding(0..<1)
    #expect(field.text == "a😀nib")
  }

  @Test("deleting surrounding text leaves marked text and the caret as they are", .rule("R-TXT-50"))
  func deleting() {
    field.text = "abcd"
    field.editing.editor.select(2..<2)
    compose("ni")
    client.deleteSurrounding(1..<2)
    #expect(field.text == "anicd")
    #expect(client.hasMarkedText)
    #expect(field.editing.editor.markedRange == 1..<3)
    #expect(field.editing.editor.selection.range == 3..<3)
    client.unmark()
    client.deleteSurrounding(4..<5)
    #expect(field.text == "anic")
    #expect(field.editing.editor.selection.range == 3..<3)
  }

  // MARK: Clauses

  private func spans() -> [TextSpan] {
    field.editing.editor.layout.pieces(from: 0, to: 10)[0].layout.text.request.spans
  }

  @Test("the clause that is converted has a thick line and a background", .rule("R-TXT-54"))
  func clauses() {
    field.becomeFirstResponder()
    field.text = "x"
    compose("にほん", [MarkedTextRun(range: 1..<2, underline: .thick, isHighlighted: true)])

    #expect(spans().map(\.string) == ["x", "に", "ほ", "ん"])
    #expect(spans().map(\.isUnderlined) == [false, true, true, true])
    #expect(spans().map(\.isUnderlineThick) == [false, false, true, false])
    let backgrounds = field.editing.canvas.highlights
    #expect(backgrounds.count == 1)
    #expect(backgrounds.first.map { $0.width > 5 && $0.minX > 10 } == true)
    client.commit("日本")
    #expect(spans().map(\.isUnderlined) == [false])
    #expect(field.editing.canvas.highlights.isEmpty)
  }

  @Test("parts of marked text out of bounds are clamped", .rule("R-TXT-54"))
  func brokenClauses() {
    compose(
      "ab",
      [
        MarkedTextRun(range: 1..<99, underline: .none), MarkedTextRun(range: 5..<7),
        MarkedTextRun(range: -3..<0),
      ]
    )
    #expect(spans().map(\.isUnderlined) == [true, false])
    let text = MarkedText(range: 4..<6, runs: [])
    #expect(text.underlines.map(\.range) == [4..<6])
    #expect(text.highlights.isEmpty)
  }

  // MARK: Windows

  @Test("the caret is not shown in a window that is not active", .rule("R-TXT-48"))
  func inactiveWindow() {
    field.becomeFirstResponder()
    let caret = field.editing.canvas.caretView
    let screen = phone.window.screen
    #expect(!caret.isHidden)
    screen.isWindowActive = false
    #expect(caret.isHidden)
    phone.advance(by: 2)
    #expect(caret.isHidden)
    phone.type("a")
    #expect(caret.isHidden)
    screen.isWindowActive = true
    #expect(!caret.isHidden)
    phone.advance(by: 0.5)
    #expect(caret.isHidden)
  }

  // MARK: Primary selection

  private final class Primary: PrimarySelectionHost {
    var text: String?
    func write(_ text: String) { self.text = text }
    func read() -> String? { text }
  }

  @Test("a password that is selected is not the primary selection", .rule("R-PB-6"))
  func password() {
    let primary = Primary()
    let old = Pasteboards.primary
    Pasteboards.primary = primary
    defer { Pasteboards.primary = old }
    field.text = "secret"
    func select() {
      phone.dragPointer(from: CGPoint(x: 21, y: 117), to: CGPoint(x: 200, y: 117))
    }
    select()
    #expect(primary.text == "secret")
    primary.text = nil
    field.isSecureTextEntry = true
    phone.advance(by: 1)
    select()
    #expect(!field.editing.editor.selection.isEmpty)
    #expect(primary.text == nil)
  }
}
