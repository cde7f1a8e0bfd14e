import Foundation

/// Tells a table how many rows there are, and makes their cells.
///
/// The table asks when it loads, when it is told of changes, and when a row comes into view.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has; a negative number counts as 0, with a warning.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell that shows a row, asked for when the row comes into view; most come from `dequeueReusableCell`. (R-TBL-30)
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text above a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be deleted or have others inserted; true by default.
  ///
  /// Unlike iOS, where rows are swiped to delete them once `commit` is there, one of this, `editingStyleForRowAt` and
  /// `titleForDeleteConfirmationButtonForRowAt` has to be there, too. (R-LST-46)
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be dragged to another place.
  ///
  /// Unlike iOS, which looks for `moveRowAt`, the default is the cell's `showsReorderControl`. (R-LST-33)
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called when the user deletes a row or wants one inserted: changes the data, then tells the table. (R-LST-32)
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Called when the user dropped a row at another place: changes the data; the table shows it already. (R-LST-50)
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// None.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// Hears which rows will probably come into view, and can get their data ready.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called with rows that are near and will come if the content goes on as it does, the nearest first. (R-TBL-36)
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with rows that were announced and probably will not come after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
