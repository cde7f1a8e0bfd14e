import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Television: tables below the bar", .releasesEverything) @MainActor
struct TelevisionTableTests {
  private func makeStage(rowHeight: CGFloat, isOlder: Bool) -> (Stage, RowPage) {
    let page = RowPage(rowHeight: rowHeight)
    let tabs = UITabBarController()
    tabs.viewControllers = [page, UIViewController()]
    let stage = Stage(tabs, on: .appleTV)
    if isOlder {
      page.tabBarObservedScrollView = page.table
    } else {
      page.setContentScrollView(page.table, for: .top)
    }
    ReleaseWitnesses.announce(page)
    stage.advance(by: 0.5)
    return (stage, page)
  }

  @Test(
    "the focus moves down row by row, the table scrolls and the bar leaves",
    .rule("R-TV-1"),
    arguments: [CGFloat(40), 66, 100, 180],
    [false, true]
  )
  func downAndUp(rowHeight: CGFloat, isOlder: Bool) {
    let (stage, page) = makeStage(rowHeight: rowHeight, isOlder: isOlder)
    stage.phone.press(.downArrow)
    stage.advance(by: 1)
    #expect(page.focusedRow == 0)

    let last = 39
    for row in 1...last {
      stage.phone.press(.downArrow)
      stage.advance(by: 1)
      #expect(page.focusedRow == row)
      #expect(page.shows(row))
    }
    #expect(stage.bar.frame.maxY == 0)
    for row in stride(from: last - 1, through: 0, by: -1) {
      stage.phone.press(.upArrow)
      stage.advance(by: 1)
      #expect(page.focusedRow == row)
      #expect(page.shows(row))
    }
    #expect(stage.bar.frame.minY == 46)
  }
}

/// A page that is a table with forty rows.
@MainActor
private final class RowPage: UIViewController, UITableViewDataSource {
  let table = UITableView()
  private let rowHeight: CGFloat

  init(rowHeight: CGFloat) {
    self.rowHeight = rowHeight
    super.init(nibName: nil, bundle: nil)
    title = "Rows"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = rowHeight
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  var focusedRow: Int? {
    (view.window?.screen.focusedItem as? UITableViewCell).flatMap(table.indexPath)?.row
  }

  /// Returns whether a row is completely inside the part that the bar and the safe area leave.
  func shows(_ row: Int) -> Bool {
    let shown = table.bounds.inset(by: table.adjustedContentInset)
    return shown.contains(table.rectForRow(at: IndexPath(row: row, section: 0)))
  }
}
