import Foundation

/// The index path of a row as a comparable value.
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

/// The vertical positions of all rows, headers and footers; it doesn't depend on views.
///
/// Creating it takes time in proportion to the number of sections, and memory is used only for rows
/// with individual heights.
struct TableGeometry {
  // R-TBL-10
  /// The heights of the parts of a section, from top to bottom.
  struct Section {
    /// The space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: RowHeights
    var footer: CGFloat = 0
    /// Whether the heights of the header and the footer are estimates.
    var guessesHeader = false
    var guessesFooter = false

    var length: CGFloat { padding + header + rows.total + footer }
  }

  /// The top of the first section.
  private(set) var top: CGFloat
  private(set) var sections: [Section]
  /// The top of each section, followed by the bottom of the last one.
  private var starts: [CGFloat]

  init(top: CGFloat = 0, sections: [Section] = []) {
    self.top = top
    self.sections = sections
    starts = [top]
    starts.reserveCapacity(sections.count + 1)
    for section in sections { starts.append(starts[starts.count - 1] + section.length) }
  }

  /// Moves all sections after the height of the table header has changed.
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

  // MARK: Extents

  /// The bottom of the last section.
  var bottom: CGFloat { starts[starts.count - 1] }

  /// Returns the extent of a section, including the space above it.
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

  /// Returns the extent of all rows in a section.
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

  // MARK: Queries

  /// Returns the last section that begins at or above a position, or `nil` if there are no
  /// sections.
  func section(at y: CGFloat) -> Int? {
    guard !sections.isEmpty else { return nil }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the row at a position, or `nil` if there is none.
  func place(at y: CGFloat) -> RowPlace? {
    guard let index = section(at: y), sections[index].rows.count > 0 else { return nil }
    let rows = rows(index)
    guard y >= rows.start, y < rows.end else { return nil }
    return RowPlace(index, sections[index].rows.row(at: y - rows.start))
  }

  /// Returns the first and last row that intersect a vertical range, or `nil` if there are none.
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

  /// Returns the sections that intersect a vertical range.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard bottom > top, self.bottom > top, self.top < bottom,
      let first = section(at: top), let last = section(at: bottom)
    else { return 0..<0 }
    let end = starts[last] >= bottom && last > first ? last : last + 1
    return first..<end
  }

  /// Returns the row after another one, or `nil` after the last.
  func place(after place: RowPlace) -> RowPlace? {
    if place.row + 1 < sections[place.section].rows.count {
      return RowPlace(place.section, place.row + 1)
    }
    var index = place.section + 1
    while index < sections.count, sections[index].rows.count == 0 { index += 1 }
    return index < sections.count ? RowPlace(index, 0) : nil
  }

  /// Returns the row before another one, or `nil` before the first.
  func place(before place: RowPlace) -> RowPlace? {
    if place.row > 0 { return RowPlace(place.section, place.row - 1) }
    var index = place.section - 1
    while index >= 0, sections[index].rows.count == 0 { index -= 1 }
    return index >= 0 ? RowPlace(index, sections[index].rows.count - 1) : nil
  }

  // MARK: Measuring

  func isGuess(_ place: RowPlace) -> Bool { sections[place.section].rows.isGuess(place.row) }

  /// Sets the measured height of a row, and returns the difference to its previous height.
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

  /// Marks the height of a row as an estimate, so that it is measured when the row appears.
  mutating func forget(_ place: RowPlace) { sections[place.section].rows.forget(place.row) }

  /// Copies the heights that were measured before an update.
  mutating func adopt(_ old: TableGeometry, through change: ListChange) {
    for (section, former) in old.sections.enumerated() {
      adoptEdges(of: former, section, through: change)
      for (row, height) in former.rows.measured {
        let path = IndexPath(row: row, section: section)
        guard !change.reloadedItems.contains(path), let new = change.newIndexPath(of: path),
          isGuess(RowPlace(new))
        else { continue }
        _ = measure(RowPlace(new), as: height)
      }
    }
  }

  private mutating func adoptEdges(of old: Section, _ index: Int, through change: ListChange) {
    guard let new = change.newSection(of: index), !change.reloadedSections.contains(index) else {
      return
    }
    if !old.guessesHeader, sections[new].guessesHeader { _ = measureHeader(new, as: old.header) }
    if !old.guessesFooter, sections[new].guessesFooter { _ = measureFooter(new, as: old.footer) }
  }

  private mutating func push(after index: Int, by growth: CGFloat) {
    guard growth != 0 else { return }
    for later in starts.indices.dropFirst(index + 1) { starts[later] += growth }
  }
}
