/// A part of marked text and how it is shown.
///
/// Input methods divide text that is being converted into clauses.
package struct MarkedTextRun: Hashable, Sendable {
  /// The line below the text.
  package enum Underline: Hashable, Sendable { case none, thin, thick }

  /// The characters of the marked text, in UTF-16 code units.
  package var range: Range<Int>
  package var underline: Underline
  /// Whether the part has a background, as the clause that is being converted has.
  package var isHighlighted: Bool

  package init(range: Range<Int>, underline: Underline = .thin, isHighlighted: Bool = false) {
    self.range = range
    self.underline = underline
    self.isHighlighted = isHighlighted
  }
}

/// The marked text of a document.
struct MarkedText: Hashable {
  /// The characters of the document, in UTF-16 code units.
  var range: Range<Int>
  /// The parts of the marked text; characters outside of them have a thin line.
  var runs: [MarkedTextRun] = []

  /// Returns the underline of each part of the marked text, in offsets of the document.
  var underlines: [(range: Range<Int>, underline: MarkedTextRun.Underline)] {
    guard !runs.isEmpty else { return [(range, .thin)] }
    var result: [(range: Range<Int>, underline: MarkedTextRun.Underline)] = []
    var start = 0
    for run in runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let part = run.range.clamped(to: start..<range.count)
      guard !part.isEmpty else { continue }
      if part.lowerBound > start { result.append((start..<part.lowerBound, .thin)) }
      result.append((part, run.underline))
      start = part.upperBound
    }
    if start < range.count { result.append((start..<range.count, .thin)) }
    return result.map { ($0.range.shifted(by: range.lowerBound), $0.underline) }
  }

  /// The parts with a background, in offsets of the document.
  var highlights: [Range<Int>] {
    runs.filter(\.isHighlighted)
      .map { $0.range.clamped(to: 0..<range.count).shifted(by: range.lowerBound) }
      .filter { !$0.isEmpty }
  }
}
