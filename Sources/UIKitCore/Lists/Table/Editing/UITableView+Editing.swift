import Foundation

extension UITableView {
  // MARK: Turning on and off

  /// Turns editing on or off for all rows. (R-LST-30)
  func showEditing(_ isOn: Bool, animated: Bool) {
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

  /// Makes a cell that comes into view look as its row has to.
  func prepareEditing(of cell: UITableViewCell, at place: RowPlace) {
    guard editing.isOn else { return cell.endEditing() }
    cell.take(editingPlan(of: cell, at: place.path))
    cell.setEditing(mayEdit(cell), animated: false)
  }

  /// Rows that the app does not let edit, nor move, look as always.
  private func mayEdit(_ cell: UITableViewCell) -> Bool {
    cell.editing.plan != .notEdited
  }

  // MARK: What the app says

  /// What a row shows while it is edited. (R-LST-31…33)
  private func editingPlan(of cell: UITableViewCell, at path: IndexPath) -> EditingPlan {
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

  /// A row moves if the data source says so, or if it leaves that open and the cell wants a grip. (R-LST-33)
  private func canMove(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
    guard let dataSource else { return false }
    contents.unanswered.remove(.canMove)
    let answer = dataSource.tableView(self, canMoveRowAt: path)
    return contents.unanswered.contains(.canMove) ? cell.showsReorderControl : answer
  }

  // MARK: Controls

  /// Deleting is confirmed by a button; inserting is done at once. (R-LST-32)
  func editingControlTapped(_ kind: EditingPlan.Control, in cell: UITableViewCell) {
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

  // MARK: Changes

  /// Follows rows through a change.
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

  /// The cell leaves what is seen, or another takes its place.
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
}
