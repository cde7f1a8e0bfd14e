import Foundation

/// The methods that accept items that are dropped on a table view.
///
/// ```swift
/// func tableView(
///   _ tableView: UITableView,
///   performDropWith coordinator: any UITableViewDropCoordinator
/// ) {
///   let path = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
///   coordinator.session.loadObjects(ofClass: String.self) { texts in insert(texts, at: path) }
/// }
/// ```
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  // R-DRAG-44
  /// Called when items are dropped.
  ///
  /// Unless the drop moves a single row of the table view, for which `moveRowAt` of the data source is
  /// called.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - coordinator: The items, and the animations to their places.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )

  /// Returns whether the table view is interested in a drag, which is `true` by default.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: Whether the other methods are called for the drag.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Called when the drag comes over the table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  // R-DRAG-43
  /// Returns what would happen if the items were dropped now.
  ///
  /// Without an implementation, rows of the table view are moved and others are copied to the destination.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The index path under the drag, or `nil` if there is none.
  /// - Returns: The proposal.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Called when the drag leaves the table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Called at the end of each drag that the table view was interested in, wherever it ended.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Returns a proposal that is replaced by the default one.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    tableView.isUnanswered(.dropUpdate, by: UITableViewDropProposal(operation: .cancel))
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}
