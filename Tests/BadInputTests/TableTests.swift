import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Bad input: tables") @MainActor
struct TableTests {
  private func table(_ source: OddSource) -> (Simulator, UITableView) {
    let phone = Simulator(.iPhoneSE)
    let table = UITableView(frame: phone.window.bounds, style: .grouped)
    table.dataSource = source
    table.delegate = source
    phone.window.addSubview(table)
    phone.advance(by: 0.1)
    return (phone, table)
  }

  @Test(
    "heights that are negative or not finite are replaced by automatic heights",
    .rule("R-TBL-95"),
    arguments: [CGFloat.nan, .infinity, -.infinity, -7, -1]
  )
  func heights(value: CGFloat) {
    let source = OddSource(rows: 5)
    let (phone, table) = table(source)

    for path in [
      \UITableView.rowHeight, \.estimatedRowHeight, \.sectionHeaderHeight, \.sectionFooterHeight,
      \.estimatedSectionHeaderHeight, \.sectionHeaderTopPadding,
    ] {
      table[keyPath: path] = value
    }
    source.height = value
    table.reloadData()
    phone.advance(by: 0.1)

    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44, 44, 44])
    #expect(table.contentSize.height.isFinite)
  }

  @Test("negative numbers of rows and sections are treated as zero", .rule("R-TBL-95"))
  func counts() {
    let source = OddSource(rows: -3)
    let (phone, table) = table(source)
    #expect(table.numberOfRows(inSection: 0) == 0 && table.visibleCells.isEmpty)

    source.sections = -1
    table.reloadData()
    phone.advance(by: 0.1)
    #expect(table.numberOfSections == 0)
  }

  @Test("a cell that is returned for all rows is shown in the last of them", .rule("R-TBL-95"))
  func oneCell() {
    let source = OddSource(rows: 4)
    source.only = UITableViewCell(style: .default, reuseIdentifier: "only")
    let (phone, table) = table(source)

    table.contentOffset.y = 10
    phone.advance(by: 0.1)

    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count <= 1)
  }

  @Test("missing rows cannot be selected or found", .rule("R-TBL-45", "R-TBL-37"))
  func unknownRows() {
    let source = OddSource(rows: 4)
    let (_, table) = table(source)

    for path in [
      IndexPath(row: 9, section: 0), IndexPath(row: 0, section: 3), IndexPath(row: -1, section: 0),
      IndexPath(index: 1), IndexPath(),
    ] {
      table.selectRow(at: path, animated: false, scrollPosition: .top)
      table.deselectRow(at: path, animated: false)
      #expect(table.cellForRow(at: path) == nil)
      #expect(table.rectForRow(at: path) == .zero)
    }
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.rect(forSection: 9) == .zero && table.numberOfRows(inSection: 9) == 0)
    let odd = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
    #expect(table.indexPathsForRows(in: odd) == nil)
  }

  @Test("a delegate may reload the data in its methods", .rule("R-TBL-33"))
  func reloadingInCallbacks() {
    let source = OddSource(rows: 200)
    let (phone, table) = table(source)
    source.onShow = { table in
      source.onShow = nil
      source.rows = 3
      table.reloadData()
    }

    table.contentOffset.y = 500
    phone.advance(by: 0.5)

    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.visibleCells.count == 3)
  }
}

private final class OddSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: Int
  var sections = 1
  var height: CGFloat = -1
  var only: UITableViewCell?
  var onShow: ((UITableView) -> Void)?

  init(rows: Int) { self.rows = rows }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    only ?? tableView.dequeueReusableCell(withIdentifier: "odd")
      ?? UITableViewCell(style: .default, reuseIdentifier: "odd")
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    onShow?(tableView)
  }
}
