import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Rows that are dragged", .releasesEverything, .serialized) @MainActor
struct TableDragTests {
  @Test(
    "a row is moved within its table, and the data source is called",
    .rule("R-DRAG-41", "R-DRAG-42", "R-DRAG-43")
  )
  func reorders() {
    let stage = DragTableStage()

    stage.lift(1)
    #expect(stage.page.journal.take() == ["table: items 1"])
    stage.phone.slide(to: stage.point(3))
    #expect(stage.page.journal.take() == ["table: begin", "table: enter"])
    #expect(stage.table.hasActiveDrag)
    #expect(stage.table.hasActiveDrop)
    #expect(stage.page.cell(1)?.isHidden == true)
    stage.advance(by: 0.5)
    #expect(stage.page.cell(2)?.frame.minY == 44)
    #expect(stage.page.cell(3)?.frame.minY == 88)
    #expect(stage.page.cell(4)?.frame.minY == 176)

    stage.phone.lift()
    stage.advance(by: 1)
    #expect(
      stage.page.journal.lines == ["table: move 1 to 3", "table: drop end", "table: drag end"]
    )
    #expect(stage.page.names == ["A", "C", "D", "B", "E"])
    #expect(stage.isConsistent)
    #expect(!stage.table.hasActiveDrag)
    #expect(!stage.table.hasActiveDrop)
  }

  @Test("a row can be moved upwards, and to where it was", .rule("R-DRAG-42"))
  func upwards() {
    let stage = DragTableStage()

    stage.drag(3, to: 0)
    #expect(stage.page.names == ["D", "A", "B", "C", "E"])
    #expect(stage.isConsistent)
    stage.page.journal.clear()
    stage.lift(2)
    stage.phone.slide(to: stage.point(4))
    stage.phone.slide(to: stage.point(2))
    stage.phone.lift()
    stage.advance(by: 1)
    #expect(!stage.page.journal.lines.contains { $0.contains("move") })
    #expect(stage.isConsistent)
  }

  /// A page without drop delegate that doesn't implement `canMoveRowAt`.
  private final class Minimal: NSObject, UITableViewDataSource, UITableViewDragDelegate {
    var names = ["A", "B", "C"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  @Test("a drag delegate and moveRowAt are enough", .rule("R-DRAG-42"))
  func minimal() {
    let stage = SimulatorStage()
    let source = Minimal()
    let table = UITableView(frame: stage.phone.window.bounds)
    table.rowHeight = 44
    table.dataSource = source
    table.dragDelegate = source
    table.dragInteractionEnabled = true
    stage.phone.window.addSubview(table)
    stage.advance(by: 0.1)
    let top = table.convert(CGPoint(x: 100, y: 22), to: nil)

    stage.phone.dragAndDrop(from: top, to: CGPoint(x: 100, y: top.y + 88))
    stage.advance(by: 1)

    #expect(source.names == ["B", "C", "A"])
  }

  @Test(
    "rows are dragged by default, and not without items",
    .defaults("UITableView.dragInteractionEnabled", "UITableView.dragDelegate")
  )
  func disabled() {
    #expect(UITableView().dragInteractionEnabled)
    #expect(UITableView().dragDelegate == nil)
    #expect(UITableView().dropDelegate == nil)
    #expect(!UITableView().hasActiveDrag)
    let stage = DragTableStage()
    stage.page.canDrag = { $0.row != 1 }
    stage.drag(1, to: 3)
    #expect(stage.page.names == ["A", "B", "C", "D", "E"])
    stage.table.dragInteractionEnabled = false
    stage.page.journal.clear()
    stage.drag(2, to: 3)
    #expect(stage.page.journal.lines.isEmpty)
  }

  @Test("a drop that is not a move is performed by the delegate", .rule("R-DRAG-44"))
  func performs() {
    let page = DragTablePage(["A", "B", "C", "D", "E"])
    page.proposal = { _ in
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    let stage = DragTableStage(page)
    var sources: [IndexPath?] = []
    page.drop = { sources = $0.items.map(\.sourceIndexPath) }

    stage.drag(0, to: 2)

    #expect(page.journal.lines.contains("table: drop at 2"))
    #expect(sources == [IndexPath(row: 0, section: 0)])
    #expect(stage.isConsistent)
  }

  @Test("a drop into a row moves no rows", .rule("R-DRAG-43", "R-DRAG-44"))
  func into() {
    let page = DragTablePage(["A", "B", "C", "D", "E"])
    page.canMove = false
    page.proposal = { _ in
      UITableViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
    }
    let stage = DragTableStage(page)
    var overlayEnd: CGPoint?
    page.drop = { coordinator in
      for item in coordinator.items {
        coordinator.drop(
          item.dragItem,
          intoRowAt: IndexPath(row: 2, section: 0),
          rect: CGRect(x: 10, y: 4, width: 40, height: 36)
        )
      }
    }

    stage.lift(0)
    stage.phone.slide(to: stage.point(2))
    stage.advance(by: 0.5)
    #expect(stage.page.cell(3)?.frame.minY == 132)
    stage.phone.lift()
    let overlay = stage.phone.window.subviews.lazy.compactMap { $0 as? DragOverlayView }.first
    overlayEnd = overlay?.previews.first?.center
    #expect(overlayEnd == stage.table.convert(CGPoint(x: 30, y: 110), to: nil))
    stage.advance(by: 1)
    #expect(stage.isConsistent)
  }

  @Test("a forbidden drop returns the row", .rule("R-DRAG-22"))
  func forbidden() {
    let page = DragTablePage(["A", "B", "C"])
    page.proposal = { _ in UITableViewDropProposal(operation: .forbidden) }
    let stage = DragTableStage(page)

    stage.drag(0, to: 2)

    #expect(!page.journal.lines.contains { $0.contains("drop at") })
    #expect(page.journal.lines.last == "table: drag end")
    #expect(stage.isConsistent)
  }

  @Test("a cancelled drag closes the gap", .rule("R-DRAG-43"))
  func cancelled() {
    let stage = DragTableStage()

    stage.lift(0)
    stage.phone.slide(to: stage.point(3))
    stage.phone.cancelTouches()
    stage.advance(by: 1)

    #expect(stage.page.journal.lines.suffix(2) == ["table: drop end", "table: drag end"])
    #expect(stage.isConsistent)
  }

  @Test("data that is reloaded during a drag stays intact", .rule("R-DRAG-45"))
  func reload() {
    let stage = DragTableStage()

    stage.page.drop = { _ in }
    stage.lift(1)
    stage.phone.slide(to: stage.point(3))
    stage.page.names = ["A"]
    stage.table.reloadData()
    stage.advance(by: 0.1)
    stage.phone.slide(to: stage.point(0))
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(stage.page.names == ["A"])
    #expect(stage.isConsistent)
  }

  @Test("a table scrolls while a drag is at its edge", .rule("R-DRAG-40"))
  func scrolls() {
    let stage = DragTableStage(DragTablePage((0..<60).map { "Row \($0)" }))

    stage.lift(2)
    stage.phone.slide(to: CGPoint(x: 100, y: stage.phone.window.bounds.maxY - 50))
    stage.advance(by: 2)
    #expect(stage.table.contentOffset.y > 300)
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(stage.page.names.firstIndex(of: "Row 2") ?? 0 > 15)
    let offset = stage.table.contentOffset
    stage.advance(by: 1)
    #expect(stage.table.contentOffset == offset)
  }

  @Test("taps and swipes work as in other tables", .rule("R-DRAG-10"))
  func otherGestures() {
    let stage = DragTableStage(DragTablePage((0..<60).map { "Row \($0)" }))

    stage.phone.tap(at: stage.point(1))
    stage.advance(by: 0.5)
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    stage.phone.click(at: stage.point(2))
    stage.advance(by: 0.5)
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    stage.phone.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), rest: 0.2)
    #expect(stage.table.contentOffset.y > 200)
    #expect(stage.page.journal.lines.isEmpty)
  }

  @Test("the selected rows are dragged together", .rule("R-DRAG-41"))
  func selectedRows() {
    let page = DragTablePage(["A", "B", "C", "D", "E"])
    let stage = DragTableStage(page)
    page.table.allowsMultipleSelection = true
    for row in [1, 3] {
      page.table.selectRow(
        at: IndexPath(row: row, section: 0),
        animated: false,
        scrollPosition: .none
      )
    }
    var sources: [Int?] = []
    page.proposal = { _ in UITableViewDropProposal(operation: .copy) }
    page.drop = { sources = $0.items.map { $0.sourceIndexPath?.row } }

    stage.drag(3, to: 0)
    #expect(sources == [3, 1])
    stage.drag(0, to: 4)
    #expect(sources == [0])
  }

  @Test("delegates may be removed during a drag", .rule("R-DRAG-45"))
  func delegatesRemoved() {
    let stage = DragTableStage()

    stage.lift(1)
    stage.phone.slide(to: stage.point(3))
    stage.table.dragDelegate = nil
    stage.table.dropDelegate = nil
    stage.table.dataSource = nil
    stage.phone.slide(to: stage.point(0))
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(!stage.table.hasActiveDrag)
    #expect(!stage.table.hasActiveDrop)
    #expect(stage.page.names == ["A", "B", "C", "D", "E"])
  }

  @Test("a coordinator that is used after the drop does nothing", .rule("R-DRAG-45"))
  func lateCoordinator() {
    let page = DragTablePage(["A", "B", "C"])
    page.proposal = { _ in UITableViewDropProposal(operation: .copy) }
    let stage = DragTableStage(page)
    var kept: (any UITableViewDropCoordinator)?
    page.drop = { kept = $0 }

    stage.drag(0, to: 2)
    let animator = kept.flatMap { kept in
      kept.items.first.map { kept.drop($0.dragItem, toRowAt: IndexPath(row: 9, section: 0)) }
    }
    #expect(animator != nil)
    #expect(kept?.destinationIndexPath == IndexPath(row: 2, section: 0))
    kept = nil
    stage.advance(by: 1)
    #expect(stage.isConsistent)
  }

  @Test("the cell of the row may be reused during a drag", .rule("R-DRAG-45"))
  func reused() {
    let stage = DragTableStage(DragTablePage((0..<60).map { "Row \($0)" }))

    stage.lift(2)
    stage.phone.slide(to: stage.point(4))
    stage.table.contentOffset.y += 1200
    stage.table.layoutIfNeeded()
    stage.phone.slide(to: CGPoint(x: 100, y: 300))
    stage.phone.cancelTouches()
    stage.advance(by: 1)

    #expect(stage.table.visibleCells.allSatisfy { !$0.isHidden })
    #expect(stage.page.journal.lines.last == "table: drag end")
  }

  @Test("a table that disappears during a drag ends it", .rule("R-DRAG-45"))
  func disappears() {
    let stage = DragTableStage()

    stage.lift(1)
    stage.phone.slide(to: stage.point(3))
    stage.phone.window.rootViewController = UIViewController()
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(stage.page.journal.lines.last == "table: drag end")
  }
}

