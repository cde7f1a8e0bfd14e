import QuartzCore

/// A table view or collection view whose selection and first visible row are restored.
@MainActor protocol RestorableList: UIScrollView {
  // R-RES-23
  /// The object that identifies rows by model identifiers, or `nil` if rows are identified by index
  /// paths.
  var modelAssociation: (any UIDataSourceModelAssociation)? { get }
  var hasRows: Bool { get }
  var selectedRows: [IndexPath] { get }
  /// Returns the first row that extends beyond a point of the content.
  func firstRow(beyond point: CGPoint) -> IndexPath?
  /// Returns the frame of a row, or `nil` if the row doesn't exist.
  func frameOfRow(at path: IndexPath) -> CGRect?
  /// Selects an existing row without notifying the delegate.
  func selectAgain(_ path: IndexPath)
  func encodeEditing(with coder: NSCoder)
  func decodeEditing(from coder: NSCoder)
}

extension RestorableList {
  func encodeRows(with coder: NSCoder) {
    encodeEditing(with: coder)
    (content.waitingRows ?? rowsToKeep).write(to: coder)
  }

  func encodeEditing(with coder: NSCoder) {}

  func decodeEditing(from coder: NSCoder) {}

  private var rowsToKeep: SavedListState {
    var kept = SavedListState()
    kept.selected = selectedRows.compactMap(row)
    let place = placeToKeep
    if place != .zero, modelAssociation != nil, let path = firstRow(beyond: place),
      let row = row(at: path), let frame = frameOfRow(at: path)
    {
      kept.first = row
      kept.distance = CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
    }
    return kept
  }

  private func row(at path: IndexPath) -> SavedListState.Row? {
    guard let modelAssociation else { return SavedListState.Row(path: path) }
    return modelAssociation.modelIdentifierForElement(at: path, in: self).map {
      SavedListState.Row(path: path, name: $0)
    }
  }

  func decodeRows(from coder: NSCoder) {
    decodeEditing(from: coder)
    content.waitingRows = SavedListState(from: coder)
    takeWaitingRows()
  }

  /// Restores the selection and the scroll position once the list has rows.
  ///
  /// The saved state is applied again each time the list reloads its data, until the frame after
  /// the list is in a window.
  func takeWaitingRows() {
    guard let kept = content.waitingRows, hasRows else { return }
    if let first = kept.first.flatMap(path), let frame = frameOfRow(at: first),
      content.waitingPlace != nil
    {
      content.waitingPlace = CGPoint(
        x: frame.minX + kept.distance.x,
        y: frame.minY + kept.distance.y
      )
      takeWaitingPlace()
    }
    let known = Set(selectedRows)
    for path in kept.selected.compactMap(path) where !known.contains(path) {
      if frameOfRow(at: path) != nil { selectAgain(path) }
    }
    guard window != nil else { return }
    NextFrame.run { [weak self] in self?.content.waitingRows = nil }
  }

  private func path(of row: SavedListState.Row) -> IndexPath? {
    guard let name = row.name, let modelAssociation else { return row.path }
    return modelAssociation.indexPathForElement(withModelIdentifier: name, in: self)
  }
}

extension UITableView: RestorableList {
  var modelAssociation: (any UIDataSourceModelAssociation)? {
    dataSource as? any UIDataSourceModelAssociation
  }

  var hasRows: Bool { loaded.shape.counts.contains { $0 > 0 } }

  var selectedRows: [IndexPath] { contents.selection.places.map(\.path) }

  func firstRow(beyond point: CGPoint) -> IndexPath? {
    loaded.places(from: point.y, to: point.y + max(bounds.height, 1))?.lowerBound.path
  }

  func frameOfRow(at path: IndexPath) -> CGRect? {
    loaded.contains(RowPlace(path)) ? rectForRow(at: path) : nil
  }

  func selectAgain(_ path: IndexPath) { setSelected(RowPlace(path), animated: false) }

  private enum Key {
    static let isEditing = "UITableView.isEditing"
    static let editsWithController = "UITableView.editsWithController"
  }

  /// The nearest view controller in the responder chain, whose edit button usually toggles editing.
  private var controllerAbove: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }

  func encodeEditing(with coder: NSCoder) {
    guard isEditing else { return }
    coder.encode(true, forKey: Key.isEditing)
    coder.encode(controllerAbove?.isEditing ?? false, forKey: Key.editsWithController)
  }

  /// Restores editing, including that of the view controller if it was editing, so that its edit
  /// button shows the right title.
  func decodeEditing(from coder: NSCoder) {
    // R-RES-24
    guard coder.decodeBool(forKey: Key.isEditing) else { return }
    if coder.decodeBool(forKey: Key.editsWithController) {
      controllerAbove?.setEditing(true, animated: false)
    }
    setEditing(true, animated: false)
  }
}

extension UICollectionView: RestorableList {
  var modelAssociation: (any UIDataSourceModelAssociation)? {
    dataSource as? any UIDataSourceModelAssociation
  }

  var hasRows: Bool { shape.counts.contains { $0 > 0 } }

  var selectedRows: [IndexPath] { selection.sorted }

  func firstRow(beyond point: CGPoint) -> IndexPath? {
    let view = CGRect(origin: point, size: bounds.size)
    let found = layoutInUse.layoutAttributesForElements(in: mirror.rect(view)) ?? []
    return found.filter { $0.representedElementCategory == .cell }.map(\.indexPath).min()
  }

  func frameOfRow(at path: IndexPath) -> CGRect? { attributesOfItem(path)?.frame }

  func selectAgain(_ path: IndexPath) {
    guard selection.allowsAny else { return }
    for other in selection.select(path) { showSelection(at: other) }
    showSelection(at: path)
  }
}
