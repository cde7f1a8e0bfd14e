import QuartzCore

// R-DRAG-41
extension UICollectionView: DragDropList {
  // MARK: Places

  func dragPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func dragCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func dragFrame(of path: IndexPath) -> CGRect? {
    guard shape.contains(path) else { return nil }
    return layoutAttributesForItem(at: path)?.frame
  }

  var dragSelection: [IndexPath] {
    let paths = indexPathsForSelectedItems ?? []
    return paths.count > 1 ? paths : []
  }

  // MARK: Source

  var isDragSource: Bool { dragInteractionEnabled && dragDelegate != nil }

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func addedItems(_ session: any UIDragSession, at path: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(of path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: Destination

  var isDropDestination: Bool { dropDelegate != nil }

  func dropIsHandled(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func dropProposal(_ session: any UIDropSession, to path: IndexPath?) -> ListDropProposal? {
    guard let dropDelegate else { return nil }
    updatesDropsByDefault = false
    let proposal = dropDelegate.collectionView(
      self,
      dropSessionDidUpdate: session,
      withDestinationIndexPath: path
    )
    guard !updatesDropsByDefault else { return nil }
    return ListDropProposal(
      proposal: proposal,
      intent: ListDropProposal.Intent(rawValue: proposal.intent.rawValue) ?? .unspecified
    )
  }

  func performDrop(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop))
  }

  // MARK: Reordering

  func mayReorder(_ path: IndexPath) -> Bool {
    // R-DRAG-42
    movement != nil || dataSource?.collectionView(self, canMoveItemAt: path) ?? false
      || dropDelegate != nil
  }

  func reorderDestination(of source: IndexPath, at point: CGPoint) -> IndexPath {
    let current = movement?.current ?? source
    guard let proposed = item(at: point), proposed != current else { return current }
    let path =
      collectionDelegate?.collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
        atCurrentIndexPath: current,
        toProposedIndexPath: proposed
      ) ?? proposed
    return shape.contains(path) ? path : current
  }

  func showDropGap(_ gap: ListDropGap?) {
    // R-DRAG-43
    guard let gap, let source = gap.source else {
      guard let movement, isDropMovement else { return }
      show(movedTo: movement.original)
      self.movement = nil
      isDropMovement = false
      return
    }
    if movement == nil {
      isDropMovement = true
      movement = CollectionMovement(original: source, current: source)
    }
    guard isDropMovement, movement?.current != gap.destination else { return }
    show(movedTo: gap.destination)
  }

  func reorder(from source: IndexPath, to destination: IndexPath) -> Bool {
    guard let dataSource, isDropMovement, movement?.current == destination,
      dataSource.collectionView(self, canMoveItemAt: source)
    else { return false }
    isDropMovement = false
    movement = nil
    dataSource.collectionView(self, moveItemAt: source, to: destination)
    return true
  }
}

/// The coordinator of a drop on a collection view.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let drop: ListDrop

  init(_ drop: ListDrop) {
    self.drop = drop
    super.init()
  }

  /// An item of the drop.
  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
      dragItem = item
      sourceIndexPath = source
      previewSize = size
      super.init()
    }
  }

  private(set) lazy var items: [any UICollectionViewDropItem] =
    drop.items.map { Item($0.item, $0.source, $0.size) }
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }
  var proposal: UICollectionViewDropProposal {
    drop.proposal.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.proposal.proposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.drop(dragItem, toRowAt: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    drop.drop(dragItem, intoRowAt: indexPath, rect)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.drop(dragItem, to: target)
  }
}
