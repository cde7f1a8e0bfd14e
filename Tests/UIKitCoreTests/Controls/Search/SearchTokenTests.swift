import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UISearchTextField: tokens", .releasesEverything, .serialized)
struct SearchTokenTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()
  private let field = UISearchTextField(frame: CGRect(x: 16, y: 100, width: 361, height: 36))
  private let journal = Journal()

  init() {
    page.view.addSubview(field)
    field.addAction(UIAction { [journal] _ in journal.record("changed") }, for: .editingChanged)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

  private var texts: [String] { field.tokens.map(\.text) }

  private var list: SearchTokenListView? {
    field.subviews.compactMap { $0 as? SearchTokenListView }.first
  }

  @Test("tokens are inserted and removed without events", .rule("R-SRCH-11"))
  func changing() {
    #expect(field.tokens.isEmpty)
    field.insertToken(token("a"), at: 0)
    field.insertToken(token("c"), at: 99)
    field.insertToken(token("b"), at: 1)
    #expect(texts == ["a", "b", "c"])
    field.removeToken(at: 1)
    field.removeToken(at: 7)
    #expect(texts == ["a", "c"])
    field.tokens = []
    #expect(!field.hasText)
    #expect(journal.lines.isEmpty)
  }

  @Test("tokens are before the text, and hide the placeholder", .rule("R-SRCH-11"))
  func layout() throws {
    field.placeholder = "Search"
    let empty = field.textRect(forBounds: field.bounds)
    field.tokens = [token("From: Anna"), token("Photos")]
    phone.advance(by: 0.1)
    let list = try #require(list)
    let text = field.textRect(forBounds: field.bounds)

    #expect(list.pills.count == 2)
    #expect(list.frame.minX == empty.minX)
    #expect(text.minX == list.frame.maxX)
    #expect(list.pills[0].frame.maxX < list.pills[1].frame.minX)
    #expect(list.pills[0].backgroundColor == .systemGray)
    field.tokenBackgroundColor = .red
    #expect(list.pills[0].backgroundColor == .red)
    #expect(field.accessibilityValue == "From: Anna, Photos")
    field.tokens = (0..<9).map { _ in token("A long token") }
    phone.advance(by: 0.1)
    #expect(field.textRect(forBounds: field.bounds).width >= 80)
    field.tokens = []
    phone.advance(by: 0.1)
    #expect(list.superview == nil)
  }

  @Test("backspace before the text selects a token, then deletes it", .rule("R-SRCH-11"))
  func deleting() {
    field.tokens = [token("a"), token("b")]
    field.becomeFirstResponder()
    phone.type("x")
    phone.press(.backspace)
    #expect(field.text == "")
    journal.clear()
    phone.press(.backspace)
    #expect(texts == ["a", "b"])
    #expect(list?.pills.map(\.isSelected) == [false, true])
    #expect(!field.editing.canvas.caretView.isActive)
    phone.press(.backspace)
    #expect(texts == ["a"])
    #expect(journal.take() == ["changed"])
    #expect(field.editing.canvas.caretView.isActive)
    field.allowsDeletingTokens = false
    phone.press(.backspace)
    phone.press(.backspace)
    #expect(texts == ["a"])
    #expect(journal.lines.isEmpty)
  }

  @Test("arrow keys select tokens, and typing replaces the selected one", .rule("R-SRCH-11"))
  func keys() {
    field.tokens = [token("a"), token("b")]
    field.becomeFirstResponder()
    phone.press(.leftArrow)
    phone.press(.leftArrow)
    phone.press(.leftArrow)
    #expect(list?.pills.map(\.isSelected) == [true, false])
    phone.press(.rightArrow)
    phone.press(.rightArrow)
    #expect(list?.pills.map(\.isSelected) == [false, false])
    phone.press(.leftArrow)
    phone.type("x")
    #expect(texts == ["a"])
    #expect(field.text == "x")
  }

  private final class Refusing: NSObject, UITextFieldDelegate {
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { false }
  }

  @Test("a key that is refused keeps the selected token", .rule("R-SRCH-11", "R-TXT-3"))
  func refusing() {
    let delegate = Refusing()
    field.tokens = [token("a")]
    field.delegate = delegate
    field.becomeFirstResponder()
    phone.press(.leftArrow)

    phone.type("x")
    #expect(texts == ["a"])
    #expect(list?.pills.map(\.isSelected) == [true])
    #expect(journal.lines.isEmpty)
    field.delegate = nil
    phone.type("x")

    #expect(texts.isEmpty)
    #expect(field.text == "x")
    #expect(journal.lines == ["changed"])
  }

  @Test("pasted and composed text replaces the selected token", .rule("R-SRCH-11"))
  func inserting() {
    UIPasteboard.general.string = "b"
    field.tokens = [token("a")]
    field.becomeFirstResponder()
    phone.press(.leftArrow)
    field.paste(nil)
    #expect(texts.isEmpty)
    #expect(field.text == "b")
    field.text = ""
    field.tokens = [token("c")]
    phone.press(.leftArrow)
    #expect(phone.compose("ni", commit: "你"))
    #expect(texts.isEmpty)
    #expect(field.text == "你")
  }

  @Test("undo keeps the selected token", .rule("R-SRCH-11"))
  func undoing() {
    field.becomeFirstResponder()
    phone.type("x")
    field.tokens = [token("a")]
    phone.press(.leftArrow)
    phone.press(.leftArrow)
    #expect(list?.pills.map(\.isSelected) == [true])

    field.undoManager?.undo()

    #expect(texts == ["a"])
    #expect(field.text == "")
  }

  @Test("a tap selects a token, whose text can be copied", .rule("R-SRCH-11"))
  func copying() throws {
    field.tokens = [token("From: Anna")]
    phone.advance(by: 0.1)
    let pill = try #require(list?.pills.first)
    phone.tap(at: pill.convert(CGPoint(x: 20, y: 13), to: nil))
    #expect(field.isEditing)
    #expect(pill.isSelected)
    #expect(field.canPerformAction("copy:", withSender: nil))
    phone.press(.character("c"), holding: .control)
    #expect(UIPasteboard.general.string == "From: Anna")
    field.allowsCopyingTokens = false
    #expect(!field.canPerformAction("copy:", withSender: nil))
    #expect(!field.canPerformAction("cut:", withSender: nil))
    field.delete(nil)
    #expect(field.tokens.isEmpty)
    field.tokens = [token("a")]
    field.resignFirstResponder()
    #expect(list?.pills.map(\.isSelected) == [false])
  }

  @Test("text becomes a token", .rule("R-SRCH-11"))
  func replacing() throws {
    field.text = "anna photos"
    let start = field.beginningOfDocument
    let end = try #require(field.position(from: start, offset: 5))
    let range = try #require(field.textRange(from: start, to: end))

    field.replaceTextualPortion(of: range, with: token("Anna"), at: 0)

    #expect(field.text == "photos")
    #expect(texts == ["Anna"])
    #expect(field.text(in: field.textualRange) == "photos")
    #expect(journal.lines.isEmpty)
  }

  @Test("the clear button deletes the tokens too", .rule("R-SRCH-11"))
  func clearing() throws {
    field.tokens = [token("a")]
    phone.advance(by: 0.1)
    let clear = try #require(field.subviews.compactMap { $0 as? UIButton }.first)
    phone.tap(at: clear.convert(CGPoint(x: 9, y: 9), to: nil))
    #expect(field.tokens.isEmpty)
    #expect(journal.lines == ["changed"])
  }

  @Test("the selection of tokens follows keys")
  func selection() {
    var state = SearchTokenSelection()
    var deleted = state.deleteBackward()
    var isMoved = state.move(forward: false)
    #expect(deleted == nil)
    #expect(!isMoved)

    state.setCount(2)
    deleted = state.deleteBackward()
    #expect(deleted == nil)
    #expect(state.selected == 1)
    deleted = state.deleteBackward()
    #expect(deleted == 1)

    isMoved = state.move(forward: false)
    #expect(isMoved)
    isMoved = state.move(forward: false)
    #expect(!isMoved)
    #expect(state.selected == 0)
    state.select(5)
    #expect(state.selected == nil)
  }

  private final class Owner: NSObject, UISearchTextFieldDelegate {
    let journal = Journal()

    func searchTextField(
      _ searchTextField: UISearchTextField,
      itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
      NSItemProvider(object: "token " + token.text)
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { journal.record("began") }
    func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) {
      journal.record("ended")
    }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      journal.record("change \(string)")
      return string != "x"
    }
  }

  @Test("the delegate provides the copy of a token", .rule("R-SRCH-12"))
  func providing() {
    let owner = Owner()
    field.tokens = [token("a")]
    field.becomeFirstResponder()
    field.deleteBackward()
    field.copy(nil)
    #expect(UIPasteboard.general.string == "a")

    field.delegate = owner
    field.copy(nil)
    #expect(UIPasteboard.general.string == "token a")
    UIPasteboard.general.items = []
    field.allowsCopyingTokens = false
    field.copy(nil)
    #expect(UIPasteboard.general.numberOfItems == 0)
  }

  @Test("the delegate of a search bar's field is called too", .rule("R-SRCH-12"))
  func barField() {
    final class BarOwner: NSObject, UISearchBarDelegate {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { journal.record("bar began") }
      func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
      ) -> Bool { text != "y" }
    }
    let owner = Owner()
    let barOwner = BarOwner(owner.journal)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 393, height: 56))
    bar.delegate = barOwner
    bar.searchTextField.delegate = owner
    page.view.addSubview(bar)
    bar.becomeFirstResponder()
    for text in ["x", "y", "z"] { bar.searchTextField.insertText(text) }
    bar.resignFirstResponder()

    #expect(bar.text == "z")
    #expect(
      owner.journal.lines == ["bar began", "began", "change x", "change z", "ended"]
    )
  }
}
