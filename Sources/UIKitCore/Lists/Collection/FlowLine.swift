import Foundation

/// The available space and spacing with which items are arranged in lines.
struct FlowRules: Equatable {
  /// The available length of a line.
  var room: CGFloat
  /// The minimum distance between items of a line.
  var itemSpacing: CGFloat
  /// The distance between lines.
  var lineSpacing: CGFloat

  /// The tolerance for rounding errors when items are fitted into a line.
  static let tolerance: CGFloat = 0.001
}

/// A line of items of different sizes.
struct FlowLine: Equatable {
  var first: Int
  var count: Int
  /// The position of the line along the scroll direction.
  var start: CGFloat
  var thickness: CGFloat
  /// The space before the first item, and between items.
  var lead: CGFloat
  var gap: CGFloat

  var end: CGFloat { start + thickness }
  var items: Range<Int> { first..<first + count }
}

/// Lines of items of equal size, which use no memory per item or line.
struct EvenLines: Equatable {
  var first: Int
  var count: Int
  var size: FlowSize
  var start: CGFloat
  let perLine: Int
  let lead: CGFloat
  let gap: CGFloat
  let pitch: CGFloat

  /// Creates lines with columns that are spread over the available length.
  ///
  /// A single column is centered.
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

  /// The end of the last line, or the start if there are no lines.
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

  /// Returns the items of the lines that intersect a range.
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
