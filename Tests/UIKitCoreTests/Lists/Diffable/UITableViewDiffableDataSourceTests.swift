import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("A diffable data source of a table", .releasesEverything)
@MainActor
struct UITableViewDiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  private func shown(_ page: DiffablePage) -> [String] {
    page.table.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test("shows a snapshot, and then another one", .rule("R-DIF-6"), .rule("R-DIF-7"))
  func applies() {
    let page = DiffablePage()
    let stage = Stage(page: page)
    page.source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
    stage.advance(by: 0.1)
    #expect(shown(page) == ["1", "2", "3"])
    let cell = page.table.cellForRow(at: [0, 2])

    page.source.apply(snapshot(["a": [3, 1], "b": [4]]))
    stage.advance(by: 1)

    #expect(shown(page) == ["3", "1", "4"])
    #expect(page.table.cellForRow(at: [0, 0]) === cell)
    #expect(page.source.snapshot().sectionIdentifiers == ["a", "b"])
    #expect(page.source.itemIdentifier(for: [1, 0]) == 4)
    #expect(page.source.itemIdentifier(for: [7, 0]) == nil)
    #expect(page.source.indexPath(for: 1) == [0, 1])
    #expect(page.source.indexPath(for: 2) == nil)
    #expect(page.source.sectionIdentifier(for: 1) == "b")
    #expect(page.source.index(for: "b") == 1)
    #expect(page.source.sectionIdentifier(for: 2) == nil)
  }

  @Test("calls the completion handler when the animation has ended", .rule("R-DIF-8"))
  func completion() {
    let page = DiffablePage()
    let stage = Stage(page: page)
    page.source.apply(snapshot(["a": [1]]), animatingDifferences: false)
    stage.advance(by: 0.1)
    var isDone = false

    page.source.apply(snapshot(["a": [2, 1]])) { isDone = true }
    stage.advance(by: 0.1)
    #expect(!isDone)
    stage.advance(by: 1)
    #expect(isDone)
  }

  @Test("applies nested snapshots one after the other", .rule("R-DIF-8"))
  func nested() {
    let page = DiffablePage()
    let stage = Stage(page: page)
    let last = snapshot(["a": [3]])
    page.willMakeCell = { [weak page] item in
      if item == 2 { page?.source.apply(last, animatingDifferences: false) }
    }
    page.source.apply(snapshot(["a": [1]]), animatingDifferences: false)
    stage.advance(by: 0.1)

    page.source.apply(snapshot(["a": [1, 2]]))
    stage.advance(by: 1)

    #expect(shown(page) == ["3"])
  }

  @Test("reloads all cells with applySnapshotUsingReloadData", .rule("R-DIF-9"))
  func reloadData() {
    let page = DiffablePage()
    let stage = Stage(page: page)
    page.source.apply(snapshot(["a": [1, 2]]), animatingDifferences: false)
    stage.advance(by: 0.1)
    page.made = []
    var isDone = false

    page.source.applySnapshotUsingReloadData(snapshot(["a": [1, 2, 3]])) { isDone = true }
    stage.advance(by: 0.1)

    #expect(page.made == [1, 2, 3])
    #expect(isDone)
  }

  @Test("replaces cells of reloaded items and keeps those of reconfigured ones", .rule("R-DIF-5"))
  func anew() {
    let page = DiffablePage()
    let stage = Stage(page: page)
    page.source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
    stage.advance(by: 0.1)
    let cells = (0..<3).map { page.table.cellForRow(at: [0, $0]) }
    page.made = []
    var next = page.source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])

    page.source.apply(next, animatingDifferences: false)
    stage.advance(by: 0.1)

    #expect(page.made.sorted() == [1, 2])
    #expect(page.table.cellForRow(at: [0, 1]) === cells[1])
    #expect(page.table.cellForRow(at: [0, 2]) === cells[2])
    #expect(page.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test("takes over rows that the user moved", .rule("R-DIF-7"))
  func moved() {
    let page = DiffablePage()
    let stage = Stage(page: page)
    page.source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
    page.table.isEditing = true
    stage.advance(by: 0.1)
    let start = stage.hold(page.table.cellForRow(at: [0, 0]))

    stage.phone.slide(to: CGPoint(x: start.x, y: start.y + 44))
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(page.source.snapshot().itemIdentifiers == [2, 1, 3])
    #expect(shown(page) == ["2", "1", "3"])
  }

  @Test("has no titles and allows no editing unless overridden", .rule("R-DIF-7"))
  func defaults() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }

    #expect(table.dataSource === source)
    #expect(source.defaultRowAnimation == .automatic)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    #expect(!source.tableView(table, canEditRowAt: [0, 0]))
    #expect(!source.tableView(table, canMoveRowAt: [0, 0]))
    #expect(source.numberOfSections(in: table) == 0)
  }

  @Test("shows the right rows after many random snapshots", .rule("R-DIF-6"), arguments: 0..<8)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let page = DiffablePage()
    let stage = Stage(page: page)

    for _ in 0..<12 {
      var next = Snapshot()
      for name in ["a", "b", "c"].shuffled(using: &generator).prefix(2) {
        next.appendSections([name])
      }
      for item in (0..<10).shuffled(using: &generator).prefix(7) {
        next.appendItems(
          [item],
          toSection: next.sectionIdentifiers.randomElement(using: &generator)
        )
      }
      page.source.apply(next, animatingDifferences: Bool.random(using: &generator))
      stage.advance(by: Double.random(in: 0...0.5, using: &generator))
    }
    stage.advance(by: 1)

    #expect(shown(page) == page.source.snapshot().itemIdentifiers.map(String.init))
  }
}

/// A table of numbers with a diffable data source.
private final class DiffablePage: UIViewController {
  let table = UITableView(frame: .zero, style: .plain)
  var made: [Int] = []
  var willMakeCell: ((Int) -> Void)?
  private(set) lazy var source = MovableSource(tableView: table) { [weak self] table, path, item in
    self?.made.append(item)
    self?.willMakeCell?(item)
    let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
    cell.textLabel?.text = "\(item)"
    return cell
  }

  override func loadView() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    _ = source
    view = table
  }
}

private final class MovableSource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
