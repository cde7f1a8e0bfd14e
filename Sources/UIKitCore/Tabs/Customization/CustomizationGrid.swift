/// The frames of the candidates on the customization sheet, in rows from the leading edge.
///
///     |-8-[ cell ][ cell ][ cell ][ cell ]-8-|      four in a row on phones in portrait
///
/// Wider sheets have more cells in a row; on the widest, the grid is centered.
struct CustomizationGrid: Hashable {
  // R-CUS-22

  /// The width of the safe area.
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

  /// Returns the frame of a cell relative to the grid.
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
