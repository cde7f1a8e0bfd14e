import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("A row that is swiped", .releasesEverything)
@MainActor
struct SwipeActionsTests {
  private func actions(
    _ titles: [String],
    full: Bool = true,
    log: @escaping (String, @escaping (Bool) -> Void) -> Void = { $1(true) }
  ) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: .normal, title: title) { _, _, done in log(title, done) }
      }
    )
    configuration.performsFirstActionWithFullSwipe = full
    return configuration
  }

  @Test("stays open with its buttons visible", .rule("R-LST-40"), .rule("R-LST-47"))
  func opens() throws {
    let page = EditingPage()
    page.trailing = { _ in actions(["Flag", "Pin"]) }
    let stage = Stage(page: page)
    let cell = try #require(page.cell(1))

    stage.swipe(cell, by: -100)

    #expect(cell.transform.tx == -148)
    #expect(cell.showingDeleteConfirmation)
    #expect(page.journal.lines == ["will begin 1"])

    stage.swipe(cell, by: 100)

    #expect(cell.transform.tx == 0)
    #expect(!cell.showingDeleteConfirmation)
    #expect(page.journal.lines == ["will begin 1", "did end 1"])
  }

  @Test("its outermost button is wider by the safe area, outside of its title", .rule("R-LST-42"))
  func safeArea() throws {
    let buttons = actions(["Flag", "Pin"]).actions
    let view = SwipeActionsView(buttons, isAtLeft: false, edgeInset: 59)
    view.frame = CGRect(x: 0, y: 0, width: 852, height: 44)
    view.show(view.layout.reveal, isFull: false)
    view.layoutIfNeeded()

    #expect(view.layout.widths == [133, 74])
    let outermost = try #require(view.firstButton)
    let title = try #require(outermost.subviews.first { $0 is UILabel })
    #expect(outermost.frame == CGRect(x: 719, y: 0, width: 133, height: 44))
    #expect(abs(title.frame.midX - 37) < 1)
  }

  @Test("closes after a short swipe", .rule("R-LST-40"))
  func shortPull() throws {
    let page = EditingPage()
    page.trailing = { _ in actions(["Flag", "Pin"]) }
    let stage = Stage(page: page)
    let cell = try #require(page.cell(1))

    stage.swipe(cell, by: -40)

    #expect(cell.transform.tx == 0)
    #expect(page.table.editing.swipe == nil)
  }

  @Test(
    "performs the tapped action and closes when its completion handler is called",
    .rule("R-LST-44")
  )
  func tapped() throws {
    let page = EditingPage()
    var log: [String] = []
    var finish: ((Bool) -> Void)?
    page.trailing = { _ in
      actions(["Flag", "Pin"]) { title, done in
        log.append(title)
        finish = done
      }
    }
    let stage = Stage(page: page)
    let cell = try #require(page.cell(1))
    stage.swipe(cell, by: -120)

    stage.tap("Pin")
    stage.advance(by: 1)

    #expect(log == ["Pin"])
    #expect(cell.transform.tx == -148)

    finish?(true)
    stage.advance(by: 1)

    #expect(cell.transform.tx == 0)
  }

  @Test("performs the first action after a full swipe", .rule("R-LST-43"))
  func full() throws {
    let page = EditingPage()
    var log: [String] = []
    page.trailing = { _ in
      actions(["Flag", "Pin"]) { title, done in
        log.append(title)
        done(true)
      }
    }
    let stage = Stage(page: page)
    let cell = try #require(page.cell(1))

    stage.swipe(cell, by: -190)
    #expect(log.isEmpty)
    stage.swipe(cell, by: -190)

    #expect(log == ["Flag"])
    #expect(cell.transform.tx == 0)
  }

  @Test("performs nothing after a full swipe if that is disabled", .rule("R-LST-43"))
  func noFull() throws {
    let page = EditingPage()
    page.trailing = { _ in
      actions(["Flag"], full: false) { _, _ in Issue.record("the action was performed") }
    }
    let stage = Stage(page: page)
    let cell = try #require(page.cell(1))

    stage.swipe(cell, by: -190)

    #expect(cell.transform.tx == -74)
  }

  @Test("shows leading actions at the leading edge", .rule("R-LST-41"))
  func leading() throws {
    let page = EditingPage()
    page.leading = { _ in actions(["Read"]) }
    let stage = Stage(page: page)
    let cell = try #require(page.cell(1))

    stage.swipe(cell, by: 80)

    #expect(cell.transform.tx == 74)
  }

  @Test("shows the actions of delegates from before iOS 11", .rule("R-LST-48"))
  func rowActions() throws {
    let page = RowActionsPage(style: .plain)
    let stage = Stage(page: page)
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))

    stage.swipe(cell, by: -190)
    #expect(cell.transform.tx == -148)
    try stage.phone.tap("Flag")
    stage.advance(by: 1)

    #expect(page.performed == ["Flag 1"])
    #expect(cell.transform.tx == 0)
  }

  @Test("is mirrored in right-to-left layouts", .rule("R-LST-53"))
  func mirrored() throws {
    let page = EditingPage()
    page.leading = { _ in actions(["Read"]) }
    let stage = Stage(page: page)
    stage.phone.layoutDirection = .rightToLeft
    stage.advance(by: 0.1)
    let cell = try #require(page.cell(1))

    stage.swipe(cell, by: -80)

    #expect(cell.transform.tx == -74)
  }

  @Test("does not move without actions", .rule("R-LST-41"))
  func nothing() throws {
    let page = EditingPage()
    page.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
    let stage = Stage(page: page)
    let cell = try #require(page.cell(1))

    stage.swipe(cell, by: -100)
    stage.swipe(cell, by: 100)

    #expect(cell.transform.tx == 0)
    #expect(!page.journal.lines.contains { $0.hasPrefix("will") })
  }

  @Test("shows a delete action by default", .rule("R-LST-46"), .rule("R-LST-44"))
  func deletes() throws {
    let page = EditingPage()
    let stage = Stage(page: page)

    stage.swipe(page.cell(1), by: -190)
    stage.tap("Delete")
    stage.advance(by: 1)

    #expect(page.names.count == 7)
    #expect(page.shownNames == page.names)
    #expect(page.table.subviews.allSatisfy { !($0 is SwipeActionsView) })
    #expect(page.table.visibleCells.allSatisfy { $0.transform == .identity })
  }

  @Test("shows no delete action if the data source does not implement deletion", .rule("R-LST-46"))
  func plainTable() throws {
    let page = PlainPage()
    let stage = Stage(page: page)
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))

    stage.swipe(cell, by: -100)

    #expect(cell.transform.tx == 0)
  }

  @Test("closes when another row is touched, which does nothing else", .rule("R-LST-45"))
  func touchElsewhere() throws {
    let page = EditingPage()
    page.trailing = { _ in actions(["Flag"]) }
    let stage = Stage(page: page)
    let cell = try #require(page.cell(1))
    stage.swipe(cell, by: -80)

    stage.tap("Row 4")
    stage.advance(by: 1)

    #expect(cell.transform.tx == 0)
    #expect(!page.journal.lines.contains("select 4"))
  }

  @Test("closes when the table scrolls, reloads or is edited", .rule("R-LST-45"))
  func otherThings() throws {
    let page = EditingPage(rows: 60)
    page.trailing = { _ in actions(["Flag"]) }
    let stage = Stage(page: page)

    stage.swipe(page.cell(3), by: -80)
    stage.phone.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 560), rest: 0.2)
    #expect(page.table.editing.swipe == nil)

    stage.swipe(page.cell(3), by: -80)
    page.table.reloadData()
    #expect(page.table.editing.swipe == nil)
    stage.advance(by: 1)
    #expect(page.table.visibleCells.allSatisfy { $0.transform == .identity })

    stage.swipe(page.cell(3), by: -80)
    page.table.setEditing(true, animated: true)
    stage.advance(by: 1)
    #expect(page.table.visibleCells.allSatisfy { $0.transform == .identity })
  }

  @Test("stays open through updates", .rule("R-LST-45"))
  func follows() throws {
    let page = EditingPage()
    page.trailing = { _ in actions(["Flag"]) }
    let stage = Stage(page: page)
    stage.swipe(page.cell(1), by: -80)

    page.sections[0].insert("New", at: 0)
    page.table.insertRows(at: [[0, 0]], with: .automatic)
    stage.advance(by: 1)

    #expect(page.table.editing.swipe?.place == RowPlace(0, 2))
    #expect(page.cell(2)?.transform.tx == -74)
  }

  @Test("has buttons with its style's color, wide enough for their titles", .rule("R-LST-42"))
  func looks() {
    let action = UIContextualAction(style: .destructive, title: "Remove for ever") { _, _, _ in }
    #expect(action.backgroundColor == .systemRed)
    action.backgroundColor = .systemOrange
    #expect(action.backgroundColor == .systemOrange)
    let view = SwipeActionsView(
      [action, UIContextualAction(style: .normal, title: "A") { _, _, _ in }],
      isAtLeft: false
    )

    #expect(view.layout.widths[0] > 100)
    #expect(view.layout.widths[1] == 74)
    #expect(UISwipeActionsConfiguration(actions: [action]).performsFirstActionWithFullSwipe)
  }
}

private final class PlainPage: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

/// A table whose rows have actions as before iOS 11.
private final class RowActionsPage: UITableViewController {
  var performed: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    UITableViewCell()
  }

  override func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    ["Delete", "Flag"].map { title in
      UITableViewRowAction(style: title == "Flag" ? .normal : .default, title: title) {
        [weak self] action, path in
        self?.performed.append("\(action.title ?? "") \(path.row)")
      }
    }
  }
}
