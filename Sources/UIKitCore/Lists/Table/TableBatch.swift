import Foundation

/// Changes of a table that are being collected.
struct TableBatch {
  /// How many calls have to come before the changes are shown.
  var depth = 0
  var updates = ListUpdates()
  var animations = TableAnimations()
  var completions: [(Bool) -> Void] = []
  /// Rows that are to be set up anew once the changes are shown.
  var reconfigured: [IndexPath] = []
}

/// Which animations the app chose for rows that come and go.
struct TableAnimations {
  private var arrivingRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var leavingRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var arrivingSections: [Int: UITableView.RowAnimation] = [:]
  private var leavingSections: [Int: UITableView.RowAnimation] = [:]
  /// For what the app chose none.
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

  /// How a row goes that was at an old place.
  func leaving(_ path: IndexPath) -> UITableView.RowAnimation {
    leavingRows[path] ?? leavingSections[path.section] ?? usual
  }

  /// How a row comes that is at a new place; one that was reloaded comes as the old one goes.
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

/// Where a row is before it comes, or after it went.
struct RowTransitionState: Equatable {
  var frame: CGRect
  var alpha: CGFloat = 1

  /// The pose outside of a table for a row that belongs in a frame.
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

  /// The frame from which a row moves that stood far away: no farther than a screen. (R-TBL-72)
  static func near(_ frame: CGRect, from far: CGRect, reach: CGFloat) -> CGRect {
    var start = frame
    start.origin.y += min(max(far.minY - frame.minY, -reach), reach)
    start.size = far.size.height > 0 ? far.size : frame.size
    return start
  }
}
