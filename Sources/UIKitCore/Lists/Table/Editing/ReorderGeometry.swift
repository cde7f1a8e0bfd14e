import Foundation

/// Computes the destination of a dragged row, and the offsets of the other rows.
///
/// All positions refer to the table's geometry without the drag.
struct ReorderGeometry: Equatable {
  // R-LST-50
  let source: RowPlace
  /// The index path that the row would have if it were dropped now.
  var target: RowPlace
  /// The height of the dragged row.
  let height: CGFloat

  init(source: RowPlace, height: CGFloat) {
    self.source = source
    target = source
    self.height = height
  }

  // MARK: Destination

  /// Returns the destination of a row whose center is at a vertical position.
  func proposal(at y: CGFloat, in geometry: TableGeometry) -> RowPlace {
    guard let section = geometry.section(at: y) else { return source }
    let count = geometry.sections[section].rows.count
    let rows = geometry.rows(section)
    if y < rows.start {
      return beforeRows(of: section, isNearTop: isAboveHeader(y, section, geometry), geometry)
    }
    guard y < rows.end, let place = geometry.place(at: y) else {
      return RowPlace(section, section == source.section ? max(count - 1, 0) : count)
    }
    guard section > source.section else { return place }
    // The rows above have moved up, so the row under the center precedes the destination.
    return RowPlace(section, place.row + 1)
  }

  private func isAboveHeader(_ y: CGFloat, _ section: Int, _ geometry: TableGeometry) -> Bool {
    let span = geometry.section(section)
    return y < (span.start + geometry.rows(section).start) / 2
  }

  /// Returns the destination over a header: the start of its section, or the end of the previous
  /// one.
  private func beforeRows(of section: Int, isNearTop: Bool, _ geometry: TableGeometry) -> RowPlace {
    guard isNearTop, section > 0 else { return RowPlace(section, 0) }
    let before = section - 1
    let count = geometry.sections[before].rows.count
    return RowPlace(before, before == source.section ? max(count - 1, 0) : count)
  }

  // MARK: Offsets of other rows

  /// Returns the vertical offset of another row from its regular position.
  func shift(of place: RowPlace) -> CGFloat {
    guard place != source else { return 0 }
    let new = newPlace(of: place)
    let isBehindSource = place > source
    let isBehindTarget = new > target
    if isBehindSource, !isBehindTarget { return -height }
    if !isBehindSource, isBehindTarget { return height }
    return 0
  }

  /// Returns the vertical offset of a section's header from its regular position.
  func shift(ofHeader section: Int) -> CGFloat {
    if section > source.section, section <= target.section { return -height }
    if section <= source.section, section > target.section { return height }
    return 0
  }

  func shift(ofFooter section: Int) -> CGFloat {
    if section >= source.section, section < target.section { return -height }
    if section < source.section, section >= target.section { return height }
    return 0
  }

  /// Returns the index path of another row after the move.
  func newPlace(of place: RowPlace) -> RowPlace {
    var place = place
    if place.section == source.section, place.row > source.row { place.row -= 1 }
    if place.section == target.section, place.row >= target.row { place.row += 1 }
    return place
  }

  // MARK: Autoscrolling

  /// Returns the autoscroll speed, in points per second, for a drag at a vertical position of the
  /// visible area.
  ///
  /// A negative value scrolls up.
  static func scrollSpeed(at y: CGFloat, from top: CGFloat, to bottom: CGFloat) -> CGFloat {
    let reach = min(EditingMetrics.edgeReach, (bottom - top) / 4)
    guard reach > 0 else { return 0 }
    if y < top + reach { return -EditingMetrics.edgeSpeed * min((top + reach - y) / reach, 1) }
    if y > bottom - reach { return EditingMetrics.edgeSpeed * min((y - bottom + reach) / reach, 1) }
    return 0
  }
}
