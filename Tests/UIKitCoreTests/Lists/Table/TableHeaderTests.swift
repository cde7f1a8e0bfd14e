import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Tables: headers and footers", .releasesEverything) struct TableHeaderTests {
  private func stage(
    _ counts: [Int] = [10, 10, 10],
    style: UITableView.Style = .plain,
    _ prepare: (UITableView) -> Void = { _ in }
  ) -> TableStage {
    let source = TableSource(counts)
    source.headers = [0: "First", 1: "Second"]
    source.footers = [1: "A note"]
    return TableStage(style: style, source: source, prepare)
  }

  @Test(
    "titles of a plain table are gray and semibold with a padding of 22 points above",
    .rule("R-TBL-14", "R-TBL-18")
  )
  func plain() throws {
    let stage = stage()
    let header = try #require(stage.table.headerView(forSection: 0))

    #expect(header.textLabel?.text == "First")
    #expect(header.textLabel?.font == .systemFont(ofSize: 15, weight: .semibold))
    #expect(header.textLabel?.textColor == .secondaryLabel)
    #expect(header.frame.minY == 22)
    #expect(stage.table.rectForHeader(inSection: 0) == header.frame)
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header.frame.maxY)
    #expect(stage.table.rectForHeader(inSection: 2).height == 0)
  }

  @Test("titles respect the safe area, as rows do", .rule("R-TBL-96"))
  func safeArea() throws {
    let source = TableSource([10])
    source.headers = [0: "First"]
    let device = Device(
      size: CGSize(width: 800, height: 390),
      scale: 2,
      safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    )
    let stage = TableStage(on: device, source: source)
    let header = try #require(stage.table.headerView(forSection: 0))
    let cell = try #require(stage.table.visibleCells.first)
    let title = try #require(header.textLabel)
    let text = try #require(cell.textLabel)

    #expect(stage.table.safeAreaInsets.left == 59)
    #expect(
      title.convert(title.bounds, to: stage.table).minX
        == text.convert(text.bounds, to: stage.table).minX
    )
  }

  @Test("titles of grouped tables are small, gray and uppercase", .rule("R-TBL-18"))
  func grouped() throws {
    let stage = stage([3, 3, 3], style: .grouped)
    let header = try #require(stage.table.headerView(forSection: 1))
    let footer = try #require(stage.table.footerView(forSection: 1))

    #expect(header.textLabel?.text == "SECOND" && footer.textLabel?.text == "A note")
    #expect(header.textLabel?.font == .preferredFont(forTextStyle: .footnote))
    #expect(header.textLabel?.textColor == .secondaryLabel)
    #expect(stage.phone.elements.contains { $0.label == "Second" && $0.traits == .header })
  }

  @Test(
    "a header of a plain table stays at the top until the next one pushes it",
    .rule("R-TBL-17")
  )
  func floating() throws {
    let stage = stage()
    let table = stage.table

    table.contentOffset.y = 200
    stage.phone.advance(by: 0.1)
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)

    let end = table.rect(forSection: 0).maxY
    table.contentOffset.y = end - 10
    stage.phone.advance(by: 0.1)
    #expect(table.headerView(forSection: 0)?.frame.maxY == end)
  }

  @Test("a header that floats over rows has a blurred plate", .rule("R-TBL-29"))
  func plate() throws {
    let stage = stage()
    let table = stage.table
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.plate == nil && header.backgroundColor == nil)

    table.contentOffset.y = table.rectForHeader(inSection: 0).minY + 50
    stage.phone.advance(by: 0.1)
    #expect(header.plate?.frame == header.bounds)

    table.contentOffset.y = 0
    stage.phone.advance(by: 0.1)
    #expect(header.plate == nil)
  }

  @Test("headers of grouped tables scroll away", .rule("R-TBL-17"))
  func scrolling() {
    let stage = stage(style: .grouped)
    let rest = stage.table.rectForHeader(inSection: 0)
    stage.table.contentOffset.y = 20
    stage.phone.advance(by: 0.1)
    #expect(stage.table.headerView(forSection: 0)?.frame.minY == rest.minY)
  }

  @Test("header padding and heights can be set", .rule("R-TBL-14"))
  func given() {
    let stage = stage {
      $0.sectionHeaderTopPadding = 0
      $0.sectionHeaderHeight = 30
      $0.sectionFooterHeight = 12
    }
    let table = stage.table

    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 30))
    #expect(table.rect(forSection: 0).height == 482)
    #expect(table.rect(forSection: 2).height == 482)
  }

  @Test(
    "the table's header and footer views keep their height and fill the width",
    .rule("R-TBL-19")
  )
  func surroundings() {
    let stage = TableStage([3])
    let table = stage.table
    let (header, footer) = (UIView(), UIView())
    header.frame.size.height = 100
    footer.frame.size.height = 50

    table.tableHeaderView = header
    table.tableFooterView = footer
    stage.rest()

    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 100))
    #expect(footer.frame == CGRect(x: 0, y: 232, width: 390, height: 50))
    #expect(table.contentSize.height == 282)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 100)
    header.frame.size.height = 60
    table.tableHeaderView = header
    stage.rest()
    #expect(footer.frame.minY == 192 && table.contentSize.height == 242)
    table.tableHeaderView = nil
    #expect(header.superview == nil && table.contentSize.height == 182)
  }

  @Test("the background view fills the table and does not scroll", .rule("R-TBL-19"))
  func background() {
    let stage = TableStage([100])
    let view = UIView()
    stage.table.backgroundView = view
    stage.table.contentOffset.y = 500
    stage.phone.advance(by: 0.1)

    #expect(view.frame == stage.table.bounds && stage.table.subviews.first === view)
  }

  @Test("header views of the delegate are shown, reused and reported", .rule("R-TBL-38"))
  func views() throws {
    let source = ViewSource()
    let stage = TableStage()
    stage.table.register(
      UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "header"
    )
    stage.table.dataSource = source
    stage.table.delegate = source
    stage.rest()

    let first = try #require(stage.table.headerView(forSection: 0))
    #expect(first.frame.height == 40)
    #expect(source.journal.lines == ["show 0", "show 1", "show 2"])
    stage.table.contentOffset.y = 2000
    stage.phone.advance(by: 0.1)
    #expect(source.journal.lines.contains("end 0"))
    let later = stage.table.contents.headers.values.map(ObjectIdentifier.init)
    #expect(source.made <= 4 && later.count == 3)
    withExtendedLifetime(source) {}
  }
}

private final class ViewSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let journal = Journal()
  var made = 0
  func numberOfSections(in tableView: UITableView) -> Int { 20 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    if view?.tag == 0 {
      made += 1
      view?.tag = made
    }
    return view
  }
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    journal.record("show \(section)")
  }
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    journal.record("end \(section)")
  }
}
