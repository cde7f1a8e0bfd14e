import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("A change of a list")
struct ListChangeTests {
  private func change(
    _ old: [Int],
    _ new: [Int],
    _ actions: [ListUpdates.Action]
  ) throws -> ListChange {
    try ListUpdates(actions).resolve(
      from: ListShape(counts: old),
      to: ListShape(counts: new),
      words: .table
    )
  }

  @Test("counts deletions in old index paths and insertions in new ones", .rule("R-LST-2"))
  func oldAndNew() throws {
    let change = try change([4], [4], [.insertItems([[0, 0]]), .deleteItems([[0, 1]])])

    #expect(change.newIndexPath(of: [0, 0]) == [0, 1])
    #expect(change.newIndexPath(of: [0, 1]) == nil)
    #expect(change.newIndexPath(of: [0, 2]) == [0, 2])
    #expect(change.oldIndexPath(of: [0, 0]) == nil)
    #expect(change.oldIndexPath(of: [0, 3]) == [0, 3])
  }

  @Test("moves rows along with their section", .rule("R-LST-2"))
  func movedSection() throws {
    let change = try change([2, 3], [3, 2], [.moveSection(from: 1, to: 0)])

    #expect(change.newIndexPath(of: [1, 2]) == [0, 2])
    #expect(change.oldIndexPath(of: [1, 0]) == [0, 0])
    #expect(change.movedSections == [.init(from: 1, to: 0)])
  }

  @Test("drops row deletions in a deleted section", .rule("R-LST-3"))
  func sectionSubsumesRows() throws {
    let change = try change(
      [2, 3],
      [3],
      [.deleteItems([[0, 1]]), .deleteSections([0])]
    )

    #expect(change.deletedItems.isEmpty)
    #expect(change.newSection(of: 1) == 0)
  }

  @Test("drops row insertions in an inserted section", .rule("R-LST-3"))
  func insertedSectionSubsumesRows() throws {
    let change = try change([1], [2, 1], [.insertItems([[0, 0]]), .insertSections([0])])

    #expect(change.insertedItems.isEmpty)
    #expect(change.oldIndexPath(of: [1, 0]) == [0, 0])
  }

  @Test("keeps the positions of reloaded rows and sections", .rule("R-LST-4"))
  func reloads() throws {
    let change = try change(
      [3, 1],
      [4, 7],
      [.reloadItems([[0, 1]]), .insertItems([[0, 0]]), .reloadSections([1])]
    )

    #expect(change.reloadedItems == [[0, 1]])
    #expect(change.newIndexPath(of: [0, 1]) == [0, 2])
    #expect(change.newSection(of: 1) == 1)
    #expect(change.newIndexPath(of: [1, 0]) == nil)
    #expect(change.oldIndexPath(of: [1, 6]) == nil)
  }

  @Test("without updates keeps everything where it is", .rule("R-LST-2"))
  func nothing() throws {
    let change = try change([2, 0], [2, 0], [])

    #expect(change.newIndexPath(of: [0, 1]) == [0, 1])
    #expect(change.newIndexPath(of: [0, 2]) == nil)
    #expect(change.newSection(of: 2) == nil)
    #expect(ListUpdates().isEmpty)
  }

  @Test(
    "agrees with a simple model for random batches",
    .rule("R-LST-2"),
    .rule("R-LST-3"),
    .rule("R-LST-4"),
    arguments: 0..<400
  )
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let old = ListModel.random(using: &generator)
    let batch = RandomBatch(on: old, using: &generator)
    let (before, after) = (old.places, batch.result.places)

    let change = try ListUpdates(batch.actions).resolve(
      from: old.shape,
      to: batch.result.shape,
      words: .table
    )

    for (item, path) in before { #expect(change.newIndexPath(of: path) == after[item]) }
    for (item, path) in after { #expect(change.oldIndexPath(of: path) == before[item]) }
    for (number, section) in old.sections.enumerated() {
      let target = batch.result.sections.firstIndex { $0.name == section.name }
      #expect(change.newSection(of: number) == target)
    }
    for (number, section) in batch.result.sections.enumerated() {
      let source = old.sections.firstIndex { $0.name == section.name }
      #expect(change.oldSection(of: number) == source)
    }
    let reloaded = Set(change.reloadedItems.compactMap { before.inverted[$0] })
    #expect(reloaded == batch.reloaded)
  }

  @Test("of a few rows stores a few numbers, regardless of the number of rows", .rule("R-LST-10"))
  func size() throws {
    let change = try change(
      [1_000_000_000],
      [1_000_000_000],
      [.insertItems([[0, 7]]), .deleteItems([[0, 999_999_999]])]
    )

    #expect(change.newIndexPath(of: [0, 999_999_998]) == [0, 999_999_999])
    #expect(change.places.items[0]?.removed == [999_999_999])
    #expect(change.places.items[0]?.added == [7])
  }
}

extension Dictionary where Value: Hashable {
  fileprivate var inverted: [Value: Key] {
    Dictionary<Value, Key>(uniqueKeysWithValues: map { ($1, $0) })
  }
}
