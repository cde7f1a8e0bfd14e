import Foundation

extension UITableView {
  /// Updates the visible rows if something has changed since the last layout.
  func showRowsIfNeeded() {
    if contents.needsLoading || layer.needsLayout() { showRows() }
  }

  /// Adds the views that have become visible and removes those that are no longer visible.
  ///
  /// Estimated heights of rows that appear are measured; rows that were visible before keep their
  /// positions on the screen.
  func showRows() {
    // R-TBL-13
    guard !contents.isShowingRows else { return }
    contents.isShowingRows = true
    defer { contents.isShowingRows = false }
    loseDataSource()
    loadIfNeeded()
    takeWaitingRows()
    if contents.measuredWidth != bounds.width { widthChanged() }
    // Measured heights may make more rows visible, and shorter content may scroll.
    for _ in 0..<TableMetrics.longestSettling {
      let before = (bounds.origin, contents.generation)
      UIView.performWithoutAnimation {
        showVisibleRows()
        showEdges()
      }
      fitContent()
      if before == (bounds.origin, contents.generation) { break }
    }
    placeSurroundings()
    announceRows()
  }

  /// Notifies the prefetching data source of the rows that will probably appear next.
  private func announceRows() {
    guard let prefetchDataSource, let first = contents.visible.first?.place,
      let last = contents.visible.last?.place
    else { return }
    let calls = contents.prefetch.follow(first...last, in: contents.geometry)
    if !calls.cancelPrefetching.isEmpty {
      prefetchDataSource.tableView(
        self,
        cancelPrefetchingForRowsAt: calls.cancelPrefetching.map(\.path)
      )
    }
    if !calls.announce.isEmpty {
      prefetchDataSource.tableView(self, prefetchRowsAt: calls.announce.map(\.path))
    }
  }

  private func loseDataSource() {
    if dataSource == nil, !contents.geometry.sections.isEmpty { contents.needsLoading = true }
  }

  /// Updates the content size for the current geometry.
  func fitContent() {
    let size = CGSize(width: bounds.width, height: contents.geometry.bottom + footerViewHeight)
    if size != contentSize { contentSize = size }
  }

  // MARK: Rows

  private func showVisibleRows() {
    guard let seen = contents.geometry.places(from: bounds.minY, to: bounds.maxY) else {
      return putAwayRows { _ in false }
    }
    if let first = contents.visible.first?.place, let last = contents.visible.last?.place,
      first == seen.lowerBound, last == seen.upperBound
    {
      return
    }
    putAwayRows { seen.contains($0) }
    let generation = contents.generation
    if contents.visible.isEmpty {
      guard contents.geometry.contains(seen.lowerBound) else { return }
      show(seen.lowerBound, above: false)
    }
    while contents.generation == generation, let first = contents.visible.first?.place,
      let place = contents.geometry.place(before: first),
      contents.geometry.row(first).start > bounds.minY,
      contents.geometry.row(place).end > bounds.minY
    {
      show(place, above: true)
    }
    while contents.generation == generation, let last = contents.visible.last?.place,
      let place = contents.geometry.place(after: last),
      contents.geometry.row(place).start < bounds.maxY
    {
      show(place, above: false)
    }
    guard contents.generation == generation,
      let seen = contents.geometry.places(from: bounds.minY, to: bounds.maxY)
    else { return }
    putAwayRows { seen.contains($0) }
  }

  /// Creates and measures the cell of a row next to the visible ones.
  private func show(_ place: RowPlace, above: Bool) {
    let generation = contents.generation
    guard let cell = makeCell(at: place), contents.generation == generation else { return }
    contents.visible.insert(
      VisibleRow(place: place, cell: cell),
      at: above ? 0 : contents.visible.count
    )
    let growth = measure(cell, at: place)
    guard contents.generation == generation else { return }
    put(cell, at: place)
    if growth != 0 {
      if above { keepBelow(growth) } else { placeAgain() }
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: place.path)
  }

  /// Adjusts the content offset for a row whose height differs from its estimate, so that the rows
  /// below stay in place.
  private func keepBelow(_ growth: CGFloat) {
    placeAgain()
    contentOffset.y += growth
  }

  /// Measures a row whose height is estimated, and returns the difference.
  private func measure(_ cell: UITableViewCell, at place: RowPlace) -> CGFloat {
    measureAgain(cell, at: place, onlyGuess: true)
  }

