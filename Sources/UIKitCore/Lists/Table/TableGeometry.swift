import Foundation

/// A row by its two numbers, in the order of the table.
struct RowPlace: Hashable, Comparable {
  var section: Int
  var row: Int

  init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  init(_ path: IndexPath) { self.init(path.section, path.row) }

  var path: IndexPath { IndexPath(row: row, section: section) }

  static func < (left: RowPlace, right: RowPlace) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// Where everything in a table is from top to bottom; it knows no views.
///
/// It costs the number of sections to make, and memory for the rows that were measured, never for rows as such. (R-TBL-10)
struct TableGeometry {
  /// The parts of one section from top to bottom.
  struct Section {
    /// What stays free above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: RowHeights
    var footer: CGFloat = 0
    /// Whether header and footer are guesses.
    var guessesHeader = false
    var guessesFooter = false

    var length: CGFloat { padding + header + rows.total + footer }
  }

  /// Where the first section begins, below what stands above all.
  private(set) var top: CGFloat
  private(set) var sections: [Section]
  /// Where each section begins, and at last where the last one ends.
  private var starts: [CGFloat]

  init(top: CGFloat = 0, sections: [Section] = []) {
    self.top = top
    self.sections = sections
    starts = [top]
    starts.reserveCapacity(sections.count + 1)
    for section in sections { starts.append(starts[starts.count - 1] + section.length) }
  }

  /// Moves everything, for something above that is another height now.
  mutating func move(top: CGFloat) {
    let way = top - self.top
    guard way != 0 else { return }
    self.top = top
    for index in starts.indices { starts[index] += way }
  }

  var shape: ListShape { ListShape(counts: sections.map(\.rows.count)) }

  func contains(_ place: RowPlace) -> Bool {
    sections.indices.contains(place.section) && place.row >= 0
      && place.row < sections[place.section].rows.count
  }

  // MARK: Spans

  /// Where the last section ends.
  var bottom: CGFloat { starts[starts.count - 1] }

  /// A section with what stays free above it.
  func section(_ index: Int) -> Span {
    Span(start: starts[index], length: starts[index + 1] - starts[index])
  }

  func header(_ index: Int) -> Span {
    Span(start: starts[index] + sections[index].padding, length: sections[index].header)
  }

  func footer(_ index: Int) -> Span {
    let length = sections[index].footer
    return Span(start: starts[index + 1] - length, length: length)
  }

  /// All rows of a section.
  func rows(_ index: Int) -> Span {
    let header = header(index)
    return Span(start: header.end, length: sections[index].rows.total)
  }

  func row(_ place: RowPlace) -> Span {
    let rows = sections[place.section].rows
    return Span(
      start: header(place.section).end + rows.offset(of: place.row),
      length: rows.height(of: place.row)
    )
  }

  // MARK: Finding

  /// The last section that begins at or above a point; nil without sections.
  func section(at y: CGFloat) -> Int? {
    guard !sections.isEmpty else { return nil }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The row under a point; nil on headers, footers and outside.
  func place(at y: CGFloat) -> RowPlace? {
    guard let index = section(at: y), sections[index].rows.count > 0 else { return nil }
    let rows = rows(index)
    guard y >= rows.start, y < rows.end else { return nil }
    return RowPlace(index, sections[index].rows.row(at: y - rows.start))
  }

  /// The first and the last row that have a part between two heights; nil where there are none.
  func places(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<RowPlace>? {
    guard bottom > top, let first = firstPlace(endingBelow: top),
      let last = lastPlace(beginningAbove: bottom), first <= last
    else { return nil }
    return first...last
  }

  private func firstPlace(endingBelow y: CGFloat) -> RowPlace? {
    guard var index = section(at: y) else { return nil }
    let rows = rows(index)
    if sections[index].rows.count > 0, y < rows.end {
      return RowPlace(index, y <= rows.start ? 0 : sections[index].rows.row(at: y - rows.start))
    }
    repeat { index += 1 } while index < sections.count && sections[index].rows.count == 0
    return index < sections.count ? RowPlace(index, 0) : nil
  }

  private func lastPlace(beginningAbove y: CGFloat) -> RowPlace? {
    guard var index = section(at: y) else { return nil }
    let rows = rows(index)
    if sections[index].rows.count > 0, y > rows.start {
      var row = sections[index].rows.row(at: y - rows.start)
      if row > 0, sections[index].rows.offset(of: row) + rows.start >= y { row -= 1 }
      return RowPlace(index, row)
    }
    repeat { index -= 1 } while index >= 0 && sections[index].rows.count == 0
    return index >= 0 ? RowPlace(index, sections[index].rows.count - 1) : nil
  }

  /// The sections that have a part between two heights.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard bottom > top, self.bottom > top, self.top < bottom,
      let first = section(at: top), let last = section(at: bottom)
    else { return 0..<0 }
    let end = starts[last] >= bottom && last > first ? last : last + 1
    return first..<end
  }

  /// The row after another one; nil after the last.
  func place(after place: RowPlace) -> RowPlace? {
    if place.row + 1 < sections[place.section].rows.count {
      return RowPlace(place.section, place.row + 1)
    }
    var index = place.section + 1
    while index < sections.count, sections[index].rows.count == 0 { index += 1 }
    return index < sections.count ? RowPlace(index, 0) : nil
  }

  /// The row before another one; nil before the first.
  func place(before place: RowPlace) -> RowPlace? {
    if place.row > 0 { return RowPlace(place.section, place.row - 1) }
    var index = place.section - 1
    while index >= 0, sections[index].rows.count == 0 { index -= 1 }
    return index >= 0 ? RowPlace(index, sections[index].rows.count - 1) : nil
  }

  // MARK: Measuring

  func isGuess(_ place: RowPlace) -> Bool { sections[place.section].rows.isGuess(place.row) }

  /// Puts the height of a row right; how much higher it is than it was.
  mutating func measure(_ place: RowPlace, as height: CGFloat) -> CGFloat {
    let growth = sections[place.section].rows.measure(place.row, as: height)
    push(after: place.section, by: growth)
    return growth
  }

  mutating func measureHeader(_ index: Int, as height: CGFloat) -> CGFloat {
    let growth = height - sections[index].header
    sections[index].header = height
    sections[index].guessesHeader = false
    push(after: index, by: growth)
    return growth
  }

  mutating func measureFooter(_ index: Int, as height: CGFloat) -> CGFloat {
    let growth = height - sections[index].footer
    sections[index].footer = height
    sections[index].guessesFooter = false
    push(after: index, by: growth)
    return growth
  }

  /// Has a row that is not seen measured anew when it is; until then its height stays.
  mutating func forget(_ place: RowPlace) { sections[place.section].rows.forget(place.row) }

  /// Takes over the heights that were measured before a change.
  mutating func adopt(_ old: TableGeometry, through change: ListChange) {
    for (section, former) in old.sections.enumerated() {
      for (row, height) in former.rows.measured {
        let path = IndexPath(row: row, section: section)
        guard !change.reloadedItems.contains(path), let new = change.newIndexPath(of: path),
          isGuess(RowPlace(new))
        else { continue }
        _ = measure(RowPlace(new), as: height)
      }
    }
  }

  private mutating func push(after index: Int, by growth: CGFloat) {
    guard growth != 0 else { return }
    for later in starts.indices.dropFirst(index + 1) { starts[later] += growth }
  }
}
