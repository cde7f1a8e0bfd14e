import Foundation

/// The tokenizer of text fields and text views, which reads only the paragraphs around a position.
final class TextEditingTokenizer: UITextInputStringTokenizer {
  private weak var editor: TextEditor?

  init(_ editor: TextEditor, textInput: UIResponder & UITextInput) {
    self.editor = editor
    super.init(textInput: textInput)
  }

  override func units(_ granularity: UITextGranularity, around offset: Int) -> [Range<Int>] {
    guard let editor else { return [] }
    if granularity == .line { return lines(around: offset, editor) }
    return TextUnits(boundaries: editor.boundaries).ranges(granularity, around: offset)
  }

  private func lines(around offset: Int, _ editor: TextEditor) -> [Range<Int>] {
    let line = editor.layout.lineRange(of: TextPlace(offset))
    let before = editor.layout.lineRange(of: TextPlace(max(line.lowerBound - 1, 0)))
    let after = min(line.upperBound + 1, editor.document.length)
    return [before, line, editor.layout.lineRange(of: TextPlace(after))]
  }
}
