import Foundation

/// What a cell takes over from its table and its place among its neighbours.
struct RowStyle: Equatable {
  var table = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  /// How far content keeps from the sides.
  var margin = TableMetrics.narrowMargin
  /// What content keeps free at the left and right before its margins.
  var leftInset: CGFloat = 0
  var rightInset: CGFloat = 0
  var separatorStyle = UITableViewCell.SeparatorStyle.none
  var separatorColor = UIColor.separator
  /// nil where lines begin with the text.
  var separatorInset: UIEdgeInsets?
  /// Whether the inset counts from where lines begin by themselves.
  var insetsFromAutomatic = false

  /// Where lines are at the lower edge: between rows, and below the last row of plain and grouped tables. (R-TBL-21)
  var hasLineBelow: Bool { separatorStyle != .none && !(table == .insetGrouped && isLast) }
  /// Whether there is a line above: the first row of a group from edge to edge.
  var hasLineAbove: Bool { separatorStyle != .none && table == .grouped && isFirst }
  /// Whether the lower line runs from edge to edge.
  var lineBelowIsWhole: Bool { table == .grouped && isLast }

  /// The corners that are round.
  var roundsTop: Bool { table == .insetGrouped && isFirst }
  var roundsBottom: Bool { table == .insetGrouped && isLast }

  var background: UIColor {
    table == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }
}
