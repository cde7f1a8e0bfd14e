import SimulatorKit
import TestStage
import TestSupport

@testable import UIKitCore

/// A table of names whose rows can be dragged and dropped, and which records the calls.
class DragTablePage: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  let table: UITableView
  var names: [String]
  let journal: Journal
  let name: String
  var canMove = true
  var canDrag: (IndexPath) -> Bool = { _ in true }
  var proposal: (IndexPath?) -> UITableViewDropProposal = { _ in
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  /// Performs the drop; by default the items are inserted at the destination.
  var drop: ((any UITableViewDropCoordinator) -> Void)?
  var frame: CGRect

  init(
    _ names: [String],
    name: String = "table",
    journal: Journal = Journal(),
    frame: CGRect = .zero
  ) {
    self.names = names
    self.name = name
    self.journal = journal
    self.frame = frame
    table = UITableView(frame: frame)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    table.dataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view = table
  }

  var shownNames: [String] {
    table.visibleCells.sorted { $0.center.y < $1.center.y }.compactMap { $0.textLabel?.text }
  }

  func cell(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  // MARK: Data source

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    journal.record("\(name): move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  // MARK: Drags

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    journal.record("\(name): items \(indexPath.row)")
    guard canDrag(indexPath) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))
    item.localObject = names[indexPath.row]
    return [item]
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    journal.record("\(name): begin")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    journal.record("\(name): drag end")
  }

  // MARK: Drops

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: String.self)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    journal.record("\(name): enter")
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { proposal(destinationIndexPath) }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    journal.record("\(name): exit")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    journal.record("\(name): drop end")
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let row = coordinator.destinationIndexPath?.row
    journal.record("\(name): drop at \(row.map { "\($0)" } ?? "nil")")
    if let drop { return drop(coordinator) }
    insert(coordinator)
  }

  /// Inserts the dragged names at the destination.
  private func insert(_ coordinator: any UITableViewDropCoordinator) {
    let path = coordinator.destinationIndexPath ?? IndexPath(row: names.count, section: 0)
    for item in coordinator.items {
      guard let text = item.dragItem.localObject as? String else { continue }
      names.insert(text, at: path.row)
      table.insertRows(at: [path], with: .automatic)
      coordinator.drop(item.dragItem, toRowAt: path)
    }
  }
}

/// A phone with a table of names.
final class DragTableStage: SimulatorStage {
  let page: DragTablePage
  var table: UITableView { page.table }

  init(_ page: DragTablePage = DragTablePage(["A", "B", "C", "D", "E"])) {
    self.page = page
    super.init()
    show(page)
    ReleaseWitnesses.announce(page.table)
    advance(by: 0.1)
  }

  /// Returns the middle of a row in the window.
  func point(_ row: Int) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return table.convert(CGPoint(x: 100, y: rect.midY), to: nil)
  }

  /// Lifts a row.
  func lift(_ row: Int) {
    phone.press(at: point(row))
    advance(by: 0.6)
  }

  /// Drags a row onto another one, and drops it.
  func drag(_ row: Int, to destination: Int) {
    lift(row)
    phone.slide(to: point(destination))
    phone.lift()
    advance(by: 1)
  }

  var isConsistent: Bool {
    page.shownNames == page.names
      && table.visibleCells.allSatisfy { cell in
        !cell.isHidden && table.indexPath(for: cell).map(table.rectForRow) == cell.frame
      }
  }
}
