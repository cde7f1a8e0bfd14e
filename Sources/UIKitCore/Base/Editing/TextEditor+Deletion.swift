extension TextEditor {
  /// Deletes the selection, or characters before or behind the caret.
  func delete(_ direction: TextDirection, by unit: TextUnit) {
    guard markedRange == nil else {
      setMarkedText("", selected: 0..<0)
      return
    }
    guard selection.isEmpty else {
      replace(selection.range, with: "")
      return
    }
    let range = deletionRange(direction, by: unit)
    guard !range.isEmpty else { return }
    replace(range, with: "", kind: unit == .character ? .deleting : .other)
  }

  private func deletionRange(_ direction: TextDirection, by unit: TextUnit) -> Range<Int> {
    let offset = selection.head.offset
    switch (direction, unit) {
    case (.backward, .character):
      return offset == 0 ? 0..<0 : CharacterDeletion.range(before: offset, in: document)
    case (.forward, .character): return offset..<document.caretStop(after: offset)
    default:
      let end = place(direction, by: unit).offset
      return min(offset, end)..<max(offset, end)
    }
  }
}
