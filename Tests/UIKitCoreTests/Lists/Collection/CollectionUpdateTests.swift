import QuartzCore
import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Collections: updates", .releasesEverything) struct CollectionUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Returns the frame of a view's presentation layer.
  private func seen(_ view: UIView?) -> CGRect { view?.layer.presentation()?.frame ?? .null }

  @Test(
    "cells of unchanged items are kept and slide to their new frames",
    .rule("R-COL-70", "R-COL-72")
  )
  func sliding() throws {
    let stage = CollectionStage()
    let third = try #require(stage.cell(3))
    stage.source.items[0].remove(at: 0)
    stage.journal.clear()
    var ended: Bool?
    stage.view.performBatchUpdates({ stage.view.deleteItems(at: [path(0)]) }) { ended = $0 }
    stage.advance(by: 0.15)

    #expect(stage.cell(2) === third)
    #expect(third.frame.origin == CGPoint(x: 220, y: 0))
    #expect(seen(third).minX > 20 && seen(third).minX < 200 && seen(third).minY > 20)
    #expect(ended == nil)
    stage.advance(by: 0.3)
    #expect(ended == true)
    #expect(seen(third).origin == CGPoint(x: 220, y: 0))
    #expect(stage.journal.lines == ["cell 0.18"])
    #expect(stage.texts == (1...18).map { "0.\($0)" })
  }

  @Test("a deleted cell fades out where it was and becomes reusable", .rule("R-COL-71"))
  func deleting() throws {
    let stage = CollectionStage()
    stage.delegate.showsDisplay = true
    let first = try #require(stage.cell(0))
    stage.source.items[0].remove(at: 0)
    stage.view.deleteItems(at: [path(0)])
    stage.advance(by: 0.15)

    let alpha = first.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.1 && alpha < 0.9)
    #expect(first.frame.origin == .zero)
    stage.advance(by: 0.3)
    #expect(first.isHidden)
    #expect(stage.journal.lines.contains("didEndDisplaying 0.0"))
  }

  @Test("an inserted cell fades in at its frame", .rule("R-COL-71"))
  func inserting() throws {
    let stage = CollectionStage()
    stage.source.items[0].insert("new", at: 1)
    stage.view.insertItems(at: [path(1)])
    stage.advance(by: 0.15)

    let cell = try #require(stage.cell(1))
    #expect(cell.text == "new")
    #expect(seen(cell).origin == CGPoint(x: 110, y: 0))
    let alpha = cell.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.1 && alpha < 0.9)
  }

  @Test(
    "cells that enter or leave the visible area move from or to their full distance",
    .rule("R-COL-73")
  )
  func outOfSight() throws {
    let stage = CollectionStage()
    let first = try #require(stage.cell(0))
    stage.source.items[0].swapAt(0, 60)
    stage.view.performBatchUpdates {
      stage.view.moveItem(at: path(0), to: path(60))
      stage.view.moveItem(at: path(60), to: path(0))
    }
    stage.advance(by: 0.15)

    let came = try #require(stage.cell(0))
    #expect(came.text == "0.60")
    #expect(seen(came).minY > 200 && seen(came).minY < 2000)
    #expect(first.frame.minY == 2200 && !first.isHidden)
    stage.advance(by: 0.3)
    #expect(first.isHidden)
    #expect(stage.cell(60) == nil)
  }

  @Test("a reloaded item gets another cell", .rule("R-COL-74"))
  func reloading() throws {
    let stage = CollectionStage()
    let second = try #require(stage.cell(2))
    stage.source.items[0][2] = "changed"
    stage.view.reloadItems(at: [path(2)])
    stage.advance()

    #expect(stage.cell(2) !== second)
    #expect(stage.cell(2)?.text == "changed")
  }

  @Test("a reconfigured item keeps its cell", .rule("R-COL-75"))
  func reconfiguring() throws {
    let stage = CollectionStage()
    let second = try #require(stage.cell(2))
    stage.source.items[0][2] = "changed"
    stage.view.reconfigureItems(at: [path(2), path(90)])
    stage.advance()

    #expect(stage.cell(2) === second && second.text == "changed" && second.reuses == 0)
    #expect(!stage.journal.lines.contains("cell 0.90"))
  }

  @Test("sections are inserted, deleted and moved with their headers", .rule("R-COL-72"))
  func sections() throws {
    let stage = CollectionStage([3, 3, 3])
    stage.flow.headerReferenceSize = CGSize(width: 0, height: 30)
    stage.advance()
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(stage.view.supplementaryView(forElementKind: kind, at: path(0, 2)))
    stage.source.items = [stage.source.items[2], ["new"], stage.source.items[0]]
    stage.view.performBatchUpdates {
      stage.view.deleteSections([1])
      stage.view.insertSections([1])
      stage.view.moveSection(2, toSection: 0)
    }
    stage.advance()

    #expect(stage.view.supplementaryView(forElementKind: kind, at: path(0, 0)) === header)
    #expect(stage.texts == ["2.0", "2.1", "2.2", "new", "0.0", "0.1", "0.2"])
    stage.source.items[1] = ["a", "b"]
    stage.view.reloadSections([1])
    stage.advance()
    #expect(stage.texts[3...4] == ["a", "b"])
  }

  @Test("content that becomes too short is scrolled back", .rule("R-COL-77"))
  func shortening() {
    let stage = CollectionStage()
    stage.scroll(to: 3140)
    stage.source.items[0].removeSubrange(9..<100)
    stage.view.deleteItems(at: (9..<100).map { path($0) })
    stage.advance()

    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.texts == (0..<9).map { "0.\($0)" })
    #expect(stage.view.subviews.filter { $0 is NumberCell && !$0.isHidden }.count == 9)
  }

  @Test(
    "nested batches count as one, and a batch can follow another immediately",
    .rule("R-COL-70")
  )
  func nested() {
    let stage = CollectionStage([6])
    var ended = 0
    stage.view.performBatchUpdates({
      stage.source.items[0].removeFirst()
      stage.view.performBatchUpdates({ stage.view.deleteItems(at: [path(0)]) }) { _ in ended += 1 }
      stage.source.items[0].append("last")
      stage.view.insertItems(at: [path(5)])
    }) { _ in ended += 1 }
    stage.advance(by: 0.1)
    stage.source.items[0].removeFirst()
    stage.view.deleteItems(at: [path(0)])
    stage.advance()

    #expect(ended == 2)
    #expect(stage.texts == ["0.2", "0.3", "0.4", "0.5", "last"])
    #expect(stage.view.subviews.filter { $0 is NumberCell && !$0.isHidden }.count == 5)
  }

  @Test("without a window or without animations changes are shown immediately", .rule("R-COL-79"))
  func unseen() {
    let stage = CollectionStage([4])
    stage.view.removeFromSuperview()
    stage.source.items[0].removeLast()
    var ended = false
    stage.view.performBatchUpdates({ stage.view.deleteItems(at: [path(3)]) }) { _ in ended = true }
    stage.view.layoutIfNeeded()
    #expect(ended && stage.texts == ["0.0", "0.1", "0.2"])

    UIView.performWithoutAnimation {
      stage.source.items[0].removeLast()
      stage.view.deleteItems(at: [path(2)])
    }
    #expect(stage.texts == ["0.0", "0.1"])
  }

  @Test(
    "after random batches the cells match the data source",
    .rule("R-COL-70"),
    arguments: 0..<20
  )
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = CollectionStage([12, 12])
    var names = 0
    for _ in 0..<8 {
      let old = stage.source.items
      let section = Int.random(in: 0..<2, using: &random)
      let leaving = (0..<old[section].count).filter { _ in
        Int.random(in: 0..<4, using: &random) == 0
      }
      var new = old[section].enumerated().filter { !leaving.contains($0.offset) }.map(\.element)
      var arriving: [Int] = []
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        names += 1
        new.insert("n\(names)", at: Int.random(in: 0...new.count, using: &random))
      }
      for (index, name) in new.enumerated() where !old[section].contains(name) {
        arriving.append(index)
      }
      stage.view.performBatchUpdates {
        stage.source.items[section] = new
        stage.view.deleteItems(at: leaving.map { path($0, section) })
        stage.view.insertItems(at: arriving.map { path($0, section) })
      }
      stage.advance(by: Double(Int.random(in: 0..<5, using: &random)) * 0.1)
    }
    stage.advance()

    let shown = stage.view.indexPathsForVisibleItems
    #expect(stage.texts == shown.map { stage.source.items[$0.section][$0.item] })
    for path in shown {
      #expect(
        stage.view.cellForItem(at: path)?.frame
          == stage.view.layoutAttributesForItem(at: path)?.frame
      )
      #expect(stage.view.cellForItem(at: path)?.alpha == 1)
    }
    let seen = stage.view.subviews.filter { $0 is NumberCell && !$0.isHidden }
    #expect(seen.count == shown.count)
  }
}
