/// The characters, words, sentences or paragraphs of a text.
struct TextUnits {
  let boundaries: TextBoundaries
  private var document: TextDocument { boundaries.document }

  /// Returns the units at an offset, and the nearest ones on both sides.
  func ranges(_ unit: UITextGranularity, around offset: Int) -> [Range<Int>] {
    guard unit != .document else { return [0..<document.length] }
    let middle = container(unit, at: offset)
    return ranges(unit, before: middle) + ranges(unit, in: middle) + ranges(unit, after: middle)
  }

  /// Returns the end of the next unit after an offset, or `nil` if there is none.
  func end(of unit: UITextGranularity, after offset: Int) -> Int? {
    let middle = container(unit, at: offset)
    let next = ranges(unit, in: middle).first { $0.upperBound > offset }
    return (next ?? ranges(unit, after: middle).first)?.upperBound
  }

  /// Returns the start of the last unit before an offset, or `nil` if there is none.
  func start(of unit: UITextGranularity, before offset: Int) -> Int? {
    let middle = container(unit, at: offset)
    let last = ranges(unit, in: middle).last { $0.lowerBound < offset }
    return (last ?? ranges(unit, before: middle).last)?.lowerBound
  }

  /// Returns the units of the nearest part of the text before another one that has units.
  private func ranges(_ unit: UITextGranularity, before part: Range<Int>) -> [Range<Int>] {
    var start = part.lowerBound
    while start > 0 {
      let before = container(unit, at: start - 1)
      let found = ranges(unit, in: before)
      if !found.isEmpty { return found }
      start = before.lowerBound
    }
    return []
  }

  /// Returns the units of the nearest part of the text behind another one that has units.
  private func ranges(_ unit: UITextGranularity, after part: Range<Int>) -> [Range<Int>] {
    var end = part.upperBound
    while end < document.length {
      let after = container(unit, at: end)
      let found = ranges(unit, in: after)
      if !found.isEmpty { return found }
      end = after.upperBound
    }
    return []
  }

  /// Returns the part of the text that is divided into units: a paragraph, or a piece of one that is
  /// very long.
  private func container(_ unit: UITextGranularity, at offset: Int) -> Range<Int> {
    if unit == .paragraph || unit == .line {
      return document.paragraphRange(containing: offset)
    }
    let position = document.paragraphs.position(of: min(max(offset, 0), document.length))
    return position.offset..<position.offset + document.paragraphs[position].length
  }

  private func ranges(_ unit: UITextGranularity, in container: Range<Int>) -> [Range<Int>] {
    let start = container.lowerBound
    switch unit {
    case .word, .sentence:
      return boundaries.segments(around: start, by: unit == .word ? .word : .sentence)
        .filter(\.isContent).map(\.range)
    case .character:
      var stops = [start]
      while let last = stops.last, last < container.upperBound {
        stops.append(document.caretStop(after: last))
      }
      return zip(stops, stops.dropFirst()).map { $0..<$1 }
    case .paragraph, .line, .document: return [boundaries.paragraph(at: start)]
    }
  }
}
