import Foundation

/// The rules by which items fill lines.
struct FlowRules: Equatable {
  /// How much room a line has.
  var room: CGFloat
  /// The least distance between items of a line.
  var itemSpacing: CGFloat
  /// The distance between lines.
  var lineSpacing: CGFloat

  /// What sums of fractions may be too large by and still fit.
  static let tolerance: CGFloat = 0.001
}

/// One line of items of different sizes.
struct FlowLine: Equatable {
  var first: Int
  var count: Int
  /// Where the line begins, along the content.
  var start: CGFloat
  var thickness: CGFloat
  /// The free room in front of the first item, and between items.
  var lead: CGFloat
  var gap: CGFloat

  var end: CGFloat { start + thickness }
  var items: Range<Int> { first..<first + count }
}

/// Lines of items of one size: nothing is kept for an item or a line.
struct EvenLines: Equatable {
  var first: Int
  var count: Int
  var size: FlowSize
  var start: CGFloat
  let perLine: Int
  let lead: CGFloat
  let gap: CGFloat
  let pitch: CGFloat

  /// Items stand in columns, spread over the room; one that stands alone in its line stands in the middle.
  init(_ items: Range<Int>, of size: FlowSize, from start: CGFloat, by rules: FlowRules) {
    first = items.lowerBound
    count = items.count
    self.size = size
    self.start = start
    let fitting =
      (rules.room + rules.itemSpacing + FlowRules.tolerance) / (size.across + rules.itemSpacing)
    perLine = fitting.isFinite ? max(1, Int(min(fitting, 1e9))) : max(1, items.count)
    let free = rules.room - size.across * CGFloat(perLine)
    lead = perLine == 1 ? max(free / 2, 0) : 0
    gap = perLine > 1 ? max(free / CGFloat(perLine - 1), 0) : 0
    pitch = size.along + rules.lineSpacing
  }

  var lineCount: Int { (count + perLine - 1) / perLine }

  /// Where the last line ends; the beginning where there is none.
  var end: CGFloat {
    lineCount == 0 ? start : start + CGFloat(lineCount - 1) * pitch + size.along
  }

  func frame(of item: Int) -> FlowRect {
    let (line, column) = (item - first).quotientAndRemainder(dividingBy: perLine)
    return FlowRect(
      across: lead + CGFloat(column) * (size.across + gap),
      along: start + CGFloat(line) * pitch,
      size: size
    )
  }

  /// The items of the lines that reach into a span.
  func items(in span: ClosedRange<CGFloat>) -> Range<Int> {
    guard count > 0, span.upperBound >= start, span.lowerBound <= end else { return first..<first }
    guard pitch > 0 else { return first..<first + count }
    let lower = ((span.lowerBound - start - size.along) / pitch).rounded(.down)
    let upper = ((span.upperBound - start) / pitch).rounded(.down)
    let last = CGFloat(lineCount - 1)
    let firstLine = Int(min(max(lower, 0), last))
    let lastLine = Int(min(max(upper, 0), last))
    return first + firstLine * perLine..<first + min((lastLine + 1) * perLine, count)
  }
}
