import TestStage
import TestSupport
import Testing
import UIKit

@Suite("Bad input: lists", .releasesEverything)
@MainActor
struct ListTests {
  @Test("a table without a data source, sections or rows is empty", .rule("R-LST-60"))
  func empty() {
    let page = ShiftyPage()
    page.counts = []
    let stage = Stage(page: page)
    #expect(page.table.numberOfSections == 0)
    page.counts = [0, 0]
    page.table.reloadData()
    #expect(page.table.visibleCells.isEmpty)
    page.table.dataSource = nil
    stage.advance(by: 0.1)
    page.table.setEditing(true, animated: true)
    stage.advance(by: 1)
    #expect(page.table.numberOfSections == 0)
    #expect(page.table.indexPathForRow(at: CGPoint(x: 10, y: 10)) == nil)
  }

  @Test("negative row counts are treated as zero", .rule("R-LST-60"))
  func negativeCounts() {
    let page = ShiftyPage()
    page.counts = [-3, 2]
    let stage = Stage(page: page)
    stage.advance(by: 0.1)

    #expect(page.table.numberOfRows(inSection: 0) == 0)
    #expect(page.table.visibleCells.count == 2)
  }

  @Test("heights that are not finite leave the table usable", .rule("R-LST-60"))
  func heights() {
    for height in [CGFloat.nan, .infinity, -.infinity, -40, 0] {
      let page = ShiftyPage()
      page.height = height
      let stage = Stage(page: page)
      stage.advance(by: 0.1)

      #expect(page.table.contentSize.height.isFinite)
      #expect(page.table.visibleCells.allSatisfy { $0.frame.minY.isFinite && $0.frame.height >= 0 })
    }
  }

  @Test(
    "a data source that changes without a reload is only asked for rows that it returned before",
    .rule("R-LST-61")
  )
  func changesUnderScrolling() {
    let page = ShiftyPage()
    page.counts = [100]
    let stage = Stage(page: page)
    stage.advance(by: 0.1)

    page.counts = [5]
    for step in 1...20 {
      page.table.contentOffset.y = CGFloat(step) * 200
      stage.advance(by: 0.02)
    }
    #expect(page.table.numberOfRows(inSection: 0) == 100)

    page.table.reloadData()
    stage.advance(by: 0.1)
    #expect(page.table.visibleCells.count == 5)
  }

  @Test("nested batch updates are one update", .rule("R-LST-62"))
  func nestedUpdates() {
    let page = ShiftyPage()
    page.counts = [3]
    let stage = Stage(page: page)
    stage.advance(by: 0.1)
    var ends: [String] = []

    page.table.performBatchUpdates {
      page.counts = [4]
      page.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      page.table.performBatchUpdates {
        page.counts = [5]
        page.table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .fade)
      } completion: { _ in
        ends.append("inner")
      }
    } completion: { _ in
      ends.append("outer")
    }
    stage.advance(by: 1)

    #expect(page.table.visibleCells.count == 5)
    #expect(ends.sorted() == ["inner", "outer"])
  }

  @Test("a table that is reloaded while it creates a cell stops reloading", .rule("R-LST-63"))
  func reloadInsideCell() {
    let page = ShiftyPage()
    page.counts = [10]
    var reloads = 0
    page.willMakeCell = { [weak page] path in
      guard path.row == 3, reloads < 3 else { return }
      reloads += 1
      page?.table.reloadData()
    }
    let stage = Stage(page: page)
    stage.advance(by: 0.5)

    #expect(page.table.visibleCells.count == 10)
    #expect(reloads == 3)
  }

  @Test("rows may be changed in editing callbacks", .rule("R-LST-63"))
  func changesInsideEditing() throws {
    let page = ShiftyPage()
    page.counts = [6]
    let stage = Stage(page: page)
    stage.advance(by: 0.1)
    page.willBeginEditing = { [weak page] in
      page?.counts = [2]
      page?.table.reloadData()
    }

    stage.phone.drag(
      from: CGPoint(x: 300, y: 160),
      to: CGPoint(x: 100, y: 160),
      duration: 0.3,
      rest: 0.2
    )
    stage.advance(by: 1)

    #expect(page.table.visibleCells.count == 2)
    #expect(page.table.visibleCells.allSatisfy { $0.transform == .identity })
  }

  @Test("a data source may ignore a moved row", .rule("R-LST-64"))
  func ignoredMove() {
    let page = ShiftyPage()
    page.counts = [4, 1]
    let stage = Stage(page: page)
    page.table.setEditing(true, animated: false)
    stage.advance(by: 0.1)
    guard let grip = stage.phone.elements.first(where: { $0.label == "Reorder 0.1" }) else {
      Issue.record("no grip")
      return
    }
    let start = CGPoint(x: grip.frame.midX, y: grip.frame.midY)

    stage.phone.press(at: start)
    stage.phone.slide(to: CGPoint(x: start.x, y: start.y + 300))
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(page.table.numberOfRows(inSection: 0) == 4)
    #expect(page.table.visibleCells.count == 5)
  }

  @Test("invalid target rows of a move are limited to the table", .rule("R-LST-51"))
  func oddTargets() {
    for target in [IndexPath(row: 99, section: 0), [9, 0], [0], IndexPath(row: -1, section: 0)] {
      let page = ShiftyPage()
      page.counts = [4]
      page.target = target
      let stage = Stage(page: page)
      page.table.setEditing(true, animated: false)
      stage.advance(by: 0.1)
      guard let grip = stage.phone.elements.first(where: { $0.label == "Reorder 0.1" }) else {
        Issue.record("no grip")
        return
      }
      let start = CGPoint(x: grip.frame.midX, y: grip.frame.midY)

      stage.phone.press(at: start)
      stage.phone.slide(to: CGPoint(x: start.x, y: start.y + 90))
      stage.phone.lift()
      stage.advance(by: 1)

      #expect(page.table.visibleCells.count == 4)
      #expect(page.moves.allSatisfy { $0.section == 0 && (0..<4).contains($0.row) })
    }
  }

  @Test("appending an identifier again moves its item", .rule("R-DIF-3"))
  func identifiersAgain() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2], toSection: 0)
    snapshot.appendItems([2], toSection: 1)
    snapshot.deleteItems([77])
    snapshot.deleteSections([88])

    #expect(snapshot.itemIdentifiers == [1, 2])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == 1)
  }
}

extension Stage {
  /// Creates a stage with a tab bar controller whose only tab is the page.
  fileprivate convenience init(page: UIViewController) {
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    self.init(tabs)
  }
}

/// A table whose data source returns inconsistent data.
private final class ShiftyPage: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  var counts = [10]
  var height: CGFloat?
  var willMakeCell: ((IndexPath) -> Void)?
  var willBeginEditing: (() -> Void)?
  var target: IndexPath?
  var moves: [IndexPath] = []

  override func loadView() {
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view = table
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    willMakeCell?(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append(destinationIndexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? 44
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    willBeginEditing?()
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target ?? proposedDestinationIndexPath }
}
