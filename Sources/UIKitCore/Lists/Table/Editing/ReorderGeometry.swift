import Foundation

/// Where a row would go that is dragged over the others, and how these make room for it.
///
/// Knows the table as it stands while nothing is dragged. (R-LST-50)
struct ReorderGeometry {
  let source: RowPlace
  /// Where the row goes if it is dropped now: its place among the others once it is there.
  var target: RowPlace
  /// The height of the row.
  let height: CGFloat

  init(source: RowPlace, height: CGFloat) {
    self.source = source
    target = source
    self.height = height
  }

  // MARK: Where it would go

  /// The place for a row whose middle is at a height.
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
    // The rows above have moved up: what is under the middle stands before it.
    return RowPlace(section, place.row + 1)
  }

  private func isAboveHeader(_ y: CGFloat, _ section: Int, _ geometry: TableGeometry) -> Bool {
    let span = geometry.section(section)
    return y < (span.start + geometry.rows(section).start) / 2
  }

  /// On a header: at the beginning of its section, or at the end of the one before.
  private func beforeRows(of section: Int, isNearTop: Bool, _ geometry: TableGeometry) -> RowPlace {
    guard isNearTop, section > 0 else { return RowPlace(section, 0) }
    let before = section - 1
    let count = geometry.sections[before].rows.count
    return RowPlace(before, before == source.section ? max(count - 1, 0) : count)
  }

  // MARK: How the others make room

  /// How far a row that is not the dragged one stands from where it belongs.
  func shift(of place: RowPlace) -> CGFloat {
    guard place != source else { return 0 }
    let new = newPlace(of: place)
    let isBehindSource = place > source
    let isBehindTarget = new > target
    if isBehindSource, !isBehindTarget { return -height }
    if !isBehindSource, isBehindTarget { return height }
    return 0
  }

  /// How far the header or footer of a section stands from where it belongs.
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

  /// The place of another row after the move.
  func newPlace(of place: RowPlace) -> RowPlace {
    var place = place
    if place.section == source.section, place.row > source.row { place.row -= 1 }
    if place.section == target.section, place.row >= target.row { place.row += 1 }
    return place
  }

  // MARK: At the edges

  /// How fast the table scrolls while the row is held at a height of what is seen; up is negative.
  static func scrollSpeed(at y: CGFloat, from top: CGFloat, to bottom: CGFloat) -> CGFloat {
    let reach = min(EditingMetrics.edgeReach, (bottom - top) / 4)
    guard reach > 0 else { return 0 }
    if y < top + reach { return -EditingMetrics.edgeSpeed * min((top + reach - y) / reach, 1) }
    if y > bottom - reach { return EditingMetrics.edgeSpeed * min((y - bottom + reach) / reach, 1) }
    return 0
  }
}
