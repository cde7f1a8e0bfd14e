/// The labels of the attachments of a text, which assistive technologies read in place of their
/// characters.
///
/// Offsets are UTF-16 code units, of the text or of what is read.
struct AttachmentLabels {
  // R-TXT-85
  private let labels: [(offset: Int, label: String)]

  /// Reads the labels of attachments or of their images; without a label, nothing is read.
  @MainActor init(_ attached: AttachedText) {
    labels = attached.attachments.sorted { $0.key < $1.key }.map { offset, attachment in
      (offset, attachment.accessibilityLabel ?? attachment.image?.accessibilityLabel ?? "")
    }
  }

  /// Returns the text as it is read.
  func spoken(_ text: String) -> String {
    guard !labels.isEmpty else { return text }
    let units = text.utf16
    var result = ""
    var start = units.startIndex
    for (offset, label) in labels where offset < units.count {
      let index = units.index(units.startIndex, offsetBy: offset)
      result += text[start..<index]
      result += label
      start = units.index(after: index)
    }
    return result + text[start...]
  }

  /// Returns an offset of what is read for one of the text.
  func spokenOffset(_ offset: Int) -> Int {
    labels.reduce(offset) { $1.offset < offset ? $0 + $1.label.utf16.count - 1 : $0 }
  }

  /// Returns an offset of the text for one of what is read.
  ///
  /// - Parameters:
  ///   - spoken: The offset.
  ///   - roundsUp: Whether an offset inside of a label is that behind its attachment.
  /// - Returns: The offset.
  func offset(_ spoken: Int, roundsUp: Bool = false) -> Int {
    var rest = spoken
    var previous = 0
    for (offset, label) in labels {
      if rest <= offset - previous { break }
      rest -= offset - previous
      let length = label.utf16.count
      guard rest >= length else { return offset + (roundsUp ? 1 : 0) }
      rest -= length
      previous = offset + 1
    }
    return previous + rest
  }

  /// Returns a range of what is read for one of the text.
  func spokenRange(_ range: Range<Int>) -> Range<Int> {
    spokenOffset(range.lowerBound)..<spokenOffset(range.upperBound)
  }

  /// Returns the range of the text for one of what is read.
  func range(_ spoken: Range<Int>) -> Range<Int> {
    let lower = offset(spoken.lowerBound)
    return lower..<max(offset(spoken.upperBound, roundsUp: true), lower)
  }
}
