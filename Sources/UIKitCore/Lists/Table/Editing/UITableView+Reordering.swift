import Foundation

extension UITableView {
  // MARK: Interactive reordering

  /// Begins dragging a row by its grip.
  func beginReorder(of cell: UITableViewCell, at point: CGPoint) {
    guard editing.isOn, editing.reorder == nil,
      let index = contents.visible.firstIndex(where: { $0.cell === cell })
    else { return }
    endSwipe(animated: true)
    unhighlightRow()
    let place = contents.visible[index].place
    let session = ReorderSession(cell: cell, at: place, finger: point.y)
    editing.reorder = session
    session.placeholder.table = self
    insertSubview(session.placeholder, belowSubview: cell)
    contents.visible[index] = VisibleRow(place: place, cell: session.placeholder)
    UIView.performWithoutAnimation { put(session.placeholder, at: place) }
    bringSubviewToFront(cell)
    session.lift()
    continueReorder(at: point)
  }

  func continueReorder(at point: CGPoint) {
    guard let session = editing.reorder else { return }
    session.finger = point.y - bounds.minY
    followFinger(session)
    let speed = scrollSpeed(of: session)
    session.scroll(speed != 0) { [weak self, weak session] duration in
      MainActor.assumeIsolated {
        guard let self, let session, self.editing.reorder === session else { return }
        self.scrollOn(session, for: duration)
      }
    }
  }

