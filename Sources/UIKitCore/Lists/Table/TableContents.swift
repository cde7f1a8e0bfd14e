import Foundation

/// A visible row and its cell.
struct VisibleRow {
  var place: RowPlace
  let cell: UITableViewCell
}

/// The state of a table view: its geometry, its visible views and its reuse pools.
struct TableContents {
  var geometry = TableGeometry()
  /// Whether the data has to be loaded from the data source.
  var needsLoading = true
  /// A number that increases with each load and update, which shows callers whether a callback
  /// changed the table.
  var generation = 0
  /// The delegate methods that aren't implemented, and the view methods that are.
  var unanswered: UnimplementedDelegateMethods = []
  var answered: UnimplementedDelegateMethods = []

  /// The visible rows, without gaps, from top to bottom.
  var visible: [VisibleRow] = []
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The views that the delegate returned before their section became visible.
  var earlyHeaders: [Int: UIView] = [:]
  var earlyFooters: [Int: UIView] = [:]
  var cells = ReusePool<UITableViewCell>()
  var headerFooterViews = ReusePool<UITableViewHeaderFooterView>()

  var prefetch = TablePrefetch()
  var selection = TableSelection()
  var highlighted: RowPlace?
  /// The updates that are being collected.
  var batch: TableBatch?
  /// The cell that is returned by the next dequeue call, because its row is being reconfigured.
  var reconfigured: UITableViewCell?
  /// The width for which heights were measured.
  var measuredWidth: CGFloat = 0
  var isShowingRows = false

  func cell(at place: RowPlace) -> UITableViewCell? {
    guard let first = visible.first, place >= first.place else { return nil }
    return visible.first { $0.place == place }?.cell
  }
}
