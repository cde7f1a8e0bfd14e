import TestSupport
import Testing

@testable import UIKitCore

@Suite("Tab bar customization")
struct TabBarCustomizationTests {
  private typealias Customization = TabBarCustomization<String>

  private func bar(_ items: String, _ candidates: String, room: Int? = nil) -> Customization {
    Customization(
      items: items.map(String.init),
      candidates: candidates.map(String.init),
      visibleCount: room
    )
  }

  @Test(
    "a candidate replaces the item it is dropped on, or changes places with it",
    .rule("R-CUS-2", "R-CUS-11", "R-CUS-12", "R-CUS-20"),
    arguments: [
      // Bar, candidates, dropped candidate, place, resulting bar (empty if not allowed).
      ("ABC", "ABCDE", "D", 1, "ADC"),
      ("ABC", "ABCDE", "E", 0, "EBC"),
      ("ABC", "ABCDE", "C", 0, "CBA"),
      ("ABC", "ABCDE", "A", 0, ""),
      ("ABC", "ABD", "D", 2, ""),
      ("ABC", "ABD", "C", 0, ""),
      ("ABC", "ABD", "Z", 0, ""),
      ("ABC", "ABCD", "D", 3, ""),
      ("ABC", "ABCD", "D", -1, ""),
      ("", "AB", "A", 0, ""),
      ("AAB", "ABC", "A", 2, "BAA"),
      ("AAB", "ABC", "C", 1, "ACB"),
      ("AB", "AACC", "C", 0, "CB"),
    ]
  )
  func dropping(items: String, candidates: String, item: String, place: Int, result: String) {
    var customization = bar(items, candidates)

    let isDone = customization.drop(item, at: place)

    #expect(isDone == !result.isEmpty)
    #expect(customization.items.joined() == (isDone ? result : items))
    #expect(customization.isChanged == isDone)
  }

  @Test(
    "a moved item shifts the others around fixed ones",
    .rule("R-CUS-11", "R-CUS-20"),
    arguments: [
      // Bar, candidates, from, to, resulting bar (empty if not allowed).
      ("ABCD", "ABCD", 0, 3, "BCDA"),
      ("ABCD", "ABCD", 3, 0, "DABC"),
      ("ABCD", "ABCD", 1, 2, "ACBD"),
      ("ABCD", "ABCD", 2, 2, ""),
      ("ABMC", "ABC", 0, 3, "BCMA"),
      ("ABMC", "ABC", 0, 2, ""),
      ("ABMC", "ABC", 2, 0, ""),
      ("MANB", "AB", 1, 3, "MBNA"),
      ("ABC", "ABC", 0, 3, ""),
      ("ABC", "ABC", -1, 1, ""),
      ("AAA", "A", 0, 2, ""),
    ]
  )
  func moving(items: String, candidates: String, start: Int, end: Int, result: String) {
    var customization = bar(items, candidates)

    let isDone = customization.move(from: start, to: end)

    #expect(isDone == !result.isEmpty)
    #expect(customization.items.joined() == (isDone ? result : items))
  }

  @Test("an undone change is not a change", .rule("R-CUS-3"))
  func takingBack() {
    var customization = bar("ABC", "ABCD")

    var changes: [Bool] = []
    for step in ["drop D", "drop B", "move", "move back"] {
      let isDone =
        switch step {
        case "drop D": customization.drop("D", at: 1)
        case "drop B": customization.drop("B", at: 1)
        case "move": customization.move(from: 0, to: 2)
        default: customization.move(from: 2, to: 0)
        }
      #expect(isDone, "\(step)")
      changes.append(customization.isChanged)
    }

    #expect(changes == [true, false, true, false])
  }

  @Test("duplicate candidates are dropped", .rule("R-CUS-18"))
  func repeatedCandidates() {
    #expect(bar("AB", "ACACB").candidates == ["A", "C", "B"])
  }