  /// Moves the cell to the touch and updates the destination.
  private func followFinger(_ session: ReorderSession) {
    let middle = bounds.minY + session.finger - session.grip
    session.cell.center.y = middle
    let proposal = session.geometry.proposal(at: middle, in: contents.geometry)
    guard proposal != session.proposal else { return }
    session.proposal = proposal
    let target = target(of: session.geometry.source, proposed: proposal)
    guard editing.reorder === session, target != session.geometry.target else { return }
    session.geometry.target = target
    UIView.animate(
      withDuration: EditingMetrics.makeRoomDuration,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        self.placeAgain()
        self.placeEdgesAgain()
      }
    )
  }

  /// Returns the destination that the delegate allows.
  ///
  /// If the delegate returns an index path that doesn't exist, the proposed one is used, with a
  /// warning.
  func target(of source: RowPlace, proposed: RowPlace) -> RowPlace {
    // R-LST-51
    guard
      let path = delegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: source.path,
        toProposedIndexPath: proposed.path
      )
    else { return proposed }
    guard path.count == 2, contents.geometry.sections.indices.contains(path.section) else {
      Log.warning("UITableView: the destination \(path) of the moved row doesn't exist; ignored")
      return proposed
    }
    let count = contents.geometry.sections[path.section].rows.count
    let last = path.section == source.section ? count - 1 : count
    return RowPlace(path.section, min(max(path.row, 0), max(last, 0)))
  }

  // MARK: Autoscrolling

  private func scrollSpeed(of session: ReorderSession) -> CGFloat {
    let (top, bottom) = (adjustedContentInset.top, bounds.height - adjustedContentInset.bottom)
    let speed = ReorderGeometry.scrollSpeed(at: session.finger, from: top, to: bottom)
    let lowest = max(contentSize.height + adjustedContentInset.bottom - bounds.height, -top)
    if speed < 0, contentOffset.y <= -top { return 0 }
    if speed > 0, contentOffset.y >= lowest { return 0 }
    return speed
  }

  private func scrollOn(_ session: ReorderSession, for duration: TimeInterval) {
    let way = scrollSpeed(of: session) * duration
    guard way != 0 else { return session.stopScrolling() }
    let top = -adjustedContentInset.top
    let lowest = max(contentSize.height + adjustedContentInset.bottom - bounds.height, top)
    contentOffset.y = min(max(contentOffset.y + way, top), lowest)
    followFinger(session)
  }

  // MARK: Ending a drag

  /// Drops the row at its destination and notifies the data source, without reloading any rows.
  func endReorder() {
    // R-LST-50
    guard let session = editing.reorder else { return }
    session.stopScrolling()
    let (source, target) = (session.geometry.source, session.geometry.target)
    guard source != target else { return cancelReorder() }
    dataSource?.tableView(self, moveRowAt: source.path, to: target.path)
    // The app may have reloaded the table view.
    guard editing.reorder === session else { return }
    var shape = contents.geometry.shape
    shape.counts[source.section] -= 1
    shape.counts[target.section] += 1
    let move = ListUpdates([.moveItem(from: source.path, to: target.path)])
    guard readShape() == shape,
      let change = try? move.resolve(from: contents.geometry.shape, to: shape, words: .table)
    else {
      Log.warning("UITableView: the data source did not apply the move of a row; reloaded")
      return reloadData()
    }
    editing.reorder = nil
    takeOver(change, of: session, at: target)
    settle(session, at: target)
  }

  private func takeOver(_ change: ListChange, of session: ReorderSession, at target: RowPlace) {
    let old = contents.geometry
    var geometry = makeGeometry(change.new)
    geometry.adopt(old, through: change)
    contents.geometry = geometry
    contents.generation += 1
    contents.selection.follow(change)
    session.placeholder.removeFromSuperview()
    var rows = contents.visible.filter { $0.cell !== session.placeholder }
      .compactMap { row in
        change.newIndexPath(of: row.place.path).map {
          VisibleRow(place: RowPlace($0), cell: row.cell)
        }
      }
    rows.append(VisibleRow(place: target, cell: session.cell))
    rows.sort { $0.place < $1.place }
    contents.visible = rows
  }

  /// Moves the row back to where it was.
  func cancelReorder() {
    // R-LST-50
    guard let session = editing.reorder else { return }
    session.stopScrolling()
    editing.reorder = nil
    let source = session.geometry.source
    session.placeholder.removeFromSuperview()
    if let index = contents.visible.firstIndex(where: { $0.cell === session.placeholder }) {
      contents.visible[index] = VisibleRow(place: source, cell: session.cell)
      settle(session, at: source)
    } else {
      session.land()
      session.landed()
      putAway(session.cell, from: source)
      placeAgain()
    }
  }

  private func settle(_ session: ReorderSession, at place: RowPlace) {
    UIView.animate(
      withDuration: EditingMetrics.makeRoomDuration,
      animations: {
        session.land()
        self.placeAgain()
        self.placeEdgesAgain()
      },
      completion: { _ in session.landed() }
    )
  }

  /// Ends a drag without animation because the table view reloads.
  func dropReorder() {
    guard let session = editing.reorder else { return }
    editing.reorder = nil
    session.stopScrolling()
    session.land()
    session.landed()
    session.placeholder.removeFromSuperview()
    contents.visible.removeAll { $0.cell === session.placeholder }
    putAway(session.cell, from: session.geometry.source)
  }

  // MARK: Offsets

  /// Returns the vertical offset of a row that makes room for the dragged row.
  func roomShift(of place: RowPlace) -> CGFloat {
    editing.reorder?.geometry.shift(of: place) ?? editing.gap?.shift(of: place) ?? 0
  }

  func roomShift(of kind: TableEdge, _ section: Int) -> CGFloat {
    guard let geometry = editing.reorder?.geometry else {
      return
        (kind == .header
        ? editing.gap?.shift(ofHeader: section) : editing.gap?.shift(ofFooter: section)) ?? 0
    }
    return kind == .header ? geometry.shift(ofHeader: section) : geometry.shift(ofFooter: section)
  }

  // R-LST-55
  /// Returns whether the gap of a drag, or the end of the group without the dragged row, is directly
  /// above and below a row of an inset group.
  func gaps(around place: RowPlace) -> (above: Bool, below: Bool) {
    guard style == .insetGrouped, editing.reorder != nil || editing.gap != nil else {
      return (false, false)
    }
    let geometry = contents.geometry
    let source = editing.reorder?.geometry.source ?? editing.gap?.source
    func neighbor(_ step: Int) -> RowPlace? {
      var neighbor = RowPlace(place.section, place.row + step)
      if neighbor == source { neighbor.row += step }
      return geometry.contains(neighbor) ? neighbor : nil
    }
    func isApart(_ upper: RowPlace?, _ lower: RowPlace?) -> Bool {
      guard let upper, let lower else { return true }
      let end = geometry.row(upper).end + roomShift(of: upper)
      // Sums of fractional heights differ by rounding.
      return geometry.row(lower).start + roomShift(of: lower) > end + 0.01
    }
    return (isApart(neighbor(-1), place), isApart(place, neighbor(1)))
  }

  func placeEdgesAgain() {
    for kind in [TableEdge.header, .footer] {
      for (section, view) in contents[keyPath: kind.shown] { placeEdge(view, kind, section) }
    }
  }
}
