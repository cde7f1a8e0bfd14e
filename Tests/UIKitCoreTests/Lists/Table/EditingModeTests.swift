import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Editing a table", .releasesEverything)
@MainActor
struct EditingModeTests {
  @Test("moves the content aside for a control, and back", .rule("R-LST-30"), .rule("R-LST-31"))
  func slidesIn() throws {
    let page = EditingPage()
    let stage = Stage(page: page)
    let cell = try #require(page.cell(0))

    page.table.setEditing(true, animated: true)
    stage.advance(by: 1)

    #expect(page.table.isEditing)
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX == 38)
    #expect(cell.contentView.frame.maxX == cell.bounds.width - 42)

    page.table.setEditing(false, animated: true)
    stage.advance(by: 1)

    #expect(cell.contentView.frame.minX == 0)
    #expect(cell.editing.control == nil)
    #expect(cell.editing.grip == nil)
  }

  @Test("leaves the separators at the trailing edge", .rule("R-TBL-21"))
  func separators() throws {
    let page = EditingPage()
    let stage = Stage(page: page)
    let cell = try #require(page.cell(0))

    page.table.setEditing(true, animated: false)
    stage.advance(by: 0.1)

    let line = try #require(cell.parts.lineBelow)
    #expect(cell.contentView.frame.maxX == cell.bounds.width - 42)
    #expect(line.frame.maxX == cell.bounds.width)
    #expect(line.frame.minX == 54)
  }

  @Test("applies to rows that become visible later", .rule("R-LST-30"))
  func laterRows() throws {
    let page = EditingPage(rows: 60)
    let stage = Stage(page: page)

    page.table.setEditing(true, animated: false)
    page.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
    stage.advance(by: 0.1)

    #expect(try #require(page.cell(50)).isEditing)

    page.table.setEditing(false, animated: false)
    page.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    stage.advance(by: 0.1)

    #expect(page.table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test("uses the app's answers for each row", .rule("R-LST-31"))
  func plans() throws {
    let page = EditingPage()
    page.style = { $0.row == 0 ? .insert : $0.row == 1 ? .none : .delete }
    page.canEdit = { $0.row != 2 }
    page.canMove = { $0.row != 0 && $0.row != 2 }
    let stage = Stage(page: page)

    page.table.setEditing(true, animated: false)
    stage.advance(by: 0.1)

    #expect(page.cell(0)?.editing.plan.control == .insert)
    #expect(page.cell(0)?.editing.plan.hasGrip == false)
    #expect(page.cell(1)?.editing.plan.control == EditingPlan.Control.none)
    #expect(page.cell(1)?.contentView.frame.minX == 38)
    #expect(page.cell(2)?.isEditing == false)
    #expect(page.cell(3)?.editing.plan.control == .delete)
  }

  @Test("deletes a row once that is confirmed", .rule("R-LST-32"), .rule("R-LST-54"))
  func deletes() throws {
    let page = EditingPage()
    let stage = Stage(page: page)
    page.table.setEditing(true, animated: false)
    stage.advance(by: 0.1)

    stage.tap("Delete Row 2")
    stage.advance(by: 1)

    #expect(page.names.count == 8)
    #expect(page.cell(2)?.showingDeleteConfirmation == true)

    stage.tap("Delete")
    stage.advance(by: 1)

    #expect(page.names.count == 7)
    #expect(!page.names.contains("Row 2"))
    #expect(page.shownNames == page.names)
    #expect(page.journal.lines == ["will begin 2", "commit delete 2", "did end nil"])
  }

  @Test("inserts without confirmation", .rule("R-LST-32"), .rule("R-LST-54"))
  func inserts() {
    let page = EditingPage()
    page.style = { _ in .insert }
    let stage = Stage(page: page)
    page.table.setEditing(true, animated: false)
    stage.advance(by: 0.1)

    stage.tap("Insert Row 1")

    #expect(page.journal.lines == ["commit insert 1"])
  }

  @Test("marks selected rows where multiple selection is allowed", .rule("R-LST-34"))
  func choices() throws {
    let page = EditingPage()
    page.table.allowsMultipleSelectionDuringEditing = true
    let stage = Stage(page: page)
    page.table.setEditing(true, animated: false)
    stage.advance(by: 0.1)

    stage.tap("Row 1")
    stage.tap("Row 3")
    stage.advance(by: 0.5)

    #expect(page.table.indexPathsForSelectedRows == [[0, 1], [0, 3]])
    #expect(page.cell(1)?.editing.control?.isChosen == true)
    #expect(page.cell(2)?.editing.control?.isChosen == false)

    stage.tap("Row 1")

    #expect(page.table.indexPathsForSelectedRows == [[0, 3]])

    page.table.setEditing(false, animated: false)

    #expect(page.table.indexPathsForSelectedRows == nil)
  }

  @Test("prevents selection unless that is allowed", .rule("R-LST-34"))
  func selection() {
    let page = EditingPage()
    let stage = Stage(page: page)
    page.table.isEditing = true
    stage.advance(by: 0.1)

    stage.tap("Row 1")
    #expect(page.journal.lines.isEmpty)

    page.table.allowsSelectionDuringEditing = true
    stage.tap("Row 1")
    #expect(page.journal.lines == ["select 1"])
  }

  @Test("is mirrored in right-to-left layouts", .rule("R-LST-53"))
  func mirrored() throws {
    let page = EditingPage()
    let stage = Stage(page: page)
    stage.phone.layoutDirection = .rightToLeft
    page.table.setEditing(true, animated: false)
    stage.advance(by: 0.1)
    let cell = try #require(page.cell(0))
    let control = try #require(cell.editing.control)
    let grip = try #require(cell.editing.grip)

    #expect(control.frame.minX > cell.bounds.midX)
    #expect(grip.frame.maxX < cell.bounds.midX)
    #expect(
      cell.contentView.frame == CGRect(x: 42, y: 0, width: cell.bounds.width - 80, height: 44)
    )
  }

  @Test("notifies a cell of its state transitions", .rule("R-LST-47"))
  func transitions() throws {
    let cell = TransitionCell(style: .default, reuseIdentifier: nil)
    cell.take(EditingPlan(EditingPlan.Answers()))

    cell.isEditing = true
    cell.isEditing = false

    #expect(cell.states == ["will 1", "did 1", "will 0", "did 0"])
  }

  @Test("is configured by a row's plan", .rule("R-LST-31"), .rule("R-LST-33"), .rule("R-LST-34"))
  func plan() {
    var answers = EditingPlan.Answers()
    #expect(EditingPlan(answers).front == 38)
    #expect(EditingPlan(answers).back == 0)

    answers.style = .none
    answers.indents = false
    answers.canMove = true
    #expect(EditingPlan(answers).front == 0)
    #expect(EditingPlan(answers).back == 42)

    answers.chooses = true
    #expect(EditingPlan(answers).control == .choice)

    answers.canEdit = false
    answers.canMove = false
    #expect(EditingPlan(answers) == .notEdited)
  }

  @Test("shows a grip where only the cell requests one", .rule("R-LST-33"))
  func gripByCell() {
    let source = PlainSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = source
    table.layoutIfNeeded()

    table.isEditing = true

    #expect(table.visibleCells.map(\.editing.plan.hasGrip) == [true, false])
    #expect(table.visibleCells.map(\.editing.plan.control) == [.delete, .delete])
  }
}

/// Implements only the required methods of a data source.
private final class PlainSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.showsReorderControl = indexPath.row == 0
    return cell
  }
}

private final class TransitionCell: UITableViewCell {
  var states: [String] = []

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    states.append("will \(state.rawValue)")
  }

  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    states.append("did \(state.rawValue)")
  }
}
