import Foundation

/// The gap for dropped rows: the offsets of the other rows.
enum TableDropGap: Equatable {
  // R-DRAG-43
  /// A row of the table view moves into the gap.
  case move(ReorderGeometry)
  /// Rows from elsewhere are inserted before a row.
  case insert(RowPlace, height: CGFloat)

  /// The row that moves into the gap, or `nil`.
  var source: RowPlace? {
    guard case .move(let geometry) = self else { return nil }
    return geometry.source
  }

  /// Returns the vertical offset of a row from its regular position.
  func shift(of place: RowPlace) -> CGFloat {
    switch self {
    case .move(let geometry): geometry.shift(of: place)
    case .insert(let target, let height): place >= target ? height : 0
    }
  }

  func shift(ofHeader section: Int) -> CGFloat {
    switch self {
    case .move(let geometry): geometry.shift(ofHeader: section)
    case .insert(let target, let height): section > target.section ? height : 0
    }
  }

  func shift(ofFooter section: Int) -> CGFloat {
    switch self {
    case .move(let geometry): geometry.shift(ofFooter: section)
    case .insert(let target, let height): section >= target.section ? height : 0
    }
  }
}
