import Foundation

/// Whether a table is edited, and which row the user has a finger on.
struct TableEditing {
  var isOn = false
  /// The row that stands aside, or is about to.
  var swipe: SwipeSession?
  var pan: SwipePan?
  /// The row that is being dragged.
  var reorder: ReorderSession?
}

/// What editing does to a cell.
struct CellEditing {
  var isOn = false
  var plan = EditingPlan.notEdited
  /// What the app said that the control does.
  var style = UITableViewCell.EditingStyle.none
  var control: EditingControl?
  var grip: ReorderGrip?
  var shouldIndent = true
  var showsGrip = false
  /// Whether the row stands aside and shows its buttons.
  var isSwiped = false

  /// What the controls take at the side where reading begins, and at the other.
  var leadingWidth: CGFloat { isOn ? plan.front : 0 }
  var trailingWidth: CGFloat { isOn ? plan.back : 0 }

  var state: UITableViewCell.StateMask {
    var state: UITableViewCell.StateMask = []
    if isOn, plan.control != .none { state.insert(.showingEditControl) }
    if isSwiped { state.insert(.showingDeleteConfirmation) }
    return state
  }
}