@Suite("Drags between tables", .releasesEverything, .serialized, .rule("R-DRAG-44")) @MainActor
struct TwoTablesTests {
  @Test("a row is moved to another table, where a gap opens")
  func moves() {
    let stage = SimulatorStage()
    let journal = Journal()
    let upper = DragTablePage(["A", "B"], name: "upper", journal: journal)
    let lower = DragTablePage(["X", "Y", "Z"], name: "lower", journal: journal)
    upper.view.frame = CGRect(x: 0, y: 60, width: 390, height: 300)
    lower.view.frame = CGRect(x: 0, y: 400, width: 390, height: 300)
    for page in [upper, lower] {
      stage.phone.window.addSubview(page.view)
      page.table.contentInsetAdjustmentBehavior = .never
    }
    lower.drop = { [weak lower, weak upper] coordinator in
      guard let lower, let upper, let item = coordinator.items.first else { return }
      let path = coordinator.destinationIndexPath ?? IndexPath(row: lower.names.count, section: 0)
      let text = item.dragItem.localObject as? String ?? ""
      #expect(item.sourceIndexPath == nil)
      upper.names.removeAll { $0 == text }
      upper.table.reloadData()
      lower.names.insert(text, at: path.row)
      lower.table.insertRows(at: [path], with: .automatic)
      coordinator.drop(item.dragItem, toRowAt: path)
    }
    ReleaseWitnesses.announce(upper, lower, upper.table, lower.table)
    stage.advance(by: 0.1)

    stage.phone.press(at: CGPoint(x: 100, y: 60 + 22))
    stage.advance(by: 0.6)
    stage.phone.slide(to: CGPoint(x: 100, y: 400 + 66))
    stage.advance(by: 0.5)
    #expect(lower.cell(0)?.frame.minY == 0)
    #expect(lower.cell(1)?.frame.minY == 88)
    #expect(upper.cell(0)?.isHidden == false)
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(upper.names == ["B"])
    #expect(lower.names == ["X", "A", "Y", "Z"])
    #expect(lower.shownNames == lower.names)
    #expect(
      journal.lines == [
        "upper: items 0", "upper: begin", "upper: enter", "upper: exit", "lower: enter",
        "lower: drop at 1", "upper: drop end", "lower: drop end", "upper: drag end",
      ]
    )
  }

  @Test("text of another program is dropped on a table")
  func foreign() {
    let page = DragTablePage(["A", "B"])
    let stage = DragTableStage(page)
    page.drop = { [weak page] coordinator in
      coordinator.session.loadObjects(ofClass: String.self) { texts in page?.names += texts }
    }

    stage.phone.hoverItems(["Pear"], at: stage.point(0))
    #expect(stage.phone.dropItems(["Pear"], at: stage.point(0)) == .cancel)
    page.proposal = { _ in UITableViewDropProposal(operation: .copy) }
    #expect(stage.phone.dropItems(["Pear"], at: stage.point(0)) == .copy)
    stage.advance(by: 0.5)
    #expect(page.names == ["A", "B", "Pear"])
  }
}
