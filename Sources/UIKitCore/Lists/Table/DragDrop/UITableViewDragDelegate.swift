import Foundation

/// The methods that supply the items of a drag from a table view.
///
/// ```swift
/// func tableView(
///   _ tableView: UITableView,
///   itemsForBeginning session: any UIDragSession,
///   at indexPath: IndexPath
/// ) -> [UIDragItem] {
///   let item = UIDragItem(itemProvider: NSItemProvider(object: songs[indexPath.row].title))
///   item.localObject = songs[indexPath.row]
///   return [item]
/// }
/// ```
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  // R-DRAG-41
  /// Returns the items that a press on a row lifts, or an empty array if it can't be dragged.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag that would begin.
  ///   - indexPath: The index path of the row.
  /// - Returns: The items.
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  // R-DRAG-14
  /// Returns the items that a tap of another finger adds to a drag, or an empty array.
  ///
  /// The default implementation returns an empty array; the tap then selects the row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - indexPath: The index path of the row.
  ///   - point: The location of the tap, in the coordinates of the table view.
  /// - Returns: The items.
  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// Returns the appearance of the preview of a row, or `nil` for the default.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The appearance.
  func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// Called when the finger begins to move the lifted items.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// Called at the end of the drag, after the animations.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

  /// Returns whether the items may be moved, which is `true` by default.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: Whether the items may be moved.
  func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether the items can only be dropped in this app, which is `false` by default.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: Whether the items stay in this app.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Returns an empty array.
  public func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
