import Foundation

// R-TXT-132
/// Keeps an ``NSTextStorage`` and the document of a text view equal.
///
/// The document is the text that is shown and edited. The storage is created when the app asks for it, or is
/// that of the app's text container.
@MainActor final class TextViewStorage {
  private unowned let textView: UITextView
  let storage: NSTextStorage
  private var isUpdatingStorage = false

  init(_ textView: UITextView, storage: NSTextStorage) {
    self.textView = textView
    self.storage = storage
    storage.onEdit = { [weak self] edit in
      MainActor.assumeIsolated { self?.storageChanged(edit) }
    }
  }

  private var document: TextDocument { textView.editing.editor.document }

  // MARK: From the storage to the document

  private func storageChanged(_ edit: TextStorageEdit) {
    // Only the changes of the delegate are missing in the document.
    guard !isUpdatingStorage || edit.isNested else { return }
    let delta = isUpdatingStorage ? edit.nestedDelta : edit.delta
    let old = edit.range.location..<max(NSMaxRange(edit.range) - delta, edit.range.location)
    let fragment = TextFragment(storage.attributedSubstring(from: edit.range))
    if document.string(in: old) == fragment.text {
      document.replace(old, with: fragment)
      textView.editing.canvas.textChanged()
      textView.textChanged()
    } else {
      setText(fragment, in: old)
    }
  }

  /// Replaces characters and moves the selection with the text.
  private func setText(_ fragment: TextFragment, in range: Range<Int>) {
    let selected = textView.selectedRange
    let length = document.length
    var whole = document.fragment(in: 0..<range.lowerBound)
    whole.append(fragment)
    whole.append(document.fragment(in: min(range.upperBound, length)..<length))
    let wasUpdating = isUpdatingStorage
    isUpdatingStorage = true
    textView.editing.editor.setText(whole)
    isUpdatingStorage = wasUpdating
    func moved(_ offset: Int) -> Int {
      if offset <= range.lowerBound { return offset }
      if offset >= range.upperBound { return offset + fragment.length - range.count }
      return min(offset, range.lowerBound + fragment.length)
    }
    let (start, end) = (moved(selected.location), moved(NSMaxRange(selected)))
    textView.selectedRange = NSRange(location: start, length: max(end - start, 0))
  }

  // MARK: From the document to the storage

  /// Makes the storage equal to the document.
  func update() {
    guard !isUpdatingStorage else { return }
    isUpdatingStorage = true
    defer { isUpdatingStorage = false }
    let shown = textView.attributedText ?? NSAttributedString(string: "")
    let (old, new) = (Array(storage.string.utf16), Array(shown.string.utf16))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
    storage.beginEditing()
    if start + end < max(old.count, new.count) {
      storage.replaceCharacters(
        in: NSRange(location: start, length: old.count - start - end),
        with: shown.attributedSubstring(
          from: NSRange(location: start, length: new.count - start - end)
        )
      )
    }
    updateAttributes(shown)
    storage.endEditing()
  }

  private func updateAttributes(_ shown: NSAttributedString) {
    var changes: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    let whole = NSRange(location: 0, length: shown.length)
    shown.enumerateAttributes(in: whole) { attributes, range, _ in
      var isEqual = true
      storage.enumerateAttributes(in: range) { old, _, _ in
        isEqual = isEqual && AttributeComparison.areEqual(old, attributes)
      }
      if !isEqual { changes.append((attributes, range)) }
    }
    for change in changes { storage.setAttributes(change.attributes, range: change.range) }
  }
}