  /// Measures a row, and returns the difference to its previous height.
  func measureAgain(
    _ cell: UITableViewCell,
    at place: RowPlace,
    onlyGuess: Bool = false
  ) -> CGFloat {
    guard !onlyGuess || contents.geometry.isGuess(place) else { return 0 }
    var height = givenHeight(of: place) ?? settings.rowHeight
    if height < 0 {
      cell.take(rowStyle(of: place))
      height = cell.fittingHeight(forWidth: rowWidth)
    }
    return contents.geometry.measure(place, as: roundedUp(height))
  }

  func roundedUp(_ height: CGFloat) -> CGFloat {
    guard height.isFinite else { return usualRowHeight }
    return PixelGrid(scale: traitCollection.displayScale).roundedUp(max(height, 0))
  }

  /// Lays out cells, headers and footers again.
  func placeAgain() {
    for row in contents.visible where contents.geometry.contains(row.place) {
      put(row.cell, at: row.place)
    }
    setNeedsLayout()
  }

  func put(_ cell: UITableViewCell, at place: RowPlace) {
    let frame = rowFrame(place).offsetBy(dx: 0, dy: roomShift(of: place))
    if cell.untransformedFrame != frame { cell.untransformedFrame = frame }
    cell.take(rowStyle(of: place))
    cell.updateLinesBesideSelection()
  }

  // MARK: Cells

  /// Gets the cell of a row from the data source and prepares it.
  func makeCell(at place: RowPlace) -> UITableViewCell? {
    guard let dataSource else { return nil }
    if let session = editing.reorder, session.geometry.source == place {
      insertSubview(session.placeholder, at: 0)
      return session.placeholder
    }
    let cell = dataSource.tableView(self, cellForRowAt: place.path)
    if contents.visible.contains(where: { $0.cell === cell }) {
      Log.warning(
        "UITableView: the data source returned the same cell for two rows; the first row has none"
      )
      contents.visible.removeAll { $0.cell === cell }
    }
    cell.table = self
    if cell.superview !== self { insertSubview(cell, at: settings.backgroundView == nil ? 0 : 1) }
    cell.isHidden = false
    cell.indentationLevel =
      delegate?.tableView(self, indentationLevelForRowAt: place.path) ?? 0
    cell.setSelected(contents.selection.contains(place), animated: false)
    cell.setHighlighted(contents.highlighted == place, animated: false)
    prepareEditing(of: cell, at: place)
    return cell
  }

  private func putAwayRows(keeping keeps: (RowPlace) -> Bool) {
    guard contents.visible.contains(where: { !keeps($0.place) }) else { return }
    let gone = contents.visible.filter { !keeps($0.place) }
    contents.visible.removeAll { !keeps($0.place) }
    for row in gone { putAway(row.cell, from: row.place) }
  }

  /// Removes a cell from the screen, and stores it for reuse if it has a reuse identifier.
  func putAway(_ cell: UITableViewCell, from place: RowPlace) {
    guard !(cell is ReorderPlaceholder) else { return cell.removeFromSuperview() }
    cell.resignFocus()
    editingForgets(cell)
    if contents.highlighted == place { contents.highlighted = nil }
    if let identifier = cell.reuseIdentifier {
      cell.isHidden = true
      contents.cells.put(cell, for: identifier)
    } else {
      cell.table = nil
      cell.removeFromSuperview()
    }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place.path)
  }

  /// Removes all views before the data is reloaded.
  func putAwayAll() {
    dropReorder()
    let rows = contents.visible
    contents.visible = []
    for row in rows { putAway(row.cell, from: row.place) }
    for kind in [TableEdge.header, .footer] {
      for section in contents[keyPath: kind.shown].keys.sorted() { putAwayEdge(kind, section) }
      contents[keyPath: kind.early] = [:]
    }
  }

  /// Measures rows for a new width, and keeps the first visible row in place.
  private func widthChanged() {
    let anchor = contents.visible.first?.place
    let offset = anchor.map { bounds.minY - contents.geometry.row($0).start } ?? 0
    load(contents.geometry.shape)
    if let anchor, contents.geometry.contains(anchor), bounds.minY > -adjustedContentInset.top {
      bounds.origin.y = contents.geometry.row(anchor).start + offset
    }
    UIView.performWithoutAnimation {
      for row in contents.visible where contents.geometry.contains(row.place) {
        row.cell.bounds.size.width = rowWidth
        _ = measure(row.cell, at: row.place)
      }
    }
    placeAgain()
  }
}
