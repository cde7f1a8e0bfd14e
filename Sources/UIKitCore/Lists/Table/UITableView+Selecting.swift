import Foundation

extension UITableView {
  // MARK: Programmatic selection

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    content.waitingRows = nil
    guard let path else {
      for place in contents.selection.places { deselect(place, animated: animated) }
      return
    }
    guard path.count == 2, loaded.contains(RowPlace(path)) else {
      return Log.warning("UITableView.selectRow: there is no row \(path); ignored")
    }
    setSelected(RowPlace(path), animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ place: RowPlace, animated: Bool) {
    guard contents.selection.contains(place) else { return }
    content.waitingRows = nil
    contents.selection.remove(place)
    contents.cell(at: place)?.setSelected(false, animated: animated)
  }

  func setSelected(_ place: RowPlace, animated: Bool) {
    if !takesSeveral {
      for other in contents.selection.places where other != place {
        deselect(other, animated: animated)
      }
    }
    contents.selection.insert(place)
    contents.cell(at: place)?.setSelected(true, animated: animated)
  }

  /// Whether several rows can be selected in the current editing mode.
  var takesSeveral: Bool {
    isEditing ? settings.allowsMultipleSelectionDuringEditing : settings.allowsMultipleSelection
  }

  /// Whether taps select rows in the current editing mode.
  var takesSelection: Bool {
    guard isEditing else { return settings.allowsSelection || settings.allowsMultipleSelection }
    return settings.allowsSelectionDuringEditing || settings.allowsMultipleSelectionDuringEditing
  }

  // MARK: Touches

  private func touchedRow(_ touches: Set<UITouch>) -> VisibleRow? {
    guard let touched = touches.first?.view else { return nil }
    return contents.visible.first { touched.isDescendant(of: $0.cell) }
  }

  /// Highlights the row at a touch, and returns whether the touch is handled.
  func highlightRow(under touches: Set<UITouch>) -> Bool {
    // A touch first closes a swiped row.
    if endSwipe(animated: true) { return true }
    return touchedRow(touches).map(highlight) ?? false
  }

  /// Highlights a row if the delegate allows it, and returns whether the touch is handled.
  func highlight(_ row: VisibleRow) -> Bool {
    guard contents.highlighted == nil, takesSelection else { return false }
    let generation = contents.generation
    guard delegate?.tableView(self, shouldHighlightRowAt: row.place.path) ?? true,
      contents.generation == generation
    else { return true }
    contents.highlighted = row.place
    row.cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row.place.path)
    return true
  }

  /// Removes the highlight when the touch leaves the row, and returns whether the touch is handled.
  func followTouch(_ touches: Set<UITouch>) -> Bool {
    guard let place = contents.highlighted, let cell = contents.cell(at: place),
      let touch = touches.first
    else { return false }
    if !cell.bounds.contains(touch.location(in: cell)) { unhighlightRow() }
    return true
  }

  @discardableResult func unhighlightRow() -> Bool {
    guard let place = contents.highlighted else { return false }
    contents.highlighted = nil
    contents.cell(at: place)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: place.path)
    return true
  }

  /// Selects the highlighted row when the touch ends, or deselects it if several rows can be
  /// selected.
  func selectTouchedRow() -> Bool {
    guard let place = contents.highlighted else { return false }
    let generation = contents.generation
    unhighlightRow()
    guard contents.generation == generation else { return true }
    if takesSeveral, contents.selection.contains(place) {
      deselectByUser(place)
    } else {
      selectByUser(place)
    }
    return true
  }

  /// Selects a row for the user: calls the delegate's `willSelect` method before, and its
  /// `didSelect` method after.
  func selectByUser(_ place: RowPlace) {
    // R-TBL-42
    content.waitingRows = nil
    let path =
      delegate.map { $0.tableView(self, willSelectRowAt: place.path) } ?? Optional(place.path)
    guard let path, path.count == 2, loaded.contains(RowPlace(path)) else { return }
    if !takesSeveral {
      for other in contents.selection.places where other != RowPlace(path) {
        deselectByUser(other)
      }
    }
    guard loaded.contains(RowPlace(path)) else { return }
    setSelected(RowPlace(path), animated: false)
    // R-IB-44
    cellForRow(at: path)?.segues.selection?()
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselectByUser(_ place: RowPlace) {
    let path =
      delegate.map { $0.tableView(self, willDeselectRowAt: place.path) } ?? Optional(place.path)
    guard let path, path.count == 2 else { return }
    deselect(RowPlace(path), animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  // MARK: Accessibility

  /// The accessibility elements, from top to bottom.
  var elementsInOrder: [Any] {
    var elements: [Any] = []
    if let view = settings.headerView { elements.append(view) }
    var rows = contents.visible[...]
    for section in contents.geometry.sections(from: bounds.minY, to: bounds.maxY) {
      if let header = contents.headers[section] { elements.append(header) }
      while let row = rows.first, row.place.section == section {
        elements.append(row.cell)
        rows = rows.dropFirst()
      }
      if let footer = contents.footers[section] { elements.append(footer) }
    }
    if let view = settings.footerView { elements.append(view) }
    let known = elements.compactMap { $0 as? UIView }
    elements += subviews.filter { view in
      !known.contains(view) && view !== settings.backgroundView
        && !(view is UITableViewCell) && !(view is UITableViewHeaderFooterView)
    }
    return elements
  }
}
