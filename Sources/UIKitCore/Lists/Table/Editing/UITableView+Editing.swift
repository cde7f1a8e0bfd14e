import Foundation

extension UITableView {
  // MARK: Editing mode

  /// Enters or leaves editing mode for all rows, and deselects all rows.
  func showEditing(_ isOn: Bool, animated: Bool) {
    // R-LST-30
    guard isOn != editing.isOn else { return }
    endSwipe(animated: animated)
    cancelReorder()
    editing.isOn = isOn
    for place in contents.selection.places { deselect(place, animated: animated) }
    for row in contents.visible {
      if isOn { row.cell.take(editingPlan(of: row.cell, at: row.place.path)) }
      row.cell.setEditing(isOn && mayEdit(row.cell), animated: animated)
    }
    setNeedsLayout()
  }

  /// Applies the editing mode to a cell that is about to appear.
  func prepareEditing(of cell: UITableViewCell, at place: RowPlace) {
    guard editing.isOn else { return cell.endEditing() }
    cell.take(editingPlan(of: cell, at: place.path))
    cell.setEditing(mayEdit(cell), animated: false)
  }

  /// Returns whether the cell enters editing mode; rows that can be neither edited nor moved don't.
  private func mayEdit(_ cell: UITableViewCell) -> Bool {
    cell.editing.plan != .notEdited
  }

  // MARK: Data source and delegate

  /// Returns the controls of a row in editing mode.
  private func editingPlan(of cell: UITableViewCell, at path: IndexPath) -> EditingPlan {
    // R-LST-31…33
    var answers = EditingPlan.Answers()
    answers.canEdit = canEdit(path)
    answers.canMove = canMove(path, cell)
    answers.style = answers.canEdit ? editingStyle(of: path) : .none
    cell.editing.style = answers.style
    answers.indents =
      (delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
      && cell.shouldIndentWhileEditing
    answers.chooses = settings.allowsMultipleSelectionDuringEditing
    return EditingPlan(answers)
  }

  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Returns whether a row can be moved.
  ///
  /// The data source determines the value; if it doesn't implement the method, the cell's
  /// `showsReorderControl` is used.
  private func canMove(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
    // R-LST-33
    guard let dataSource else { return false }
    contents.unanswered.remove(.canMove)
    let answer = dataSource.tableView(self, canMoveRowAt: path)
    return contents.unanswered.contains(.canMove) ? cell.showsReorderControl : answer
  }

  // MARK: Controls

  /// Handles a tap on an editing control.
  ///
  /// An insertion is committed immediately; a deletion shows a button that confirms it.
  func editingControlTapped(_ kind: EditingPlan.Control, in cell: UITableViewCell) {
    // R-LST-32
    guard let path = indexPath(for: cell) else { return }
    switch kind {
    case .insert:
      endSwipe(animated: true)
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      if editing.swipe?.cell === cell, editing.swipe?.isOpen == true {
        endSwipe(animated: true)
      } else {
        openSwipe(of: cell, at: path)
      }
    case .choice, .none: break
    }
  }

  // MARK: Updates

  /// Updates the swiped row for changed index paths, and ends a drag.
  func editingFollows(_ change: ListChange) {
    if let swipe = editing.swipe {
      if let path = change.newIndexPath(of: swipe.place.path),
        !change.reloadedItems.contains(swipe.place.path)
      {
        swipe.place = RowPlace(path)
      } else {
        leaveWithRow(swipe)
      }
    }
    if editing.reorder != nil { dropReorder() }
  }

  /// Ends editing of a cell that disappears or is replaced.
  func editingForgets(_ cell: UITableViewCell) {
    if editing.swipe?.cell === cell { forgetSwipe() }
    cell.endEditing()
  }
}

extension UnimplementedDelegateMethods {
  static let canEdit = UnimplementedDelegateMethods(rawValue: 1 << 8)
  static let canMove = UnimplementedDelegateMethods(rawValue: 1 << 9)
  static let editingStyle = UnimplementedDelegateMethods(rawValue: 1 << 10)
  static let deleteTitle = UnimplementedDelegateMethods(rawValue: 1 << 11)
  static let leadingActions = UnimplementedDelegateMethods(rawValue: 1 << 12)
  static let trailingActions = UnimplementedDelegateMethods(rawValue: 1 << 13)
  static let rowActions = UnimplementedDelegateMethods(rawValue: 1 << 14)
}
