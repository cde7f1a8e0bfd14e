import QuartzCore

/// The appearance of a cell that depends on its table view and its position in its section.
struct RowStyle: Equatable {
  var table = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  /// Whether the section has a header.
  var hasHeader = false
  // R-LST-55
  /// Whether the gap of a drag is directly above the row, and directly below it.
  var isBelowGap = false
  var isAboveGap = false
  /// The distance between the content and the sides.
  var margin = ScreenMetrics.narrowMargin
  /// The space at the left and right of the content, in addition to its margins.
  var leftInset: CGFloat = 0
  var rightInset: CGFloat = 0
  /// The space between separators and the trailing edge.
  var trailingLineInset: CGFloat = 0
  var separatorStyle = UITableViewCell.SeparatorStyle.none
  var separatorColor = UIColor.separator
  /// The separator insets, or `nil` if separators begin at the text.
  var separatorInset: UIEdgeInsets?
  /// Whether the insets are measured from the automatic insets.
  var insetsFromAutomatic = false
  // R-TV-21
  /// Whether the row is on a television, where there are no separators.
  var isTelevision = false

  // R-TBL-21
  /// Whether there is a separator at the bottom edge: for all rows except the last row of an inset
  /// group.
  var hasLineBelow: Bool {
    separatorStyle != .none && !(table == .insetGrouped && (isLast || isAboveGap)) && !isTelevision
  }
  /// Whether there is a separator at the top edge: for the first row of a group that extends from
  /// edge to edge, and for the row below the header of a plain table.
  var hasLineAbove: Bool {
    guard separatorStyle != .none, isFirst, !isTelevision else { return false }
    return table == .grouped || (table == .plain && hasHeader)
  }
  /// Whether the bottom separator extends from edge to edge.
  var lineBelowIsWhole: Bool { table == .grouped && isLast }

  /// The rounded corners: those at the ends of an inset group and at the gap of a drag, and all of a
  /// group's row on a television.
  var corners: CACornerMask {
    if isTelevision { return table == .plain ? [] : .all }
    guard table == .insetGrouped else { return [] }
    var corners: CACornerMask = []
    if isFirst || isBelowGap { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast || isAboveGap { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  var background: UIColor {
    guard !isTelevision else { return table == .plain ? .clear : .quaternarySystemFill }
    return table == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }
}
