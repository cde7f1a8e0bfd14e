import Foundation

/// A row that can be seen, with its cell.
struct VisibleRow {
  var place: RowPlace
  let cell: UITableViewCell
}

/// What a table holds now: where everything is, what is seen of it, and what waits for another use.
struct TableContents {
  var geometry = TableGeometry()
  /// Whether the data source has to be asked before anything else.
  var needsLoading = true
  /// Counts loads and changes, so that whoever calls out can see that all is different now.
  var generation = 0
  /// What the delegate did not answer when it was asked, and which views it has.
  var unanswered: UnimplementedDelegateMethods = []
  var answered: UnimplementedDelegateMethods = []

  /// The rows that are seen, without gaps, from top to bottom.
  var visible: [VisibleRow] = []
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Views that the delegate gave before their section came into view.
  var earlyHeaders: [Int: UIView] = [:]
  var earlyFooters: [Int: UIView] = [:]
  var cells = ReusePool<UITableViewCell>()
  var headerFooterViews = ReusePool<UITableViewHeaderFooterView>()

  var prefetch = TablePrefetch()
  var selection = TableSelection()
  var highlighted: RowPlace?
  /// Changes that are being collected.
  var batch: TableBatch?
  /// A cell that is about to be set up anew and is given to the data source in place of another.
  var reconfigured: UITableViewCell?
  /// The width that heights were measured for.
  var measuredWidth: CGFloat = 0
  var isShowingRows = false

  func cell(at place: RowPlace) -> UITableViewCell? {
    guard let first = visible.first, place >= first.place else { return nil }
    return visible.first { $0.place == place }?.cell
  }
}