  @Test(
    "items without space are not on the bar, and change places like candidates",
    .rule("R-CUS-18")
  )
  func itemsWithoutRoom() {
    var customization = bar("ABCDE", "ABCDE", room: 3)

    #expect(customization.visibleItems.joined() == "ABC")
    #expect(!customization.isMovable(at: 3))
    let isMoved = customization.move(from: 0, to: 4)
    let isDropped = customization.drop("E", at: 0)
    #expect(!isMoved)
    #expect(isDropped)
    #expect(customization.items.joined() == "EBCDA")
  }

  @Test(
    "after random operations fixed items, the count and the set of items are preserved",
    .rule("R-CUS-11", "R-CUS-12"),
    arguments: 0..<40
  )
  func randomWalk(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let names = "ABCDEFGHIJ".map(String.init)
    let items = names.shuffled(using: &random).prefix(.random(in: 0...6, using: &random))
    let candidates = names.shuffled(using: &random).prefix(.random(in: 0...10, using: &random))
    var customization = Customization(items: Array(items), candidates: Array(candidates))

    for _ in 0..<200 {
      let before = customization
      let isDone: Bool
      if Bool.random(using: &random), let item = names.randomElement(using: &random) {
        isDone = customization.drop(item, at: .random(in: -1...6, using: &random))
      } else {
        isDone = customization.move(
          from: .random(in: -1...6, using: &random),
          to: .random(in: -1...6, using: &random)
        )
      }

      let now = customization.items
      #expect(isDone == (now != before.items), "seed \(seed)")
      #expect(now.count == items.count, "seed \(seed)")
      #expect(Set(now).count == now.count, "seed \(seed)")
      #expect(Set(now).isSubset(of: Set(items).union(candidates)), "seed \(seed)")
      for (place, item) in items.enumerated() where !candidates.contains(item) {
        #expect(now[place] == item, "seed \(seed)")
      }
      #expect(customization.isChanged == (now != Array(items)), "seed \(seed)")
    }
  }
}

@Suite("Layout of the sheet and its candidates")
struct CustomizationLayoutTests {
  @Test(
    "candidates are in rows of four, or of more if there is space",
    .rule("R-CUS-22"),
    arguments: [(320, 4), (375, 4), (393, 4), (430, 4), (734, 6), (834, 6), (2000, 6), (0, 4)]
  )
  func columns(width: CGFloat, columns: Int) {
    #expect(CustomizationGrid(width: width, count: 20).columns == columns)
  }

  @Test("rows begin at the leading edge", .rule("R-CUS-22"))
  func cells() {
    let grid = CustomizationGrid(width: 416, count: 6)
    let mirrored = CustomizationGrid(width: 416, count: 6, isRightToLeft: true)

    #expect(grid.cellFrame(at: 0) == CGRect(x: 8, y: 0, width: 100, height: 84))
    #expect(grid.cellFrame(at: 5) == CGRect(x: 108, y: 84, width: 100, height: 84))
    #expect(mirrored.cellFrame(at: 0).minX == 308)
    #expect(mirrored.cellFrame(at: 5).minX == 208)
    #expect(grid.height == 176)
  }

  @Test("a grid without space or candidates is empty", .rule("R-CUS-22"))
  func oddSizes() {
    for width: CGFloat in [-10, 0, .nan, .infinity] {
      #expect(CustomizationGrid(width: width, count: 3).cellFrame(at: 2).width == 0)
    }
    #expect(CustomizationGrid(width: 300, count: 0).height == 8)
  }

  @Test("the sheet uses the larger side of the bar", .rule("R-CUS-21"))
  func placement() {
    let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let size = CGSize(width: 393, height: 852)
    func sheet(_ y: CGFloat) -> CustomizationPlacement {
      let bar = CGRect(x: 0, y: y, width: 393, height: 49)
      return CustomizationPlacement(size: size, bar: bar, safeArea: safeArea)
    }

    #expect(sheet(769).sheet == CGRect(x: 0, y: 0, width: 393, height: 769))
    #expect(sheet(769).sheetInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    #expect(sheet(100).sheet == CGRect(x: 0, y: 149, width: 393, height: 703))
    #expect(sheet(100).sheetInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(sheet(-500).sheet.height == 852)
    #expect(sheet(5000).sheet.height == 852)
  }
}
