import Foundation

/// The updates of a table view that are being collected.
struct TableBatch {
  /// The number of unmatched `beginUpdates()` calls.
  var depth = 0
  var updates = ListUpdates()
  var animations = TableAnimations()
  var completions: [(Bool) -> Void] = []
  /// The rows that are reconfigured after the updates.
  var reconfigured: [IndexPath] = []
}

/// The row animations that the app chose for the updates.
struct TableAnimations {
  private var arrivingRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var leavingRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var arrivingSections: [Int: UITableView.RowAnimation] = [:]
  private var leavingSections: [Int: UITableView.RowAnimation] = [:]
  /// The animation for rows without a chosen one.
  var usual = UITableView.RowAnimation.automatic

  mutating func add(_ action: ListUpdates.Action, _ animation: UITableView.RowAnimation) {
    switch action {
    case .insertItems(let paths): for path in paths { arrivingRows[path] = animation }
    case .deleteItems(let paths), .reloadItems(let paths):
      for path in paths { leavingRows[path] = animation }
    case .insertSections(let sections):
      for index in sections { arrivingSections[index] = animation }
    case .deleteSections(let sections), .reloadSections(let sections):
      for index in sections { leavingSections[index] = animation }
    case .moveItem, .moveSection: break
    }
  }

  /// Returns the animation of a deleted row, by old index path.
  func leaving(_ path: IndexPath) -> UITableView.RowAnimation {
    leavingRows[path] ?? leavingSections[path.section] ?? usual
  }

  /// Returns the animation of an inserted row, by new index path; reloaded rows use the one of the
  /// old row.
  func arriving(_ path: IndexPath, in change: ListChange) -> UITableView.RowAnimation {
    if let known = arrivingRows[path] ?? arrivingSections[path.section] { return known }
    if let old = change.oldIndexPath(of: path), let known = leavingRows[old] { return known }
    if let old = change.oldSection(of: path.section), let known = leavingSections[old] {
      return known
    }
    return usual
  }

  func leavingSection(_ index: Int) -> UITableView.RowAnimation { leavingSections[index] ?? usual }
}

/// The state of a row before it is inserted or after it is deleted.
struct RowTransitionState: Equatable {
  var frame: CGRect
  var alpha: CGFloat = 1
  /// The opacity of a cell's content, or `nil` to leave it unchanged.
  var contentAlpha: CGFloat?

  /// Creates the state outside of the table for a row with a final or previous frame.
  init(outside frame: CGRect, _ animation: UITableView.RowAnimation) {
    self.frame = frame
    switch animation {
    case .fade, .automatic: alpha = 0
    case .right: self.frame.origin.x += frame.width
    case .left: self.frame.origin.x -= frame.width
    case .top:
      self.frame.origin.y -= frame.height
      alpha = 0
    case .bottom:
      self.frame.origin.y += frame.height
      alpha = 0
    case .none, .middle: break
    }
  }

  /// Returns the frame from which a row moves, at most `reach` points away from its final frame.
  static func near(_ frame: CGRect, from far: CGRect, reach: CGFloat) -> CGRect {
    // R-TBL-72
    var start = frame
    start.origin.y += min(max(far.minY - frame.minY, -reach), reach)
    start.size = far.size.height > 0 ? far.size : frame.size
    return start
  }
}
