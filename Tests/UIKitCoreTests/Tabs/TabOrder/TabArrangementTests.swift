import TestSupport
import Testing

@testable import UIKitCore

@Suite("Tabs in a saved order")
struct TabArrangementTests {
  /// Creates an arrangement: letters are identifiers, lowercase letters are fixed tabs, and a dot
  /// is a tab without an identifier.
  private func arrangement(_ tabs: String) -> TabArrangement {
    TabArrangement(
      declared: tabs.map { letter in
        .init(
          identifier: letter == "." ? nil : letter.uppercased(),
          isFixed: letter.isLowercase
        )
      }
    )
  }

  private func arranged(_ tabs: String, _ saved: String) -> String {
    let letters = Array(tabs)
    let order = arrangement(tabs).order(following: saved.map(String.init))
    return String(order.map { letters[$0] })
  }

  @Test(
    "known tabs are in the saved order, others at their declared positions",
    .rule("R-ORD-4", "R-ORD-5", "R-ORD-6", "R-ORD-7", "R-ORD-8"),
    arguments: [
      // Declared, saved, result.
      ("ABCDE", "", "ABCDE"),
      ("ABCDE", "ABCDE", "ABCDE"),
      ("ABCDE", "EABCD", "EABCD"),
      // New in this version.
      ("ABNCDE", "EABCD", "EANBCD"),
      ("NABC", "CBA", "NCBA"),
      ("ABCN", "CBA", "CBAN"),
      // Removed in this version.
      ("ABD", "DCBA", "DBA"),
      ("AB", "XYZ", "AB"),
      ("", "AB", ""),
      // Fixed.
      ("AbC", "CBA", "CbA"),
      ("aBC", "CBA", "aCB"),
      ("abc", "CBA", "abc"),
      // Without an identifier.
      ("A.C", "CA", "C.A"),
      ("...", "ABC", "..."),
      // Duplicates.
      ("AAB", "BAA", "BAA"),
      ("AAB", "BA", "BAA"),
      ("AB", "BBAAB", "BA"),
      ("aAB", "BAA", "aBA"),
    ]
  )
  func examples(tabs: String, saved: String, result: String) {
    #expect(arranged(tabs, saved) == result)
  }

  @Test(
    "the user's order is restored, with tabs of the same identifier in sequence",
    .rule("R-ORD-4")
  )
  func roundTrip() {
    var random = SeededGenerator(seed: 7)
    for round in 0..<2000 {
      let count = Int.random(in: 0...12, using: &random)
      let kinds = Int.random(in: 1...12, using: &random)
      let arrangement = TabArrangement(
        declared: (0..<count).map { _ in
          .init(
            identifier: "\(Int.random(in: 0..<kinds, using: &random))",
            isFixed: Bool.random(using: &random)
          )
        }
      )
      let declared = arrangement.declared
      let movable = declared.indices.filter { !declared[$0].isFixed }
      var user = declared
      for (place, index) in zip(movable, movable.shuffled(using: &random)) {
        user[place] = declared[index]
      }
      // Identifiers shared by fixed and movable tabs are ambiguous.
      let ambiguous = Set(declared.filter(\.isFixed).compactMap(\.identifier))
        .intersection(movable.compactMap { declared[$0].identifier })
      guard ambiguous.isEmpty else { continue }

      let order = arrangement.order(following: user.compactMap(\.identifier))

      #expect(order.map { declared[$0] } == user, "round \(round)")
    }
  }

  @Test(
    "for any saved order each tab has one position, and only known tabs move",
    .rule("R-ORD-4", "R-ORD-5", "R-ORD-6", "R-ORD-7", "R-ORD-8")
  )
  func anything() {
    var random = SeededGenerator(seed: 8)
    for round in 0..<3000 {
      let count = Int.random(in: 0...10, using: &random)
      let arrangement = TabArrangement(
        declared: (0..<count).map { _ in
          .init(
            identifier: Int.random(in: 0...4, using: &random) == 0
              ? nil : "\(Int.random(in: 0..<8, using: &random))",
            isFixed: Int.random(in: 0...3, using: &random) == 0
          )
        }
      )
      let saved = (0..<Int.random(in: 0...14, using: &random)).map { _ in
        "\(Int.random(in: 0..<10, using: &random))"
      }

      let order = arrangement.order(following: saved)

      let declared = arrangement.declared
      #expect(order.sorted() == Array(declared.indices), "round \(round)")
      for (place, index) in order.enumerated() where place != index {
        let isKnown = declared[index].identifier.map(saved.contains) ?? false
        #expect(isKnown && !declared[index].isFixed, "round \(round)")
      }
      // Applying the order again changes nothing if the identifiers are unique.
      let names = declared.compactMap(\.identifier)
      guard Set(names).count == names.count else { continue }
      let again = TabArrangement(declared: order.map { declared[$0] }).order(following: saved)
      #expect(again == Array(again.indices), "round \(round)")
    }
  }

  @Test("thousands of tabs are ordered in linear time")
  func many() {
    let names = (0..<5000).map(String.init)
    let arrangement = TabArrangement(declared: names.map { .init(identifier: $0) })

    let order = arrangement.order(following: names.reversed())

    #expect(order == Array((0..<5000).reversed()))
  }
}
