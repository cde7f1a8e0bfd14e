import QuartzCore

/// The touch on a cell.
struct CollectionTouch {
  /// The index path of the highlighted item.
  var path: IndexPath?
  weak var finger: UITouch?
}

extension UICollectionView {
  // MARK: Touches

  /// Begins tracking a touch on a cell, and returns whether the touch is handled.
  func fingerDown(_ touches: Set<UITouch>) -> Bool {
    if swipe != nil, touch.finger == nil, endSwipe(animated: true) { return true }
    guard touch.finger == nil, movement == nil, let finger = touches.first,
      let cell = cell(under: finger), let path = path(of: cell)
    else { return touch.finger != nil }
    touch.finger = finger
    guard selection.allowsAny,
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return true }
    highlight(path)
    return true
  }

  /// Removes the highlight when the touch leaves the cell, and returns whether the touch is
  /// handled.
  func fingerMoved(_ touches: Set<UITouch>) -> Bool {
    guard let finger = touch.finger, touches.contains(finger) else { return false }
    guard let path = touch.path, let cell = cellForItem(at: path) else { return true }
    if !cell.bounds.contains(finger.location(in: cell)) { unhighlight() }
    return true
  }

  func fingerUp(_ touches: Set<UITouch>) -> Bool {
    guard let finger = touch.finger, touches.contains(finger) else { return false }
    touch.finger = nil
    guard let path = touch.path else { return true }
    tapped(path)
    unhighlight()
    return true
  }

  func fingerLost(_ touches: Set<UITouch>) -> Bool {
    guard let finger = touch.finger, touches.contains(finger) else { return false }
    loseFinger()
    return true
  }

  func loseFinger() {
    touch.finger = nil
    unhighlight()
  }

  private func cell(under finger: UITouch) -> UICollectionViewCell? {
    var view = finger.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, cell.collection === self { return cell }
      view = current.superview
    }
    return nil
  }

  private func highlight(_ path: IndexPath) {
    touch.path = path
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func unhighlight() {
    guard let path = touch.path else { return }
    touch.path = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Handles the press of a selection key on the focused item as a tap.
  func tap(_ cell: UICollectionViewCell) -> Bool {
    // R-FOC-21
    guard touch.finger == nil, touch.path == nil, selection.allowsAny, let path = path(of: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    highlight(path)
    tapped(path)
    unhighlight()
    return true
  }

  // MARK: Selection

  private func tapped(_ path: IndexPath) {
    content.waitingRows = nil
    switch selection.wish(of: path) {
    case .nothing: break
    case .select:
      guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true,
        shape.contains(path)
      else { return }
      for other in selection.select(path) {
        showSelection(at: other)
        collectionDelegate?.collectionView(self, didDeselectItemAt: other)
      }
      showSelection(at: path)
      cellForItem(at: path)?.segues.selection?()
      collectionDelegate?.collectionView(self, didSelectItemAt: path)
    case .deselect:
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
        return
      }
      selection.deselect(path)
      showSelection(at: path)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    }
  }

  /// Updates the selected state of an item's cell.
  func showSelection(at path: IndexPath) {
    guard let cell = cellForItem(at: path) else { return }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    content.waitingRows = nil
    guard let path else {
      for other in selection.clear() { showSelection(at: other) }
      return
    }
    guard shape.contains(path) else {
      return Log.warning("UICollectionView.selectItem: there is no item at \(path); ignored")
    }
    guard selection.allowsAny else { return }
    for other in selection.select(path) { showSelection(at: other) }
    showSelection(at: path)
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    content.waitingRows = nil
    selection.deselect(path)
    showSelection(at: path)
  }

  func setAllowsSelection(_ allowsAny: Bool, several: Bool) {
    selection.allowsAny = allowsAny
    selection.allowsSeveral = several
    let kept = allowsAny ? (several ? selection.sorted : Array(selection.sorted.prefix(1))) : []
    for path in selection.sorted where !kept.contains(path) {
      selection.deselect(path)
      showSelection(at: path)
    }
  }
}
