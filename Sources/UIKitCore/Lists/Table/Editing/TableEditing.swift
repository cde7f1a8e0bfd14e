import Foundation

/// The editing state of a table view, including the row that is being swiped or dragged.
struct TableEditing {
  var isOn = false
  /// The row that is swiped aside, including during the gesture.
  var swipe: TableSwipe?
  var pan: SwipePan?
  /// The row that is being dragged.
  var reorder: ReorderSession?
  /// The gap for rows that are dropped.
  var gap: TableDropGap?
}

/// The editing state of a cell.
struct CellEditing {
  var isOn = false
  var plan = EditingPlan.notEdited
  /// The editing style that the delegate returned for the row.
  var style = UITableViewCell.EditingStyle.none
  var control: EditingControl?
  var grip: ReorderGrip?
  var shouldIndent = true
  var showsGrip = false
  /// Whether the row is swiped aside and shows its buttons.
  var isSwiped = false

  /// The space that controls take at the leading and the trailing edge.
  var leadingWidth: CGFloat { isOn ? plan.front : 0 }
  var trailingWidth: CGFloat { isOn ? plan.back : 0 }

  var state: UITableViewCell.StateMask {
    var state: UITableViewCell.StateMask = []
    if isOn, plan.control != .none { state.insert(.showingEditControl) }
    if isSwiped { state.insert(.showingDeleteConfirmation) }
    return state
  }
}
