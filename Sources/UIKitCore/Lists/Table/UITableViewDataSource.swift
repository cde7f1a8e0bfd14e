import Foundation

/// The methods that provide the rows of a table view.
///
/// The table view calls them when it loads its data, when it performs updates, and when rows become
/// visible. Only the number of rows and their cells are required.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  ///
  /// A negative number is treated as 0, with a warning.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The number of rows.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  // R-TBL-30
  /// Returns the cell for a row that is about to become visible.
  ///
  /// Most implementations call ``UITableView/dequeueReusableCell(withIdentifier:for:)`` and
  /// configure the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The cell.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections.
  ///
  /// The default implementation returns 1. A negative number is treated as 0, with a warning.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title of a section's header.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The title, or `nil` for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title of a section's footer.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The index of the section.
  /// - Returns: The title, or `nil` for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  // R-TBL-120
  /// Returns the titles of the index at the trailing edge of a plain table view.
  ///
  /// A title is usually a letter; ``UITableView/indexSearch`` is shown as a magnifying glass. The
  /// default implementation returns `nil`.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The titles from top to bottom, or `nil` for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  // R-TBL-122
  /// Returns the section to which a title of the index scrolls.
  ///
  /// The default implementation returns `index`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - title: The title.
  ///   - index: The index of the title.
  /// - Returns: The index of the section, or `NSNotFound` for none. A section that doesn't exist is
  ///   replaced with the nearest one.
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int

  // R-LST-46
  /// Returns whether the user can delete a row or insert another one.
  ///
  /// The default implementation returns `true`.
  ///
  /// Unlike iOS, implementing `commit` isn't sufficient for rows that can be swiped to delete them:
  /// this method, `editingStyleForRowAt` or `titleForDeleteConfirmationButtonForRowAt` has to be
  /// implemented, too.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: Whether the row can be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  // R-LST-33
  /// Returns whether the user can move a row.
  ///
  /// Unlike iOS, which checks whether `moveRowAt` is implemented, the default is the cell's
  /// ``UITableViewCell/showsReorderControl``.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: Whether the row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  // R-LST-32
  /// Called when the user deletes a row or inserts one.
  ///
  /// Implementations change the data, and then call ``UITableView/deleteRows(at:with:)`` or
  /// ``UITableView/insertRows(at:with:)``. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - editingStyle: The requested change, a deletion or an insertion.
  ///   - indexPath: The index path of the row.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  // R-LST-50
  /// Called when the user has moved a row.
  ///
  /// Implementations change the data; the table view already shows the row at its new position. The
  /// default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: The index path of the row before the move.
  ///   - destinationIndexPath: The index path of the row after the move.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// Returns `nil`, for no index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title.
  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns `nil`, for no title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns `nil`, for no title.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// The methods that notify an object of rows that will probably become visible.
///
/// Implementations can load the data of these rows in advance. Assign the object to
/// ``UITableView/prefetchDataSource``.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  // R-TBL-36
  /// Called with rows that will become visible if scrolling continues in the same direction, the
  /// nearest first.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The index paths of the rows.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with announced rows that will probably not become visible after all.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The index paths of the rows.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
