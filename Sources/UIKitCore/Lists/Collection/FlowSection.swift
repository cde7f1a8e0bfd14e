import Foundation

/// How large the items of a section are.
enum FlowItemSizes {
  case even(FlowSize)
  case each([FlowSize])
  /// A guess for all, and what has been found out about some.
  case estimated(FlowSize, found: [Int: FlowSize])
}

/// What is known of a section before its items are placed.
struct FlowSectionInput {
  var count: Int
  var sizes: FlowItemSizes
  var rules: FlowRules
  /// The room around the items.
  var before: CGFloat = 0
  var after: CGFloat = 0
  var acrossInset: CGFloat = 0
  /// How far header and footer reach along the content.
  var header: CGFloat = 0
  var footer: CGFloat = 0
}

/// Where the items of a section stand, counted from the beginning of the section.
///
///     header
///     before    ┌ head: lines of one size, by calculation
///     lines     ┤ middle: lines kept one by one
///     after     └ tail: lines of one size again
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

  /// Lines around items that were measured are kept; those before and after them are even.
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
    // A narrow item may still fit into the line before its own.
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

  // MARK: Answers

  var footerStart: CGFloat { length - input.footer }

  /// Where an item stands; the item must exist.
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

  /// The items of the lines that reach into a span.
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

  /// Items stand in the middle of their line's thickness.
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

/// Puts items of different sizes into lines, one after the other.
private struct LineBreaking {
  let rules: FlowRules
  var start: CGFloat
  private var lines: [FlowLine] = []
  private var open = FlowLine(first: 0, count: 0, start: 0, thickness: 0, lead: 0, gap: 0)
  private var used: CGFloat = 0

  init(rules: FlowRules, start: CGFloat) {
    self.rules = rules
    self.start = start
  }

  var hasOpenLine: Bool { open.count > 0 }

  func hasRoom(for size: FlowSize) -> Bool {
    used + CGFloat(open.count) * rules.itemSpacing + size.across <= rules.room + FlowRules.tolerance
  }

  mutating func add(_ item: Int, _ size: FlowSize) {
    if hasOpenLine, !hasRoom(for: size) { close(isLast: false) }
    if !hasOpenLine { open.first = item }
    open.count += 1
    open.thickness = max(open.thickness, size.along)
    used += size.across
  }

  mutating func finished(isLast: Bool) -> [FlowLine] {
    if hasOpenLine { close(isLast: isLast) }
    return lines
  }

  /// Full lines are spread over the room; the last one keeps the least distances.
  private mutating func close(isLast: Bool) {
    let free = rules.room - used
    open.start = start
    if isLast {
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

/// Looking for places in sorted rows.
enum Search {
  /// The first number below `count` for which the condition holds, where it holds for all that follow.
  static func first(below count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
