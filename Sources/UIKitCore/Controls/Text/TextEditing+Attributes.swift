import Foundation

/// The attributes and writing directions of `UITextInput`.
extension TextEditing {
  // R-TXT-31

  // MARK: Attributes

  func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let offset = place(position)?.offset else { return nil }
    let character = direction == .backward ? max(offset - 1, 0) : offset
    let defaults: [NSAttributedString.Key: Any] = [
      .font: editor.layout.format.font, .foregroundColor: canvas.textColor,
    ]
    return defaults.merging(editor.document.attributes(at: character).values) { $1 }
  }

  var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.layout.format.markedAttributes?.values }
    set {
      var format = editor.layout.format
      format.markedAttributes = newValue.map { AttributeSet($0) }
      editor.layout.setFormat(format)
      canvas.textChanged()
    }
  }

  /// Changes the attributes of characters, or of the next characters if the range is the caret.
  ///
  /// The change can be undone.
  func changeAttributes(
    in range: Range<Int>,
    _ change: (AttributeSet.Values) -> AttributeSet.Values
  ) {
    if !range.isEmpty {
      editor.changeAttributes(in: range, change)
    } else if range == editor.selection.range {
      editor.typingAttributes = AttributeSet(change(editor.attributesForTyping.values))
    }
  }

  /// Sets an attribute of the whole text and of text that is set or typed later.
  ///
  /// - Parameters:
  ///   - key: The attribute.
  ///   - value: The value, or `nil` to remove the attribute.
  ///   - defaults: The attributes of new text.
  func setAttribute(
    _ key: NSAttributedString.Key,
    to value: Any?,
    defaults: AttributeSet
  ) {
    let document = editor.document
    document.defaultAttributes = defaults
    document.changeAttributes(in: 0..<document.length) { attributes in
      var attributes = attributes
      attributes[key] = value
      return attributes
    }
  }

  // R-TXT-106
  /// Sets the alignment of the paragraphs that have a style.
  func setAlignment(_ alignment: NSTextAlignment) {
    let document = editor.document
    let whole = 0..<document.length
    let hasStyles = document.fragment(in: whole).runs.contains {
      $0.attributes.values[.paragraphStyle] != nil
    }
    guard hasStyles else { return }
    document.changeAttributes(in: whole) { $0.aligned(alignment) }
  }

  // MARK: Writing direction

  /// Returns whether the paragraph with an offset is written from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    editor.layout.format.isRightToLeft(editor.document.paragraph(containing: offset))
  }

  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    guard let offset = place(position)?.offset else { return .natural }
    return isRightToLeft(at: direction == .backward ? max(offset - 1, 0) : offset)
      ? .rightToLeft : .leftToRight
  }

  /// Sets the direction of paragraphs as a change by the application.
  func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    guard let range = offsets(range) else { return }
    let paragraphs = paragraphs(in: range)
    let alignment = editor.layout.format.alignment
    guard !paragraphs.isEmpty else {
      return changeAttributes(in: paragraphs) { $0.directed(direction, alignment) }
    }
    editor.document.changeAttributes(in: paragraphs) { $0.directed(direction, alignment) }
    canvas.textChanged()
    view.setNeedsLayout()
    view.setNeedsDisplay()
  }

  // R-TXT-33
  /// Sets the direction of the selected paragraphs as a change by the user.
  func writeSelection(_ direction: NSWritingDirection) {
    let alignment = editor.layout.format.alignment
    changeAttributes(in: paragraphs(in: editor.selection.range)) {
      $0.directed(direction, alignment)
    }
  }

  /// Returns the whole paragraphs that contain a range; the last one of a text may be empty.
  private func paragraphs(in range: Range<Int>) -> Range<Int> {
    let document = editor.document
    let start = document.paragraphRange(containing: range.lowerBound).lowerBound
    let last = range.isEmpty ? range.lowerBound : range.upperBound - 1
    return start..<document.paragraphRange(containing: last).upperBound
  }
}

extension [NSAttributedString.Key: Any] {
  /// Returns the attributes with another base writing direction.
  ///
  /// - Parameters:
  ///   - direction: The writing direction.
  ///   - alignment: The alignment of a paragraph without a style.
  /// - Returns: The attributes.
  fileprivate func directed(
    _ direction: NSWritingDirection,
    _ alignment: NSTextAlignment
  ) -> Self {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    if let old = self[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
    style.baseWritingDirection = direction
    return merging([.paragraphStyle: style]) { $1 }
  }

  /// Returns the attributes with another alignment, if they have a paragraph style.
  fileprivate func aligned(_ alignment: NSTextAlignment) -> Self {
    guard let old = self[.paragraphStyle] as? NSParagraphStyle else { return self }
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(old)
    style.alignment = alignment
    return merging([.paragraphStyle: style]) { $1 }
  }
}
