import Foundation

/// The sizes of a section's items.
enum FlowItemSizes {
  case even(FlowSize)
  case each([FlowSize])
  /// An estimated size for all items, and the measured sizes of some.
  case estimated(FlowSize, found: [Int: FlowSize])
}

/// The parameters from which a section's layout is computed.
struct FlowSectionInput {
  var count: Int
  var sizes: FlowItemSizes
  var rules: FlowRules
  /// The insets around the items.
  var before: CGFloat = 0
  var after: CGFloat = 0
  var acrossInset: CGFloat = 0
  /// The lengths of header and footer along the scroll direction.
  var header: CGFloat = 0
  var footer: CGFloat = 0
}

/// The positions of a section's items, relative to the start of the section.
///
///     header
///     before    ┌ head: lines of equal items, computed
///     lines     ┤ middle: lines stored individually
///     after     └ tail: lines of equal items again
///     footer
struct FlowSection {
  let input: FlowSectionInput
  private let head: EvenLines
  private let middle: [FlowLine]
  private let tail: EvenLines
  let length: CGFloat

  init(_ input: FlowSectionInput) {
    self.input = input
    let start = input.header + input.before
    switch input.sizes {
    case .even(let size):
      head = EvenLines(0..<input.count, of: size, from: start, by: input.rules)
      middle = []
      tail = EvenLines(input.count..<input.count, of: size, from: head.end, by: input.rules)
    case .each(let sizes):
      head = EvenLines(0..<0, of: .zero, from: start, by: input.rules)
      var breaking = LineBreaking(rules: input.rules, start: start)
      for item in 0..<input.count { breaking.add(item, sizes[item]) }
      middle = breaking.finished(isLast: true)
      tail = EvenLines(
        input.count..<input.count,
        of: .zero,
        from: middle.last?.end ?? start,
        by: input.rules
      )
    case .estimated(let size, let found):
      (head, middle, tail) = FlowSection.mixed(input, size, found, start)
    }
    let end = tail.count > 0 ? tail.end : middle.last?.end ?? head.end
    length = end + input.after + input.footer
  }

  /// Returns individual lines around the measured items, and lines of equal items before and after
  /// them.
  private static func mixed(
    _ input: FlowSectionInput,
    _ size: FlowSize,
    _ found: [Int: FlowSize],
    _ start: CGFloat
  ) -> (EvenLines, [FlowLine], EvenLines) {
    let rules = input.rules
    let even = EvenLines(0..<input.count, of: size, from: start, by: rules)
    let known = found.keys.filter { $0 < input.count && $0 >= 0 }
    guard let firstKnown = known.min(), let lastKnown = known.max() else {
      let none = EvenLines(input.count..<input.count, of: size, from: even.end, by: rules)
      return (even, [], none)
    }
    // A narrow item may fit into the preceding line.
    let first = max(firstKnown / even.perLine - 1, 0) * even.perLine
    let head = EvenLines(0..<first, of: size, from: start, by: rules)
    let middleStart = head.lineCount == 0 ? start : head.end + rules.lineSpacing
    var breaking = LineBreaking(rules: rules, start: middleStart)
    var item = first
    while item < input.count, item <= lastKnown || breaking.hasOpenLine {
      let next = found[item] ?? size
      if item > lastKnown, !breaking.hasRoom(for: next) { break }
      breaking.add(item, next)
      item += 1
    }
    let middle = breaking.finished(isLast: item == input.count)
    let tailStart = (middle.last?.end ?? middleStart) + rules.lineSpacing
    return (head, middle, EvenLines(item..<input.count, of: size, from: tailStart, by: rules))
  }

  // MARK: Queries

  var footerStart: CGFloat { length - input.footer }

  /// Returns the frame of an item, which must exist.
  func frame(of item: Int) -> FlowRect {
    var frame: FlowRect
    if item < head.first + head.count {
      frame = head.frame(of: item)
    } else if item >= tail.first {
      frame = tail.frame(of: item)
    } else {
      frame = self.frame(of: item, in: middle[line(of: item)])
    }
    frame.across += input.acrossInset
    return frame
  }

