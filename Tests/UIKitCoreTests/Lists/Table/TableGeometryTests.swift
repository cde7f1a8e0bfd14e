import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

/// A simple implementation of `TableGeometry` that adds up all heights each time.
private struct SlowTable {
  struct Section {
    var padding: CGFloat
    var header: CGFloat
    var heights: [CGFloat]
    var footer: CGFloat
    var length: CGFloat { padding + header + heights.reduce(0, +) + footer }
  }

  var top: CGFloat
  var sections: [Section]

  func start(_ section: Int) -> CGFloat {
    top + sections.prefix(section).reduce(0) { $0 + $1.length }
  }

  func row(_ place: RowPlace) -> Span {
    let section = sections[place.section]
    let before = section.heights.prefix(place.row).reduce(0, +)
    return Span(
      start: start(place.section) + section.padding + section.header + before,
      length: section.heights[place.row]
    )
  }

  var places: [RowPlace] {
    sections.indices.flatMap { section in
      sections[section].heights.indices.map { RowPlace(section, $0) }
    }
  }

  /// All rows with their spans.
  private var rows: [(place: RowPlace, span: Span)] {
    var rows: [(place: RowPlace, span: Span)] = []
    var start = top
    for (index, section) in sections.enumerated() {
      start += section.padding + section.header
      for (row, height) in section.heights.enumerated() {
        rows.append((RowPlace(index, row), Span(start: start, length: height)))
        start += height
      }
      start += section.footer
    }
    return rows
  }

  func place(at y: CGFloat) -> RowPlace? {
    rows.first { $0.span.start <= y && y < $0.span.end }?.place
  }

  func places(from top: CGFloat, to bottom: CGFloat) -> [RowPlace] {
    rows.filter { $0.span.start < bottom && $0.span.end > top }.map(\.place)
  }
}

@Suite("Table geometry") struct TableGeometryTests {
  @Test(
    "agrees with a simple model, for random tables and measurements",
    .rule("R-TBL-10"),
    arguments: 0..<40
  )
  func randomTables(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var slow = SlowTable(top: CGFloat(Int.random(in: 0...50, using: &random)), sections: [])
    var sections: [TableGeometry.Section] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let count = Int.random(in: 0...200, using: &random)
      let usual = CGFloat(Int.random(in: 20...60, using: &random))
      var section = TableGeometry.Section(
        rows: RowHeights(count: count, usual: usual, isEstimated: true)
      )
      section.padding = CGFloat(Int.random(in: 0...20, using: &random))
      section.header = CGFloat(Int.random(in: 0...40, using: &random))
      section.footer = CGFloat(Int.random(in: 0...40, using: &random))
      sections.append(section)
      slow.sections.append(
        SlowTable.Section(
          padding: section.padding,
          header: section.header,
          heights: Array(repeating: usual, count: count),
          footer: section.footer
        )
      )
    }
    var fast = TableGeometry(top: slow.top, sections: sections)

    for _ in 0..<60 {
      let section = Int.random(in: 0..<sections.count, using: &random)
      if !slow.sections[section].heights.isEmpty {
        let row = Int.random(in: 0..<slow.sections[section].heights.count, using: &random)
        let height = CGFloat(Int.random(in: 10...120, using: &random))
        let growth = fast.measure(RowPlace(section, row), as: height)
        #expect(growth == height - slow.sections[section].heights[row])
        slow.sections[section].heights[row] = height
      }
      let header = CGFloat(Int.random(in: 0...40, using: &random))
      _ = fast.measureHeader(section, as: header)
      slow.sections[section].header = header

      #expect(fast.bottom == slow.start(slow.sections.count))
      let y = CGFloat(Int.random(in: -10...Int(fast.bottom) + 10, using: &random)) + 0.5
      #expect(fast.place(at: y) == slow.place(at: y))
      let seen = slow.places(from: y, to: y + 300)
      let range = fast.places(from: y, to: y + 300)
      #expect(range?.lowerBound == seen.first && range?.upperBound == seen.last)
      if let place = seen.first {
        #expect(fast.row(place) == slow.row(place))
        #expect(!slow.places.isEmpty)
      }
    }
    var place: RowPlace? = slow.places.first
    for expected in slow.places {
      #expect(place == expected)
      place = place.flatMap { fast.place(after: $0) }
    }
    #expect(place == nil)
  }

  @Test("rows of equal height need no memory", .rule("R-TBL-10"))
  func manyRows() {
    var rows = RowHeights(count: 1_000_000, usual: 44, isEstimated: true)

    #expect(rows.total == 44_000_000)
    #expect(rows.row(at: 21_999_999) == 499_999)
    #expect(rows.measured.isEmpty)
    _ = rows.measure(700_000, as: 100)
    #expect(rows.measured.map(\.row) == [700_000])
    #expect(rows.offset(of: 700_001) == 30_800_100)
  }

  @Test("rows of height 0 are not found at a point", .rule("R-TBL-10"))
  func emptyRows() {
    let heights: [CGFloat] = [0, 40, 0, 0, 40]
    let geometry = TableGeometry(
      sections: [.init(rows: RowHeights(heights, usual: 44, isKnown: { _ in true }))]
    )

    #expect(geometry.place(at: 0) == RowPlace(0, 1))
    #expect(geometry.place(at: 40) == RowPlace(0, 4))
    #expect(geometry.place(at: 80) == nil)
  }

  @Test("measured heights follow their rows through updates", .rule("R-TBL-73"))
  func following() throws {
    var old = TableGeometry(
      sections: [.init(rows: RowHeights(count: 10, usual: 44, isEstimated: true))]
    )
    _ = old.measure(RowPlace(0, 3), as: 100)
    _ = old.measure(RowPlace(0, 5), as: 60)
    let updates = ListUpdates([
      .deleteItems([IndexPath(row: 5, section: 0)]), .insertItems([IndexPath(row: 0, section: 0)]),
    ])
    let change = try updates.resolve(
      from: old.shape,
      to: ListShape(counts: [10]),
      words: .table
    )

    var new = TableGeometry(
      sections: [.init(rows: RowHeights(count: 10, usual: 44, isEstimated: true))]
    )
    new.adopt(old, through: change)

    #expect(new.row(RowPlace(0, 4)).length == 100)
    #expect(new.sections[0].rows.measured.map(\.row) == [4])
  }

  @Test(
    "a header floats at the top while its section is visible, and a footer at the bottom",
    .rule("R-TBL-17")
  )
  func floating() {
    let section = Span(start: 100, length: 500)
    let header = FloatingEdges(section: section, rest: Span(start: 100, length: 30))
    let footer = FloatingEdges(section: section, rest: Span(start: 580, length: 20))

    #expect(header.header(below: 50, footer: 20) == 100)
    #expect(header.header(below: 300, footer: 20) == 300)
    #expect(header.header(below: 570, footer: 20) == 550)
    #expect(footer.footer(above: 700, header: 30) == 580)
    #expect(footer.footer(above: 400, header: 30) == 380)
    #expect(footer.footer(above: 110, header: 30) == 130)
  }
}
