import TestSupport
import Testing
import UIKitCore

@Suite("A snapshot")
struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func contents(_ snapshot: Snapshot) -> [String: [Int]] {
    Dictionary(
      uniqueKeysWithValues: snapshot.sectionIdentifiers.map {
        ($0, snapshot.itemIdentifiers(inSection: $0))
      }
    )
  }

  @Test("counts and finds its items and sections", .rule("R-DIF-1"), .rule("R-DIF-2"))
  func finding() {
    let snapshot = snapshot([("a", [1, 2]), ("empty", []), ("b", [3])])

    #expect(snapshot.numberOfItems == 3)
    #expect(snapshot.numberOfSections == 3)
    #expect(snapshot.numberOfItems(inSection: "empty") == 0)
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.sectionIdentifiers == ["a", "empty", "b"])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(3) == 2)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 2)
    #expect(snapshot.indexOfSection("c") == nil)
  }

  @Test("appends to the last section unless one is named", .rule("R-DIF-3"))
  func appending() {
    var snapshot = snapshot([("a", [1]), ("b", [2])])

    snapshot.appendItems([3])
    snapshot.appendItems([4], toSection: "a")

    #expect(contents(snapshot) == ["a": [1, 4], "b": [2, 3]])
  }

  @Test("inserts items beside others", .rule("R-DIF-3"))
  func inserting() {
    var snapshot = snapshot([("a", [1, 2])])

    snapshot.insertItems([3, 4], beforeItem: 2)
    snapshot.insertItems([5], afterItem: 2)

    #expect(snapshot.itemIdentifiers == [1, 3, 4, 2, 5])
  }

  @Test("moves items that are inserted again", .rule("R-DIF-3"))
  func existing() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])

    snapshot.insertItems([3, 9], beforeItem: 1)
    snapshot.appendItems([1], toSection: "b")

    #expect(contents(snapshot) == ["a": [3, 9, 2], "b": [1]])
  }

  @Test("drops deleted items and their marks", .rule("R-DIF-4"))
  func deleting() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.reloadItems([2, 4])

    snapshot.deleteItems([2, 77])
    snapshot.deleteSections(["b", "none"])

    #expect(contents(snapshot) == ["a": [1, 3]])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)

    snapshot.deleteAllItems()

    #expect(snapshot.sectionIdentifiers.isEmpty)
    #expect(snapshot.numberOfItems == 0)
  }

  @Test("moves items and sections", .rule("R-DIF-1"))
  func moving() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3]), ("c", [])])

    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(3, beforeItem: 2)
    snapshot.moveSection("c", beforeSection: "a")
    snapshot.moveSection("a", afterSection: "b")

    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(contents(snapshot) == ["a": [3, 2], "b": [1], "c": []])
  }

  @Test("inserts sections beside others", .rule("R-DIF-1"))
  func sections() {
    var snapshot = snapshot([("a", [])])

    snapshot.insertSections(["x", "y"], beforeSection: "a")
    snapshot.insertSections(["z"], afterSection: "x")

    #expect(snapshot.sectionIdentifiers == ["x", "z", "y", "a"])
  }

  @Test("stores identifiers to reload or reconfigure in order", .rule("R-DIF-5"))
  func marks() {
    var snapshot = snapshot([("a", [1, 2, 3])])

    snapshot.reloadItems([3])
    snapshot.reloadItems([1, 3])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["a"])

    #expect(snapshot.reloadedItemIdentifiers == [3, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
  }

  @Test("is a value", .rule("R-DIF-1"))
  func value() {
    let first = snapshot([("a", [1])])
    var second = first

    second.appendItems([2])

    #expect(first.numberOfItems == 1)
    #expect(second.numberOfItems == 2)
  }

  @Test("equals a model of plain arrays after random edits", .rule("R-DIF-1"), arguments: 0..<60)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    var model: [Int] = []

    for item in 0..<300 {
      let neighbour = model.randomElement(using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0...1:
        snapshot.appendItems([item])
        model.append(item)
      case 2:
        guard let neighbour, let place = model.firstIndex(of: neighbour) else { continue }
        snapshot.insertItems([item, -item - 1], beforeItem: neighbour)
        model.insert(contentsOf: [item, -item - 1], at: place)
      case 3:
        guard let neighbour, let other = model.randomElement(using: &generator),
          other != neighbour
        else { continue }
        snapshot.moveItem(other, afterItem: neighbour)
        model.removeAll { $0 == other }
        model.insert(other, at: (model.firstIndex(of: neighbour) ?? 0) + 1)
      case 4:
        guard let neighbour else { continue }
        snapshot.deleteItems([neighbour])
        model.removeAll { $0 == neighbour }
      default:
        let leaving = Set(model.shuffled(using: &generator).prefix(3))
        snapshot.deleteItems(Array(leaving))
        model.removeAll { leaving.contains($0) }
      }
      #expect(snapshot.itemIdentifiers == model)
    }
    for (position, item) in model.enumerated() { #expect(snapshot.indexOfItem(item) == position) }
  }

  @Test("with 100,000 items is edited in time item by item", .rule("R-DIF-10"))
  func large() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems(Array(0..<100_000))

    for step in 0..<500 {
      snapshot.deleteItems([50_000 + step])
      snapshot.insertItems([-1 - step], beforeItem: 10_000 + step)
      snapshot.moveItem(90_000 + step, afterItem: 89_000)
    }

    #expect(snapshot.numberOfItems == 100_000)
    #expect(snapshot.indexOfItem(-1) == 10_000)
  }
}
