import QuartzCore

/// The state of an interactive movement of an item.
struct CollectionMovement {
  let original: IndexPath
  var current: IndexPath
  weak var view: UICollectionReusableView?
  /// The change from the order in the data source to the order on the screen, or `nil` if they are
  /// equal.
  var change: ListChange?

  /// Returns the index path that the data source uses for an index path on the screen.
  func dataPath(of path: IndexPath) -> IndexPath {
    change?.oldIndexPath(of: path) ?? path
  }
}

extension UICollectionView {
  func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, shape.contains(path),
      dataSource?.collectionView(self, canMoveItemAt: path) ?? false,
      let cell = cellForItem(at: path)
    else { return false }
    loseFinger()
    movement = CollectionMovement(original: path, current: path, view: cell)
    cell.superview?.bringSubviewToFront(cell)
    return true
  }

  /// Returns whether there is a movable item at a point.
  func mayMoveItem(at point: CGPoint) -> Bool {
    guard movement == nil, let path = item(at: point) else { return false }
    return dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  func followFinger(to target: CGPoint) {
    guard let movement, target.isFinite else { return }
    if let view = movement.view { view.center = convert(target, to: view.superview) }
    guard let proposed = item(at: target), proposed != movement.current else { return }
    let path =
      collectionDelegate?.collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.current,
        toProposedIndexPath: proposed
      ) ?? proposed
    guard path != movement.current, shape.contains(path) else { return }
    show(movedTo: path)
  }

  /// Shows the item at another index path, without changing the data.
  func show(movedTo path: IndexPath) {
    guard var movement else { return }
    let view = movement.view
    let data = movement.change?.old ?? shape
    let shown = shape
    guard let step = move(from: movement.current, to: path, in: shown) else { return }
    movement.current = path
    movement.change = move(from: movement.original, to: path, in: data)
    self.movement = movement
    show(step) { _ in }
    movementGapChanged()
    if let view { view.superview?.bringSubviewToFront(view) }
  }

  /// Returns the change that moves a single item.
  private func move(from: IndexPath, to: IndexPath, in old: ListShape) -> ListChange? {
    guard old.contains(from), old.counts.indices.contains(to.section) else { return nil }
    var new = old
    new.counts[from.section] -= 1
    new.counts[to.section] += 1
    let updates = ListUpdates(from == to ? [] : [.moveItem(from: from, to: to)])
    return try? updates.resolve(from: old, to: new, words: .collection)
  }

  func _endInteractiveMovement(isKept: Bool) {
    guard let movement else { return }
    if !isKept, movement.current != movement.original { show(movedTo: movement.original) }
    guard let last = self.movement else { return }
    self.movement = nil
    if last.current != last.original {
      dataSource?.collectionView(self, moveItemAt: last.original, to: last.current)
    }
    guard let view = last.view, let attributes = attributesOfItem(last.current) else { return }
    let place =
      (view.superview as? OrthogonalScrollView)?.position(of: attributes.center)
      ?? attributes.center
    UIView.animate(
      withDuration: CollectionMetrics.updateDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { view.center = place }
    )
  }
}
