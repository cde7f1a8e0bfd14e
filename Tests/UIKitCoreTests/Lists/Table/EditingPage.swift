import TestStage
import UIKitCore

/// A table of named rows that allows all editing and records the calls of its delegate and data
/// source.
final class EditingPage: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  var sections: [[String]]
  let journal = Journal()

  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  /// Handles `commit`; by default the row is deleted.
  var commits: ((UITableViewCell.EditingStyle, IndexPath) -> Void)?

  init(_ sections: [[String]], style: UITableView.Style = .plain) {
    self.sections = sections
    table = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
    title = "Rows"
  }

  /// Creates a page with one section of numbered rows.
  convenience init(rows count: Int = 8) {
    self.init([(0..<count).map { "Row \($0)" }])
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view = table
  }

  var names: [String] { sections.flatMap { $0 } }

  /// The visible names from top to bottom.
  var shownNames: [String] {
    table.visibleCells.sorted { $0.center.y < $1.center.y }.compactMap { $0.textLabel?.text }
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    journal.record("commit \(editingStyle) \(indexPath.row)")
    if let commits { return commits(editingStyle, indexPath) }
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    journal.record("move \(sourceIndexPath) to \(destinationIndexPath)")
    let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
  }

  // MARK: Delegate

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style(indexPath) }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading(indexPath) }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing(indexPath) }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target(sourceIndexPath, proposedDestinationIndexPath) }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    journal.record("will begin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    journal.record("did end \(indexPath.map { "\($0.row)" } ?? "nil")")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.record("select \(indexPath.row)")
  }
}

extension Stage {
  /// Creates a stage with the page as the only tab.
  convenience init(page: UIViewController) {
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    self.init(tabs)
  }

  /// Drags across a row from its middle, pausing for `rest` seconds before the release.
  func swipe(_ cell: UITableViewCell?, by distance: CGFloat, rest: TimeInterval = 0.2) {
    guard let cell, let window = cell.window else { return }
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: window)
    phone.drag(
      from: middle,
      to: CGPoint(x: middle.x + distance, y: middle.y),
      duration: 0.3,
      rest: rest
    )
    advance(by: 1)
  }

  /// Begins a touch on the grip of a row and returns its location.
  func hold(_ cell: UITableViewCell?) -> CGPoint {
    guard let cell, let grip = cell.subviews.last(where: { "\(type(of: $0))" == "ReorderGrip" }),
      let window = cell.window
    else { return .zero }
    let point = grip.convert(CGPoint(x: grip.bounds.midX, y: grip.bounds.midY), to: window)
    phone.press(at: point)
    return point
  }
}
