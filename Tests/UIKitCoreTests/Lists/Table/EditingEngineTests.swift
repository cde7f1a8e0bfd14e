import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("The progress of a swipe")
struct SwipeProgressTests {
  private func course(full: Bool = true, start: CGFloat = 0) -> SwipeProgress {
    SwipeProgress(reveal: 148, width: 390, performsFirst: full, start: start)
  }

  @Test("follows the touch, in one direction only", .rule("R-LST-40"))
  func follows() {
    var course = course()

    course.follow(60)
    #expect(course.offset == 60)
    course.follow(-30)
    #expect(course.offset == 0)
    course.follow(.nan)
    #expect(course.offset == 0)
  }

  @Test("resists beyond the buttons unless full swipes are allowed", .rule("R-LST-43"))
  func resists() {
    var held = course(full: false)
    var free = course()

    held.follow(300)
    free.follow(300)

    #expect(held.offset > 148 && held.offset < 230)
    #expect(free.offset == 300)
    #expect(free.isFull && !held.isFull)
  }

  @Test("rests depending on position and speed", .rule("R-LST-40"), .rule("R-LST-43"))
  func rests() {
    var course = course()

    course.follow(80)
    #expect(course.rest(speed: 0) == .open)
    #expect(course.rest(speed: -400) == .closed)
    course.follow(20)
    #expect(course.rest(speed: 0) == .closed)
    #expect(course.rest(speed: 400) == .open)
    course.follow(300)
    #expect(course.rest(speed: 0) == .full)
    #expect(course.offset(for: .full) == 390)
  }

  @Test("uncovers each button proportionally", .rule("R-LST-42"))
  func spans() {
    let layout = SwipeLayout(widths: [100, 50])

    #expect(layout.reveal == 150)
    #expect(
      layout.spans(uncovered: 75, isFull: false)
        == [Span(start: 0, length: 50), Span(start: 50, length: 25)]
    )
    #expect(
      layout.spans(uncovered: 300, isFull: true)
        == [Span(start: 0, length: 300), Span(start: 300, length: 0)]
    )
    #expect(SwipeLayout(widths: []).spans(uncovered: 10, isFull: false).isEmpty)
  }
}

@Suite("The geometry of reordering")
struct ReorderGeometryTests {
  private func geometry(_ counts: [Int], header: CGFloat = 30) -> TableGeometry {
    TableGeometry(
      sections: counts.map {
        var section = TableGeometry.Section(
          rows: RowHeights(count: $0, usual: 40, isEstimated: false)
        )
        section.header = header
        return section
      }
    )
  }

  @Test("proposes the row under the dragged row's middle", .rule("R-LST-50"))
  func inSection() {
    let geometry = geometry([5], header: 0)
    let course = ReorderGeometry(source: RowPlace(0, 1), height: 40)

    #expect(course.proposal(at: 10, in: geometry) == RowPlace(0, 0))
    #expect(course.proposal(at: 70, in: geometry) == RowPlace(0, 1))
    #expect(course.proposal(at: 150, in: geometry) == RowPlace(0, 3))
    #expect(course.proposal(at: 900, in: geometry) == RowPlace(0, 4))
    #expect(course.proposal(at: -50, in: geometry) == RowPlace(0, 0))
  }

  @Test("proposes other sections, including empty ones", .rule("R-LST-50"))
  func otherSections() {
    // Rows at 30…110, an empty section at 110…140, rows at 170…250.
    let geometry = geometry([2, 0, 2])
    let course = ReorderGeometry(source: RowPlace(0, 0), height: 40)

    #expect(course.proposal(at: 138, in: geometry) == RowPlace(1, 0))
    #expect(course.proposal(at: 115, in: geometry) == RowPlace(0, 1))
    #expect(course.proposal(at: 180, in: geometry) == RowPlace(2, 1))
    #expect(course.proposal(at: 245, in: geometry) == RowPlace(2, 2))
    let back = ReorderGeometry(source: RowPlace(2, 0), height: 40)
    #expect(back.proposal(at: 35, in: geometry) == RowPlace(0, 0))
    #expect(back.proposal(at: 112, in: geometry) == RowPlace(0, 2))
  }

  @Test(
    "shifts the other rows to where they will be after the move, for random tables",
    .rule("R-LST-50"),
    arguments: 0..<200
  )
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let counts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      Int.random(in: 1...4, using: &generator)
    }
    let section = Int.random(in: counts.indices, using: &generator)
    let source = RowPlace(section, Int.random(in: 0..<counts[section], using: &generator))
    var course = ReorderGeometry(source: source, height: 40)
    let target = Int.random(in: counts.indices, using: &generator)
    let room = counts[target] - (target == section ? 1 : 0)
    course.target = RowPlace(target, Int.random(in: 0...room, using: &generator))
    var after = counts
    after[section] -= 1
    after[target] += 1
    let (before, new) = (geometry(counts), geometry(after))

    for section in counts.indices {
      #expect(
        before.header(section).start + course.shift(ofHeader: section) == new.header(section).start
      )
      #expect(
        before.footer(section).start + course.shift(ofFooter: section) == new.footer(section).start
      )
      for row in 0..<counts[section] where RowPlace(section, row) != source {
        let place = RowPlace(section, row)
        let shown = before.row(place).start + course.shift(of: place)
        #expect(shown == new.row(course.newPlace(of: place)).start)
      }
    }
  }

  @Test("scrolls near the edges, faster toward the edge", .rule("R-LST-52"))
  func edges() {
    #expect(ReorderGeometry.scrollSpeed(at: 300, from: 100, to: 700) == 0)
    #expect(ReorderGeometry.scrollSpeed(at: 130, from: 100, to: 700) == -300)
    #expect(ReorderGeometry.scrollSpeed(at: 50, from: 100, to: 700) == -600)
    #expect(ReorderGeometry.scrollSpeed(at: 690, from: 100, to: 700) == 500)
    #expect(ReorderGeometry.scrollSpeed(at: 10, from: 10, to: 10) == 0)
  }
}
