/// Where the candidates of a customization stand: rows of cells from the leading edge on.
///
///     |-8-[ cell ][ cell ][ cell ][ cell ]-8-|      four in a row on phones held upright
///
/// In wide sheets more stand in a row, and at last the grid keeps to the middle. (R-CUS-22)
struct CustomizationGrid: Hashable {
  /// What is left between the safe area's edges.
  var width: CGFloat
  var count: Int
  var isRightToLeft = false

  private var gridWidth: CGFloat {
    let room = width.isFinite ? width - 2 * CustomizationMetrics.gridMargin : 0
    return min(max(room, 0), CustomizationMetrics.gridWidth)
  }

  var columns: Int {
    max(Int(gridWidth / CustomizationMetrics.cellWidth), CustomizationMetrics.leastColumns)
  }

  var height: CGFloat {
    CGFloat((max(count, 0) + columns - 1) / columns) * CustomizationMetrics.cellHeight
      + CustomizationMetrics.gridMargin
  }

  /// The frame of a cell; upper left is that of the grid.
  func cellFrame(at index: Int) -> CGRect {
    let cell = gridWidth / CGFloat(columns)
    let column = index % columns
    let position = isRightToLeft ? columns - 1 - column : column
    return CGRect(
      x: (gridWidth > 0 ? (width - gridWidth) / 2 : 0) + CGFloat(position) * cell,
      y: CGFloat(index / columns) * CustomizationMetrics.cellHeight,
      width: cell,
      height: CustomizationMetrics.cellHeight
    )
  }
}
