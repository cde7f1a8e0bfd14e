import Foundation

/// Default implementations of the delegate methods for editing.
extension UITableViewDelegate {
  /// Returns `delete`.
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    tableView.isUnanswered(.editingStyle, by: .delete)
  }
  /// Returns `nil`, for the system's title.
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.isUnanswered(.deleteTitle, by: nil)
  }
  /// Returns `nil`, for no actions.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.isUnanswered(.leadingActions, by: nil)
  }
  /// Returns `nil`, for a delete button if the row can be deleted.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.isUnanswered(.trailingActions, by: nil)
  }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    tableView.isUnanswered(.rowActions, by: nil)
  }
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns the proposed index path.
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}

/// Default implementations of the data source methods for editing.
extension UITableViewDataSource {
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.isUnanswered(.canEdit, by: true)
  }
  /// Returns `false`; the table view then uses the cell's `showsReorderControl`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.isUnanswered(.canMove, by: false)
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.isUnanswered(.moveRow, by: ())
  }
}
