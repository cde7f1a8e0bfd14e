import Foundation

extension UITableView {
  // MARK: Batches

  func beginBatch() {
    if contents.batch == nil { contents.batch = TableBatch() }
    contents.batch?.depth += 1
  }

  func update(_ action: ListUpdates.Action, _ animation: RowAnimation) {
    beginBatch()
    contents.batch?.updates.add(action)
    contents.batch?.animations.add(action, animation)
    endBatch()
  }

  func endBatch() {
    guard contents.batch != nil else {
      return Log.warning("UITableView.endUpdates: beginUpdates() was not called; ignored")
    }
    contents.batch?.depth -= 1
    guard let batch = contents.batch, batch.depth <= 0 else { return }
    contents.batch = nil
    finish(batch)
  }

  /// Applies the collected updates, or schedules a reload if the table view needs to load its data
  /// anyway.
  private func finish(_ batch: TableBatch) {
    let finished = { (isFinished: Bool) in
      for completion in batch.completions { completion(isFinished) }
    }
    guard !contents.needsLoading else {
      setNeedsLayout()
      return finished(true)
    }
    let new = readShape()
    let change: ListChange
    do {
      let words = ListKind.table.describing { [unowned self] in "\(self)" }
      change = try batch.updates.resolve(from: contents.geometry.shape, to: new, words: words)
    } catch {
      Misuse.raise(
        name: ListInconsistency.exceptionName,
        reason: (error as? ListInconsistency)?.reason ?? "\(error)"
      )
    }
    apply(change, animations: batch.animations, completion: finished)
    if !batch.reconfigured.isEmpty { reconfigure(batch.reconfigured) }
  }

  // MARK: Reconfiguring cells

  func reconfigure(_ paths: [IndexPath]) {
    if contents.batch != nil {
      contents.batch?.reconfigured += paths
      return
    }
    guard !contents.needsLoading, let dataSource else { return }
    let places = paths.filter { $0.count == 2 }.map { RowPlace($0) }
    for place in places where contents.geometry.contains(place) {
      guard let index = contents.visible.firstIndex(where: { $0.place == place }) else {
        contents.geometry.forget(place)
        continue
      }
      let cell = contents.visible[index].cell
      contents.reconfigured = cell
      let answer = dataSource.tableView(self, cellForRowAt: place.path)
      contents.reconfigured = nil
      if answer !== cell {
        Log.warning(
          "UITableView.reconfigureRows: the data source returned another cell for \(place); ignored"
        )
      }
    }
    remeasure(places)
  }

  /// Measures visible rows again, and animates the layout if a height has changed.
  private func remeasure(_ places: [RowPlace]) {
    var growth: CGFloat = 0
    for place in places where contents.geometry.contains(place) {
      guard let cell = contents.cell(at: place),
        contents.geometry.sections[place.section].rows.isEstimated
      else { continue }
      growth += abs(measureAgain(cell, at: place))
    }
    guard growth > 0 else { return }
    let place = {
      self.placeAgain()
      for row in self.contents.visible { row.cell.layoutIfNeeded() }
      self.showRows()
    }
    guard window != nil else { return place() }
    UIView.animate(withDuration: TableMetrics.updateDuration, animations: place)
  }
}
