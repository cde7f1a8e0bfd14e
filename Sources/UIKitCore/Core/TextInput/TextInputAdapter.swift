import Foundation
import QuartzCore

/// Connects a view of the app that conforms to ``UITextInput`` to the input method of the host.
@MainActor final class TextInputAdapter: TextInputClient {
  private(set) weak var view: (UIView & UITextInput)?

  init(_ view: UIView & UITextInput) { self.view = view }

  var inputTraits: any UITextInputTraits { view ?? DefaultTextInputTraits.shared }

  var surroundingText: SurroundingText {
    let none = SurroundingText(text: "", selection: 0..<0)
    guard let view, !view.isSecureTextEntry, let range = view.selectedTextRange,
      let paragraph = paragraph(at: range.end), let text = view.text(in: paragraph)
    else { return none }
    return SurroundingText(
      paragraph: text,
      selection: offsets(of: range, in: paragraph, text),
      marked: view.markedTextRange.map { offsets(of: $0, in: paragraph, text) }
    )
  }

  var caretRectOnScreen: CGRect {
    guard let view, let window = view.ownWindow, let range = view.selectedTextRange else {
      return .zero
    }
    let caret = view.textInputView.convert(view.caretRect(for: range.end), to: window)
    return window.layer.convert(caret, to: window.screen.rootLayer)
  }

  func commit(_ text: String) {
    // R-TXT-31
    guard let view else { return }
    let isAccepted = view.allowsInsertion(of: text)
    if view.markedTextRange != nil { view.setMarkedText("", selectedRange: NSRange()) }
    if isAccepted { view.insertText(text) }
  }

  func compose(_ text: ComposedText) {
    view?.setMarkedText(text.text, selectedRange: NSRange(text.selection))
  }

  var hasMarkedText: Bool { view?.markedTextRange != nil }

  func unmark() { view?.unmarkText() }

  func deleteSurrounding(_ range: Range<Int>) {
    guard let view else { return }
    guard let marked = view.markedTextRange, let text = view.text(in: marked) else {
      return delete(range)
    }
    let selection = view.selectedTextRange.map { offsets(of: $0, in: marked, text) }
    view.setMarkedText("", selectedRange: NSRange())
    delete(range)
    let end = text.utf16.count
    view.setMarkedText(text, selectedRange: NSRange(selection ?? end..<end))
  }

  private func delete(_ range: Range<Int>) {
    guard let view, let selection = view.selectedTextRange,
      let paragraph = paragraph(at: selection.end),
      let start = view.position(from: paragraph.start, offset: range.lowerBound),
      let end = view.position(from: paragraph.start, offset: range.upperBound),
      let deleted = view.textRange(from: start, to: end),
      view.shouldChangeText(in: deleted, replacementText: "")
    else { return }
    view.replace(deleted, withText: "")
  }

  /// Returns the offsets of a range in a part of the text, in UTF-16 code units.
  private func offsets(
    of range: UITextRange,
    in part: UITextRange,
    _ text: String
  ) -> Range<Int> {
    guard let view else { return 0..<0 }
    let length = text.utf16.count
    let start = min(max(view.offset(from: part.start, to: range.start), 0), length)
    let end = min(max(view.offset(from: part.start, to: range.end), start), length)
    return start..<end
  }

  private func paragraph(at position: UITextPosition) -> UITextRange? {
    guard let view else { return nil }
    return view.tokenizer.rangeEnclosingPosition(
      position,
      with: .paragraph,
      inDirection: .storage(.backward)
    )
      ?? view.tokenizer.rangeEnclosingPosition(
        position,
        with: .paragraph,
        inDirection: .storage(.forward)
      )
  }
}

/// The traits of text without a view.
private final class DefaultTextInputTraits: NSObject, UITextInputTraits {
  @MainActor static let shared = DefaultTextInputTraits()
}

extension TextInputSession {
  private static var adapter: TextInputAdapter?

  /// Called when there is another first responder, or none.
  static func firstResponderChanged(to responder: UIResponder?) {
    if let adapter {
      end(adapter)
      self.adapter = nil
    }
    guard let responder, !responder.hasTextInputClient,
      let view = responder as? UIView & UITextInput
    else { return }
    let new = TextInputAdapter(view)
    adapter = new
    begin(new, on: view.ownWindow?.screen)
  }

  /// Called when the text or the selection of a view of the app has changed.
  static func changed(in view: UIView) {
    if let adapter, adapter.view === view { changed(adapter) }
  }
}
