import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Tables: section index", .releasesEverything) struct SectionIndexTests {
  /// Sections with an index of their numbers.
  private final class IndexedSource: NSObject, UITableViewDataSource {
    var counts = Array(repeating: 6, count: 10)
    var titles: [String]? = (0..<10).map(String.init)
    var section: (String, Int) -> Int = { $1 }
    let journal = Journal()

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row"
      cell.accessoryType = .checkmark
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "\(section)"
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      journal.record("\(title) at \(index)")
      return section(title, index)
    }
  }

  private let stage = SimulatorStage(on: Device(size: CGSize(width: 390, height: 800), scale: 2))
  private let source = IndexedSource()

  private func table(
    _ style: UITableView.Style = .plain,
    _ prepare: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    let table = UITableView(frame: stage.phone.window.bounds, style: style)
    prepare(table)
    table.dataSource = source
    stage.phone.window.addSubview(table)
    stage.advance(by: 0.1)
    return table
  }

  private func index(of table: UITableView) -> SectionIndexView? {
    table.subviews.lazy.compactMap { $0 as? SectionIndexView }.first
  }

  /// The middle of a line in the window; ten lines are centered.
  private func point(ofLine line: Int, height: CGFloat = 800) -> CGPoint {
    CGPoint(x: 383, y: height / 2 + (CGFloat(line) - 4.5) * SectionIndexLayout.pitch)
  }

  // MARK: Layout

  @Test("all titles are shown if there is space", .rule("R-TBL-121"))
  func allTitles() {
    let layout = SectionIndexLayout(count: 4, height: 100)
    #expect(layout.lines == [0, 1, 2, 3])
    #expect(layout.top == 22)
    #expect([-50, 22, 35, 37, 77, 500].map(layout.title) == [0, 0, 0, 1, 3, 3])
    #expect(SectionIndexLayout(count: 4, height: 56).lines == [0, 1, 2, 3])
  }

  @Test("dots replace titles between the first and the last one", .rule("R-TBL-121"))
  func dots() {
    let layout = SectionIndexLayout(count: 26, height: 14 * 9)
    #expect(layout.lines == [0, nil, 6, nil, 13, nil, 19, nil, 25])
    #expect(layout.top == 0)
    for (line, title) in layout.lines.enumerated() {
      let found = layout.title(at: layout.top(ofLine: line) + 7)
      if let title { #expect(found == title) }
    }
    #expect(layout.title(at: 21) == 3)
    #expect(layout.title(at: 14 * 9) == 25)
    let even = SectionIndexLayout(count: 26, height: 14 * 10)
    #expect(even.lines.count == 9)
    #expect(SectionIndexLayout(count: 3, height: 5).lines == [0])
    #expect(SectionIndexLayout(count: 3, height: -10).title(at: 3) == 0)
  }

  @Test("a plain table has the index at its trailing edge", .rule("R-TBL-120"))
  func place() throws {
    let table = table { $0.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 60, right: 0) }
    let view = try #require(index(of: table))
    let frame = table.convert(view.frame, to: table.superview)
    #expect(frame == CGRect(x: 375, y: 100, width: 15, height: 640))
    #expect(table.subviews.last === view)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.contentView.frame.maxX < 375 - 16)
    #expect(cell.separatorInset.right == 15)

    table.contentOffset.y = 900
    stage.advance(by: 0.1)
    #expect(table.convert(view.frame, to: table.superview) == frame)
    #expect(table.subviews.last === view)
  }

  @Test("the index is mirrored", .rule("R-TBL-120"))
  func mirrored() throws {
    let table = table { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(index(of: table)?.frame.minX == 0)
    #expect(table.contentInsets.left == 15)
    #expect(table.contentInsets.right == 0)
  }

  @Test("grouped tables and tables without titles have no index", .rule("R-TBL-120"))
  func absent() {
    #expect(index(of: table(.grouped)) == nil)
    #expect(index(of: table(.insetGrouped)) == nil)
    source.titles = nil
    let plain = table()
    #expect(index(of: plain) == nil)
    #expect(plain.contentInsets.right == 0)
  }

  @Test(
    "the titles are read with the data, and shown from a number of rows on",
    .rule("R-TBL-123")
  )
  func titles() {
    let table = table { $0.sectionIndexMinimumDisplayRowCount = 61 }
    #expect(index(of: table) == nil)
    table.sectionIndexMinimumDisplayRowCount = 60
    stage.advance(by: 0.1)
    #expect(index(of: table) != nil)
    source.titles = []
    table.reloadSectionIndexTitles()
    stage.advance(by: 0.1)
    #expect(index(of: table) == nil)
    source.titles = ["A"]
    table.reloadData()
    stage.advance(by: 0.1)
    #expect(index(of: table) != nil)
  }

  // MARK: Touches

  @Test("a finger on the index scrolls to sections, with feedback", .rule("R-TBL-122"))
  func dragging() {
    let table = table()
    stage.phone.press(at: point(ofLine: 2))
    stage.advance(by: 0.3)
    #expect(table.indexPathsForVisibleRows?.first == [2, 0])
    #expect(table.convert(table.rectForRow(at: [2, 0]), to: table.superview).minY > 0)
    stage.phone.slide(to: point(ofLine: 5), duration: 0.3)
    stage.phone.lift()
    stage.advance(by: 0.5)
    #expect(source.journal.lines == ["2 at 2", "3 at 3", "4 at 4", "5 at 5"])
    #expect(stage.phone.feedback == [.selection, .selection, .selection, .selection])
    #expect(table.headerView(forSection: 5)?.frame.minY == table.contentOffset.y)
    #expect(!table.isDragging)
  }

  @Test("the data source chooses the section of a title", .rule("R-TBL-122"))
  func sections() {
    let table = table()
    source.section = { _, _ in NSNotFound }
    stage.phone.tap(at: point(ofLine: 9))
    stage.advance(by: 0.3)
    #expect(table.contentOffset.y == 0)
    source.section = { _, index in index * 100 }
    stage.phone.tap(at: point(ofLine: 9))
    stage.advance(by: 0.3)
    #expect(table.contentOffset.y == table.contentSize.height - 800)
    source.section = { _, _ in -3 }
    stage.phone.tap(at: point(ofLine: 9))
    stage.advance(by: 0.3)
    #expect(table.indexPathsForVisibleRows?.first == [0, 0])
  }

  @Test("the index has the colors of the table", .rule("R-TBL-125"))
  func colors() throws {
    let table = table()
    #expect(table.sectionIndexColor == nil)
    #expect(table.sectionIndexBackgroundColor == nil)
    #expect(table.sectionIndexTrackingBackgroundColor == nil)
    #expect(table.sectionIndexMinimumDisplayRowCount == 0)
    table.sectionIndexBackgroundColor = .green
    table.sectionIndexTrackingBackgroundColor = .red
    table.sectionIndexColor = .blue
    stage.advance(by: 0.1)
    let view = try #require(index(of: table))
    #expect(view.backgroundColor == .green)
    #expect(table.sectionIndexColor == .blue)
    stage.phone.press(at: point(ofLine: 2))
    stage.advance(by: 0.3)
    #expect(view.backgroundColor == .red)
    stage.phone.lift()
    stage.advance(by: 0.3)
    #expect(view.backgroundColor == .green)
  }

  @Test("for assistive technologies the index is one adjustable element", .rule("R-TBL-124"))
  func accessibility() throws {
    let table = table()
    let view = try #require(index(of: table))
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .adjustable)
    #expect(view.accessibilityLabel == "section index")
    #expect(view.accessibilityValue == "0")
    view.accessibilityIncrement()
    view.accessibilityIncrement()
    #expect(view.accessibilityValue == "1")
    #expect(table.indexPathsForVisibleRows?.first == [1, 0])
    view.accessibilityDecrement()
    #expect(table.indexPathsForVisibleRows?.first == [0, 0])
    #expect((table.accessibilityElements ?? []).contains { ($0 as? UIView) === view })
  }

  @Test("controllers and diffable data sources have no titles unless overridden")
  func defaults() {
    let controller = UITableViewController(style: .plain)
    let table: UITableView = controller.tableView
    #expect(controller.sectionIndexTitles(for: table) == nil)
    #expect(controller.tableView(table, sectionForSectionIndexTitle: "A", at: 4) == 4)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    #expect(source.sectionIndexTitles(for: table) == nil)
    #expect(source.tableView(table, sectionForSectionIndexTitle: "A", at: 4) == 4)
    #expect(UITableView.indexSearch == "{search}")
  }
}
