import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Table view controllers", .releasesEverything) struct TableControllerTests {
  @Test("the view is a table whose source and delegate is the controller", .rule("R-TBL-80"))
  func table() {
    let page = PlainPage(style: .insetGrouped)

    #expect(page.tableView === page.view)
    #expect(page.tableView.style == .insetGrouped)
    #expect(page.tableView.dataSource === page && page.tableView.delegate === page)
    #expect(page.clearsSelectionOnViewWillAppear)
    ReleaseWitnesses.announce(page)
  }

  @Test("rows are deselected when the table appears again", .rule("R-TBL-80"))
  func clearing() {
    let phone = Simulator(.iPhone15)
    let page = PlainPage(style: .plain)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
    ReleaseWitnesses.announce(phone, phone.window, page)
    let path = IndexPath(row: 1, section: 0)
    page.tableView.selectRow(at: path, animated: false, scrollPosition: .none)

    func showAgain() {
      page.beginAppearanceTransition(false, animated: false)
      page.endAppearanceTransition()
      page.beginAppearanceTransition(true, animated: false)
      page.endAppearanceTransition()
      phone.advance(by: 1)
    }
    page.clearsSelectionOnViewWillAppear = false
    showAgain()
    #expect(page.tableView.indexPathForSelectedRow == path)
    page.clearsSelectionOnViewWillAppear = true
    showAgain()
    #expect(page.tableView.indexPathForSelectedRow == nil)
  }

  @Test(
    "methods that are not overridden leave row heights to the table",
    .rule("R-TBL-80", "R-TBL-12")
  )
  func heights() {
    let phone = Simulator(.iPhone15)
    let page = PlainPage(style: .plain)
    page.tableView.rowHeight = 70
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
    ReleaseWitnesses.announce(phone, phone.window, page)

    #expect(page.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).height == 70)
  }

  @Test(
    "rows ahead are prefetched once, and cancelled when the scroll direction changes",
    .rule("R-TBL-36")
  )
  func prefetching() {
    let stage = TableStage([1000])
    let listener = Listener()
    stage.table.prefetchDataSource = listener
    stage.table.contentOffset.y = 10
    stage.phone.advance(by: 0.1)

    stage.table.contentOffset.y = 440
    stage.phone.advance(by: 0.1)
    #expect(listener.announced == Array(29...38))
    stage.table.contentOffset.y = 484
    stage.phone.advance(by: 0.1)
    #expect(listener.announced.last == 39 && listener.announced.count == 11)
    stage.table.contentOffset.y = 440
    stage.phone.advance(by: 0.1)
    #expect(Set(listener.takenBack).isSuperset(of: Array(30...39)))
    withExtendedLifetime(listener) {}
  }

  @Test("a content configuration replaces the labels and determines the height", .rule("R-TBL-25"))
  func configuration() throws {
    let stage = TableStage([3])
    stage.source.onCell = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Title \(path.row)"
      content.secondaryText = path.row == 1 ? String(repeating: "Much text. ", count: 20) : nil
      cell.textLabel?.text = nil
      cell.contentConfiguration = content
    }
    stage.table.reloadData()
    stage.rest()

    let cells = stage.table.visibleCells
    let view = try #require(cells[0].configurations.contentView as? UIListContentView)
    #expect(cells[0].frame.height == 44 && cells[1].frame.height > 80)
    #expect(view.frame == cells[0].contentView.bounds)
    #expect(stage.phone.elements.first?.label == "Title 0")
    #expect(stage.isConsistent)
  }

  @Test("a background configuration follows the state of the cell", .rule("R-TBL-25"))
  func background() {
    let stage = TableStage([3])
    stage.source.onCell = { cell, _ in
      cell.backgroundConfiguration = .listPlainCell()
    }
    stage.table.reloadData()
    stage.rest()
    let view = stage.table.visibleCells[0].configurations.backgroundView

    #expect(view?.configuration.backgroundColor == .systemBackground)
    stage.tap(0)
    #expect(view?.configuration.backgroundColor == .systemGray4)
    #expect(stage.table.visibleCells[0].parts.grey == nil)
  }
}

private final class PlainPage: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
  {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}

private final class Listener: NSObject, UITableViewDataSourcePrefetching {
  var announced: [Int] = []
  var takenBack: [Int] = []
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    announced += indexPaths.map(\.row)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    takenBack += indexPaths.map(\.row)
  }
}
