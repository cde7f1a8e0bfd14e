import QuartzCore
import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Collections: selection", .releasesEverything) struct CollectionSelectionTests {
  @Test("a tap highlights, selects and unhighlights an item in UIKit's order", .rule("R-COL-60"))
  func tap() {
    let stage = CollectionStage()
    stage.tap(4)

    #expect(
      stage.journal.lines == [
        "shouldHighlight 0.4", "didHighlight 0.4", "shouldSelect 0.4", "didSelect 0.4",
        "didUnhighlight 0.4",
      ]
    )
    #expect(stage.cell(4)?.isSelected == true && stage.cell(4)?.isHighlighted == false)
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
  }

  @Test("selecting an item deselects the previous one first", .rule("R-COL-60"))
  func other() {
    let stage = CollectionStage()
    stage.tap(4)
    stage.journal.clear()
    stage.tap(5)

    #expect(
      stage.journal.lines.filter { $0.hasPrefix("did") && !$0.contains("ighlight") } == [
        "didDeselect 0.4", "didSelect 0.5",
      ]
    )
    #expect(stage.cell(4)?.isSelected == false && stage.cell(5)?.isSelected == true)
  }

  @Test("with multiple selection a tap also deselects a selected item", .rule("R-COL-61"))
  func several() {
    let stage = CollectionStage()
    stage.view.allowsMultipleSelection = true
    stage.tap(2)
    stage.tap(7)
    stage.journal.clear()
    stage.tap(2)

    #expect(stage.view.indexPathsForSelectedItems?.map(\.item) == [7])
    #expect(stage.journal.lines[2...3] == ["shouldDeselect 0.2", "didDeselect 0.2"])
    stage.tap(3)
    stage.view.allowsMultipleSelection = false
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item) == [3])
    stage.view.allowsSelection = false
    #expect(stage.view.indexPathsForSelectedItems == nil)
    stage.journal.clear()
    stage.tap(3)
    #expect(stage.journal.lines.isEmpty)
  }

  @Test("the delegate can refuse each step", .rule("R-COL-60"))
  func refusal() {
    let stage = CollectionStage()
    stage.delegate.refuses = ["shouldHighlight"]
    stage.tap(1)
    #expect(stage.journal.lines == ["shouldHighlight 0.1"])

    stage.delegate.refuses = ["shouldSelect"]
    stage.journal.clear()
    stage.tap(1)
    #expect(
      stage.journal.lines == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didUnhighlight 0.1",
      ]
    )
    #expect(stage.view.indexPathsForSelectedItems == nil)
  }

  @Test("a touch that scrolls selects nothing", .rule("R-COL-62"))
  func scrolling() {
    let stage = CollectionStage()
    stage.phone.press(at: CGPoint(x: 50, y: 400))
    stage.advance(by: 0.3)
    #expect(stage.cell(9)?.isHighlighted == true)

    stage.phone.slide(to: CGPoint(x: 50, y: 250))
    stage.phone.lift()
    stage.advance(by: 3)

    #expect(stage.view.contentOffset.y > 0)
    #expect(stage.journal.lines.contains("didUnhighlight 0.9"))
    #expect(!stage.journal.lines.contains { $0.hasPrefix("shouldSelect") })
    #expect(stage.view.indexPathsForSelectedItems == nil)
  }

  @Test("the selection follows its items, and reused cells show it correctly", .rule("R-COL-63"))
  func following() {
    let stage = CollectionStage()
    stage.tap(4)
    stage.source.items[0].remove(at: 1)
    stage.source.items[0].insert("new", at: 0)
    stage.source.items[0].insert("newer", at: 0)
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    stage.advance()
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item) == [5])
    #expect(stage.cell(5)?.isSelected == true && stage.cell(4)?.isSelected == false)

    stage.scroll(to: 2000)
    #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
    stage.scroll(to: 0)
    #expect(stage.cell(5)?.isSelected == true)

    stage.source.items[0].remove(at: 5)
    stage.view.deleteItems(at: [IndexPath(item: 5, section: 0)])
    #expect(stage.view.indexPathsForSelectedItems == nil)
  }

  @Test(
    "selecting in code does not notify the delegate, and scrolls to the item",
    .rule("R-COL-64")
  )
  func selectInCode() {
    let stage = CollectionStage()
    stage.view.selectItem(
      at: IndexPath(item: 60, section: 0),
      animated: false,
      scrollPosition: .top
    )
    stage.view.layoutIfNeeded()

    #expect(stage.cell(60)?.isSelected == true)
    #expect(stage.view.contentOffset.y == 2200)
    #expect(!stage.journal.lines.contains { $0.hasPrefix("did") || $0.hasPrefix("should") })
    stage.view.deselectItem(at: IndexPath(item: 60, section: 0), animated: false)
    #expect(stage.cell(60)?.isSelected == false)
    stage.view.selectItem(at: IndexPath(item: 61, section: 0), animated: false, scrollPosition: [])
    stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(stage.view.indexPathsForSelectedItems == nil)
    stage.view.selectItem(at: IndexPath(item: 500, section: 0), animated: false, scrollPosition: [])
    #expect(stage.view.indexPathsForSelectedItems == nil)
  }

  @Test(
    "a cell shows its selected background while it is highlighted or selected",
    .rule("R-COL-65")
  )
  func background() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    let (back, chosen) = (UIView(), UIView())
    cell.selectedBackgroundView = chosen
    cell.backgroundView = back

    #expect(chosen.isHidden && chosen.frame == cell.bounds && back.frame == cell.bounds)
    #expect(cell.subviews == [back, chosen, cell.contentView])
    cell.isHighlighted = true
    #expect(!chosen.isHidden)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(!chosen.isHidden && cell.accessibilityTraits.contains(.selected))
    cell.prepareForReuse()
    #expect(chosen.isHidden && !cell.isSelected)
    cell.frame.size = CGSize(width: 100, height: 30)
    #expect(chosen.bounds.size == cell.bounds.size && cell.contentView.frame == cell.bounds)
  }
}
