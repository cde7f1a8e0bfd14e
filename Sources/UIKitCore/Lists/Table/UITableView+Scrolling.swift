import Foundation

extension UITableView {
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    expectRow(path)
    // Without animation, the rows on the way to the target never appear, so the heights around the
    // target are measured first.
    if !animated {
      for _ in 0..<TableMetrics.longestSettling {
        let offset = offset(showing: target(path), position)
        guard offset != contentOffset else { break }
        setContentOffset(offset, animated: false)
        layoutIfNeeded()
      }
      return
    }
    setContentOffset(offset(showing: target(path), position), animated: true)
  }

  /// Raises an exception if the row to scroll to doesn't exist.
  private func expectRow(_ path: IndexPath) {
    let (section, row) = (path.section, path.row)
    let sections = contents.geometry.sections
    guard sections.indices.contains(section) else {
      Misuse.raise(
        name: "NSRangeException",
        reason: "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: section "
          + "(\(section)) beyond bounds (\(sections.count))."
      )
    }
    let count = sections[section].rows.count
    guard row == NSNotFound || (row >= 0 && row < count) else {
      Misuse.raise(
        name: "NSRangeException",
        reason:
          "Attempted to scroll the table view to an out-of-bounds row (\(row)) when there are "
          + "only \(count) rows in section \(section). Table view: \(self), dataSource: "
          + "\(dataSource.map { "\($0)" } ?? "(null)")"
      )
    }
  }

  /// Returns the extent of the row, or the start of the section if the row is `NSNotFound`.
  private func target(_ path: IndexPath) -> Span {
    guard path.row != NSNotFound else {
      let section = contents.geometry.section(path.section)
      return Span(start: section.start, length: 0)
    }
    return contents.geometry.row(RowPlace(path))
  }

  private func offset(showing span: Span, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let section = contents.geometry.section(at: span.start) ?? 0
    let header = style == .plain ? contents.geometry.header(section).length : 0
    let window = RowWindow(
      top: bounds.minY + inset.top,
      bottom: bounds.maxY - inset.bottom,
      floating: header
    )
    let way = window.way(to: span, position)
    return limits.clamp(CGPoint(x: contentOffset.x, y: contentOffset.y + way))
  }

  func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let middle = bounds.midY
    func distance(_ place: RowPlace) -> CGFloat {
      let span = contents.geometry.row(place)
      return abs(span.start + span.length / 2 - middle)
    }
    let places = contents.selection.places.filter { contents.geometry.contains($0) }
    guard let nearest = places.min(by: { distance($0) < distance($1) }) else { return }
    scroll(to: nearest.path, position, animated: animated)
  }
}

/// The unobscured part of a table view, used to compute the distance to scroll.
struct RowWindow {
  var top: CGFloat
  var bottom: CGFloat
  /// The height of a header that floats at the top.
  var floating: CGFloat

  func way(to row: Span, _ position: UITableView.ScrollPosition) -> CGFloat {
    let top = top + floating
    switch position {
    case .top: return row.start - top
    case .middle: return row.start + row.length / 2 - (top + bottom) / 2
    case .bottom: return row.end - bottom
    case .none:
      if row.start < top || row.length > bottom - top { return row.start - top }
      return row.end > bottom ? row.end - bottom : 0
    }
  }
}