  /// Returns the items of the lines that intersect a range.
  func items(in span: ClosedRange<CGFloat>) -> [Range<Int>] {
    let first = Search.first(below: middle.count) { middle[$0].end >= span.lowerBound }
    let last = Search.first(below: middle.count) { middle[$0].start > span.upperBound }
    var kept = 0..<0
    if first < last { kept = middle[first].first..<middle[last - 1].items.upperBound }
    return [head.items(in: span), kept, tail.items(in: span)].filter { !$0.isEmpty }
  }

  private func size(of item: Int) -> FlowSize {
    switch input.sizes {
    case .even(let size): size
    case .each(let sizes): sizes[item]
    case .estimated(let size, let found): found[item] ?? size
    }
  }

  private func line(of item: Int) -> Int {
    Search.first(below: middle.count) { middle[$0].items.upperBound > item }
  }

  /// Returns the frame of an item in a line; items are centered in the line's thickness.
  private func frame(of item: Int, in line: FlowLine) -> FlowRect {
    var across = line.lead
    for earlier in line.first..<item { across += size(of: earlier).across + line.gap }
    let size = size(of: item)
    return FlowRect(
      across: across,
      along: line.start + (line.thickness - size.along) / 2,
      size: size
    )
  }
}

/// Arranges items of different sizes in lines.
private struct LineBreaking {
  let rules: FlowRules
  var start: CGFloat
  private var lines: [FlowLine] = []
  private var open = FlowLine(first: 0, count: 0, start: 0, thickness: 0, lead: 0, gap: 0)
  private var used: CGFloat = 0
  /// The width of the items of the current line, or `nil` if they have different ones.
  private var itemWidth: CGFloat?

  init(rules: FlowRules, start: CGFloat) {
    self.rules = rules
    self.start = start
  }

  var hasOpenLine: Bool { open.count > 0 }

  func hasRoom(for size: FlowSize) -> Bool { hasRoom(across: size.across) }

  private func hasRoom(across width: CGFloat) -> Bool {
    used + CGFloat(open.count) * rules.itemSpacing + width <= rules.room + FlowRules.tolerance
  }

  mutating func add(_ item: Int, _ size: FlowSize) {
    if hasOpenLine, !hasRoom(for: size) { close(isLast: false) }
    if !hasOpenLine { open.first = item }
    open.count += 1
    open.thickness = max(open.thickness, size.along)
    itemWidth = open.count == 1 || itemWidth == size.across ? size.across : nil
    used += size.across
  }

  mutating func finished(isLast: Bool) -> [FlowLine] {
    if hasOpenLine { close(isLast: isLast) }
    return lines
  }

  /// Closes the current line.
  ///
  /// Items of full lines are spread over the available length; those of the last line keep the
  /// minimum distance, unless it is a full line of equal items.
  private mutating func close(isLast: Bool) {
    let free = rules.room - used
    let isFull = open.count > 1 && itemWidth.map { $0 > 0 && !hasRoom(across: $0) } ?? false
    open.start = start
    if isLast, !isFull {
      open.gap = rules.itemSpacing
    } else if open.count == 1 {
      open.lead = max(free / 2, 0)
    } else {
      open.gap = max(free / CGFloat(open.count - 1), 0)
    }
    lines.append(open)
    start = open.end + rules.lineSpacing
    open = FlowLine(first: 0, count: 0, start: 0, thickness: 0, lead: 0, gap: 0)
    used = 0
  }
}

/// The binary search for the first number with a property.
enum Search {
  /// Returns the first number below `count` for which a monotonic condition is true, or `count` if
  /// there is none.
  static func first(below count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the indices below `count` of successive ranges that intersect a range.
  static func overlapping(
    _ span: ClosedRange<CGFloat>,
    below count: Int,
    start: (Int) -> CGFloat,
    end: (Int) -> CGFloat
  ) -> Range<Int> {
    let last = first(below: count) { start($0) > span.upperBound }
    let first = first(below: count) { end($0) >= span.lowerBound }
    return min(first, last)..<last
  }
}
