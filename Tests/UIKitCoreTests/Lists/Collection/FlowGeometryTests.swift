import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Flow geometry") struct FlowGeometryTests {
  private func section(
    _ count: Int,
    _ sizes: FlowItemSizes,
    room: CGFloat = 320,
    item: CGFloat = 10,
    line: CGFloat = 20
  ) -> FlowSection {
    FlowSection(
      FlowSectionInput(
        count: count,
        sizes: sizes,
        rules: FlowRules(room: room, itemSpacing: item, lineSpacing: line)
      )
    )
  }

  private func size(_ across: CGFloat, _ along: CGFloat) -> FlowSize {
    FlowSize(across: across, along: along)
  }

  private func geometry(_ sections: [FlowSection], isHorizontal: Bool = false) -> FlowGeometry {
    FlowGeometry(axis: FlowAxis(isHorizontal: isHorizontal), breadth: 320, sections: sections)
  }

  // MARK: Lines

  @Test("a line takes as many items as fit with the minimum spacing", .rule("R-COL-20"))
  func filling() {
    let exact = section(7, .even(size(100, 50)), room: 320)
    #expect(exact.frame(of: 2).across == 220)
    #expect(exact.frame(of: 3).along == 70)

    let tight = section(7, .even(size(100, 50)), room: 319)
    #expect(tight.frame(of: 2).across == 0)
    #expect(tight.frame(of: 2).along == 70)
  }

  @Test("the remaining space of a full line is distributed between its items", .rule("R-COL-21"))
  func spreading() {
    let even = section(6, .even(size(90, 50)), room: 320)
    #expect((0..<3).map { even.frame(of: $0).across } == [0, 115, 230])

    let mixed = section(3, .each([size(100, 50), size(150, 50), size(200, 50)]), room: 320)
    #expect((0..<2).map { mixed.frame(of: $0).across } == [0, 170])
  }

  @Test("a single item in a full line is centered", .rule("R-COL-21"))
  func alone() {
    #expect(section(3, .even(size(200, 50)), room: 320).frame(of: 2).across == 60)
    #expect(section(2, .each([size(200, 50), size(300, 50)]), room: 320).frame(of: 0).across == 60)
  }

  @Test("the last line of items of equal size keeps their columns", .rule("R-COL-23"))
  func lastEvenLine() {
    let even = section(5, .even(size(90, 50)), room: 320)
    #expect((3..<5).map { even.frame(of: $0).across } == [0, 115])
  }

  @Test("the last line of items of different sizes uses the minimum spacing", .rule("R-COL-23"))
  func lastMixedLine() {
    let mixed = section(
      4,
      .each([size(100, 50), size(150, 50), size(120, 50), size(50, 50)]),
      room: 320
    )
    #expect((2..<4).map { mixed.frame(of: $0).across } == [0, 130])
  }

  @Test("a full last line of items of equal width is spread like the others", .rule("R-COL-23"))
  func fullLastLine() {
    let sizes = Array(repeating: size(172, 50), count: 4)
    let full = section(4, .each(sizes), room: 361)
    let notFull = section(3, .each(Array(sizes.prefix(3))), room: 361)

    #expect((0..<4).map { full.frame(of: $0).across } == [0, 189, 0, 189])
    #expect(notFull.frame(of: 2).across == 0)
  }

  @Test("items are centered in their line's thickness", .rule("R-COL-24"))
  func middle() {
    let mixed = section(3, .each([size(100, 50), size(100, 90), size(200, 30)]), room: 320)
    #expect((0..<3).map { mixed.frame(of: $0).along } == [20, 0, 110])
    #expect(mixed.length == 140)
  }

  @Test("header, insets and footer surround the lines of a section", .rule("R-COL-25"))
  func boundaries() {
    var input = FlowSectionInput(
      count: 2,
      sizes: .even(size(300, 50)),
      rules: FlowRules(room: 300, itemSpacing: 0, lineSpacing: 5)
    )
    (input.header, input.before, input.after, input.footer, input.acrossInset) = (40, 8, 6, 30, 10)
    let two = geometry([FlowSection(input), FlowSection(input)])

    #expect(two.length == 378)
    #expect(
      two.frame(of: IndexPath(item: 1, section: 1)) == CGRect(x: 10, y: 292, width: 300, height: 50)
    )
    #expect(two.frame(of: .header, of: 1) == CGRect(x: 0, y: 189, width: 320, height: 40))
    #expect(two.frame(of: .footer, of: 0) == CGRect(x: 0, y: 159, width: 320, height: 30))
    #expect(two.frame(of: .header, of: 2) == nil)
    #expect(two.frame(of: IndexPath(item: 2, section: 0)) == nil)
    #expect(two.frame(of: IndexPath(item: -1, section: 0)) == nil)
  }

  @Test("horizontal content fills columns", .rule("R-COL-25"))
  func sideways() {
    let strip = geometry([section(5, .even(size(90, 60)))], isHorizontal: true)
    #expect(strip.contentSize == CGSize(width: 140, height: 320))
    #expect(
      strip.frame(of: IndexPath(item: 4, section: 0))
        == CGRect(x: 80, y: 115, width: 60, height: 90)
    )
  }

  @Test("a pinned header stays visible while its section is visible", .rule("R-COL-26"))
  func pinning() {
    var input = FlowSectionInput(
      count: 10,
      sizes: .even(size(320, 100)),
      rules: FlowRules(room: 320, itemSpacing: 0, lineSpacing: 0)
    )
    (input.header, input.footer) = (40, 20)
    let two = geometry([FlowSection(input), FlowSection(input)])
    func header(_ top: CGFloat) -> CGFloat? {
      two.frame(of: .header, of: 0, pinnedIn: top...top + 500)?.minY
    }
    func footer(_ bottom: CGFloat) -> CGFloat? {
      two.frame(of: .footer, of: 0, pinnedIn: bottom - 500...bottom)?.minY
    }

    #expect(header(-50) == 0)
    #expect(header(300) == 300)
    #expect(header(1020) == 1000)
    #expect(footer(500) == 480)
    #expect(footer(2000) == 1040)
    #expect(footer(30) == 40)
  }

  // MARK: Cost

  @Test("items of equal size need no memory or time each", .rule("R-COL-27"))
  func cost() {
    let vast = geometry([section(1_000_000_000, .even(size(100, 100)), room: 320, line: 10)])

    #expect(vast.length == CGFloat(333_333_334) * 110 - 10)
    let middle = vast.items(in: CGRect(x: 0, y: vast.length / 2, width: 320, height: 600))
    #expect(middle.count <= 21)
    #expect(middle.allSatisfy { $0.frame.midY > vast.length / 2 - 110 })
  }

  // MARK: Comparison with a model

  @Test(
    "random sections have the lengths and positions of a simple model",
    .rule("R-COL-20"),
    arguments: 0..<60
  )
  func placesBesideModel(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 0..<60, using: &random)
    let guess = FlowModel.randomSize(&random)
    let sizes: FlowItemSizes
    let all: [FlowSize]
    switch seed % 3 {
    case 0:
      sizes = .even(guess)
      all = Array(repeating: guess, count: count)
    case 1:
      all = (0..<count).map { _ in FlowModel.randomSize(&random) }
      sizes = .each(all)
    default:
      var found: [Int: FlowSize] = [:]
      for item in 0..<count where Int.random(in: 0..<10, using: &random) == 0 {
        found[item] = FlowModel.randomSize(&random)
      }
      sizes = .estimated(guess, found: found)
      all = (0..<count).map { found[$0] ?? guess }
    }
    let section = section(count, sizes)
    let model = FlowModel(all, room: 320, item: 10, line: 20)

    #expect(abs(section.length - model.length) < 0.001)
    for item in 0..<count {
      #expect(abs(section.frame(of: item).along - model.along[item]) < 0.001)
    }
  }

  @Test(
    "a search in a rectangle finds the same items as checking all",
    .rule("R-COL-27"),
    arguments: 0..<40
  )
  func searchBesideModel(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let sections = (0..<Int.random(in: 1..<6, using: &random)).map { _ in
      let count = Int.random(in: 0..<30, using: &random)
      let each = (0..<count).map { _ in FlowModel.randomSize(&random) }
      return section(count, seed % 2 == 0 ? .each(each) : .even(FlowModel.randomSize(&random)))
    }
    let geometry = geometry(sections, isHorizontal: seed % 4 > 1)
    for _ in 0..<30 {
      let rect = CGRect(
        x: CGFloat.random(in: -100...2000, using: &random),
        y: CGFloat.random(in: -100...2000, using: &random),
        width: CGFloat.random(in: 0...500, using: &random),
        height: CGFloat.random(in: 0...500, using: &random)
      )
      var expected: [IndexPath] = []
      for (number, section) in sections.enumerated() {
        for item in 0..<section.input.count {
          let path = IndexPath(item: item, section: number)
          if let frame = geometry.frame(of: path), frame.touches(rect) { expected.append(path) }
        }
      }
      #expect(geometry.items(in: rect).map(\.path) == expected)
    }
  }
}

/// A straightforward implementation of the flow layout for comparison.
struct FlowModel {
  private(set) var along: [CGFloat] = []
  private(set) var length: CGFloat = 0

  init(_ sizes: [FlowSize], room: CGFloat, item: CGFloat, line: CGFloat) {
    var lines: [[FlowSize]] = []
    for size in sizes {
      let used = (lines.last ?? []).reduce(CGFloat(0)) { $0 + $1.across + item }
      if lines.isEmpty || used + size.across > room + 0.001 {
        lines.append([size])
      } else {
        lines[lines.count - 1].append(size)
      }
    }
    for (number, members) in lines.enumerated() {
      if number > 0 { length += line }
      let thickness = members.map(\.along).max() ?? 0
      along += members.map { length + (thickness - $0.along) / 2 }
      length += thickness
    }
  }

  static func randomSize(_ random: inout SeededGenerator) -> FlowSize {
    FlowSize(
      across: CGFloat(Int.random(in: 1...400, using: &random)),
      along: CGFloat(Int.random(in: 0...200, using: &random))
    )
  }
}
