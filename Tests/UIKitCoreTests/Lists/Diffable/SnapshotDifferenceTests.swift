import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("The difference of two snapshots")
struct SnapshotDifferenceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  private func updates(from old: Snapshot, to new: Snapshot) -> ListUpdates {
    SnapshotDifference(from: old, to: new).updates
  }

  @Test("is empty for equal snapshots", .rule("R-DIF-6"))
  func equal() {
    let snapshot = snapshot([(0, [1, 2]), (1, [])])

    #expect(updates(from: snapshot, to: snapshot).isEmpty)
  }

  @Test("moves one item where one moved", .rule("R-DIF-6"))
  func oneMove() {
    let updates = updates(
      from: snapshot([(0, Array(0..<10))]),
      to: snapshot([(0, [9] + Array(0..<9))])
    )

    #expect(updates.movedItems == [.init(from: [0, 9], to: [0, 0])])
    #expect(updates.insertedItems.isEmpty && updates.deletedItems.isEmpty)
  }

  @Test("moves an item between sections that remain", .rule("R-DIF-6"))
  func crossing() {
    let updates = updates(
      from: snapshot([(0, [1, 2]), (1, [3])]),
      to: snapshot([(0, [1]), (1, [2, 3])])
    )

    #expect(updates.movedItems == [.init(from: [0, 1], to: [1, 0])])
  }

  @Test("deletes and inserts an item whose section is inserted or deleted", .rule("R-DIF-6"))
  func intoNewSection() {
    let updates = updates(from: snapshot([(0, [1, 2])]), to: snapshot([(0, [1]), (5, [2])]))

    #expect(updates.deletedItems == [[0, 1]])
    #expect(updates.insertedSections == [1])
    #expect(updates.movedItems.isEmpty)
  }

  @Test("reloads marked items, moved or not", .rule("R-DIF-5"))
  func reloads() {
    var new = snapshot([(0, [1, 2, 3, 4])])
    new.reloadItems([2])

    #expect(updates(from: snapshot([(0, [1, 2, 3, 4])]), to: new).reloadedItems == [[0, 1]])

    let moved = updates(from: snapshot([(0, [2, 1, 3, 4])]), to: new)

    #expect(moved.reloadedItems.count + moved.deletedItems.count == 1)
  }

  @Test("finds the longest increasing subsequence", .rule("R-DIF-6"))
  func increasing() {
    #expect(IncreasingRun.positions(in: []) == [])
    #expect(IncreasingRun.positions(in: [0, 1, 2]) == [0, 1, 2])
    #expect(IncreasingRun.positions(in: [5, 0, 1, 2]) == [1, 2, 3])
    #expect(IncreasingRun.positions(in: [2, 1, 0]).count == 1)
  }

  @Test(
    "leads from the old to the new snapshot, for random snapshots",
    .rule("R-DIF-6"),
    .rule("R-DIF-5"),
    arguments: 0..<400
  )
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let old = randomSnapshot(using: &generator)
    var new = randomSnapshot(using: &generator)
    new.reloadItems(
      new.itemIdentifiers.filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
    )
    new.reloadSections(
      new.sectionIdentifiers.filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
    )
    var state = DiffableState<Int, Int>()
    state.replace(with: old)
    let before = state.shape

    let step = state.advance(to: new)
    let change = try step.updates.resolve(from: before, to: state.shape, words: .table)

    // Items that the change identifies are the same item, and steady items are not lost.
    for (number, section) in new.sectionIdentifiers.enumerated() {
      for (position, item) in new.itemIdentifiers(inSection: section).enumerated() {
        guard let source = change.oldIndexPath(of: [number, position]) else { continue }
        let oldSection = old.sectionIdentifiers[source.section]
        #expect(old.itemIdentifiers(inSection: oldSection)[source.item] == item)
      }
      if let source = change.oldSection(of: number) {
        #expect(old.sectionIdentifiers[source] == section)
      }
    }
    for item in old.itemIdentifiers where isSteady(item, old, new) {
      let number = try #require(
        old.indexOfSection(old.sectionIdentifier(containingItem: item) ?? 0)
      )
      let position = old.itemIdentifiers(inSection: old.sectionIdentifiers[number])
        .firstIndex(of: item)
      #expect(change.newIndexPath(of: [number, position ?? 0]) != nil)
    }
  }

  /// Returns whether both sections of an item remain and neither it nor they are reloaded.
  private func isSteady(_ item: Int, _ old: Snapshot, _ new: Snapshot) -> Bool {
    guard let source = old.sectionIdentifier(containingItem: item),
      let target = new.sectionIdentifier(containingItem: item),
      !new.reloadedItemIdentifiers.contains(item)
    else { return false }
    return [source, target].allSatisfy {
      old.sectionIdentifiers.contains($0) && new.sectionIdentifiers.contains($0)
        && !new.reloadedSectionIdentifiers.contains($0)
    }
  }

  private func randomSnapshot(using generator: inout SeededGenerator) -> Snapshot {
    var snapshot = Snapshot()
    let names = Array(0..<5).shuffled(using: &generator)
      .prefix(Int.random(in: 1...5, using: &generator))
    snapshot.appendSections(Array(names))
    let items = Array(0..<14).shuffled(using: &generator)
      .prefix(Int.random(in: 0...14, using: &generator))
    for item in items {
      snapshot.appendItems([item], toSection: names.randomElement(using: &generator))
    }
    return snapshot
  }

  @Test("is computed in time for 100,000 reversed items", .rule("R-DIF-10"))
  func large() throws {
    let old = snapshot([(0, Array(0..<100_000))])
    let reversed = snapshot([(0, (0..<100_000).reversed())])
    let nearly = snapshot([(0, [-1] + Array(0..<99_999))])

    #expect(updates(from: old, to: reversed).movedItems.count == 99_999)
    #expect(updates(from: old, to: nearly).movedItems.isEmpty)
    #expect(updates(from: old, to: nearly).insertedItems == [[0, 0]])
    #expect(updates(from: old, to: nearly).deletedItems == [[0, 99_999]])
  }

  @Test("marks are cleared once a snapshot is applied", .rule("R-DIF-7"))
  func state() {
    var state = DiffableState<Int, Int>()
    var new = snapshot([(0, [1, 2]), (1, [3])])
    new.reconfigureItems([3])

    let step = state.advance(to: new)

    #expect(step.reconfigured == [[1, 0]])
    #expect(state.snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(state.item(at: [0, 1]) == 2)
    #expect(state.item(at: [0, 2]) == nil)
    #expect(state.indexPath(of: 3) == [1, 0])
    #expect(state.itemCount(inSection: 7) == 0)
    #expect(state.section(at: 1) == 1)

    state.move(from: [0, 0], to: [1, 1])

    #expect(state.snapshot.itemIdentifiers == [2, 3, 1])
  }
}
