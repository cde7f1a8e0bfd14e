import QuartzCore

/// The long press gesture that moves items of a collection view, if the data source allows it.
final class CollectionHighlight: UILongPressGestureRecognizer {
  weak var collectionView: UICollectionView?

  override func didEnter(_ state: State) {
    super.didEnter(state)
    guard let collectionView else { return }
    let point = location(in: collectionView)
    switch state {
    case .began:
      let path = collectionView.indexPathForItem(at: point)
      if path.map(collectionView.beginInteractiveMovementForItem) != true {
        self.state = .cancelled
      }
    case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
    case .ended: collectionView.endInteractiveMovement()
    case .cancelled: collectionView.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
