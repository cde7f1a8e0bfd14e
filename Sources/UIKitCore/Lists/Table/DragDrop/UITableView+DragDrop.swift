import QuartzCore

// R-DRAG-41
extension UITableView: DragDropList {
  // MARK: Places

  func dragPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func dragCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func dragFrame(of path: IndexPath) -> CGRect? {
    guard path.count == 2, loaded.contains(RowPlace(path)) else { return nil }
    return rectForRow(at: path)
  }

  var dragSelection: [IndexPath] {
    let paths = indexPathsForSelectedRows ?? []
    return paths.count > 1 ? paths : []
  }

  // MARK: Source

  var isDragSource: Bool { dragInteractionEnabled && dragDelegate != nil }

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func addedItems(_ session: any UIDragSession, at path: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(of path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    endSwipe(animated: true)
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Destination

  var isDropDestination: Bool { dropDelegate != nil }

  func dropIsHandled(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func dropProposal(_ session: any UIDropSession, to path: IndexPath?) -> ListDropProposal? {
    guard let dropDelegate else { return nil }
    contents.unanswered.remove(.dropUpdate)
    let proposal = dropDelegate.tableView(
      self,
      dropSessionDidUpdate: session,
      withDestinationIndexPath: path
    )
    guard !contents.unanswered.contains(.dropUpdate) else { return nil }
    return ListDropProposal(
      proposal: proposal,
      intent: ListDropProposal.Intent(rawValue: proposal.intent.rawValue) ?? .unspecified
    )
  }

  func performDrop(_ drop: ListDrop) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop))
  }

  // MARK: Reordering

  func mayReorder(_ path: IndexPath) -> Bool {
    // R-DRAG-42
    guard let dataSource, dragFrame(of: path) != nil else { return false }
    contents.unanswered.remove(.canMove)
    let answer = dataSource.tableView(self, canMoveRowAt: path)
    return answer || contents.unanswered.contains(.canMove)
  }

  func reorderDestination(of source: IndexPath, at point: CGPoint) -> IndexPath {
    let height = rectForRow(at: source).height
    let geometry = ReorderGeometry(source: RowPlace(source), height: height)
    let proposal = geometry.proposal(at: point.y, in: contents.geometry)
    return target(of: geometry.source, proposed: proposal).path
  }

  func showDropGap(_ gap: ListDropGap?) {
    let new = gap.map { gap -> TableDropGap in
      guard let source = gap.source else {
        return .insert(RowPlace(gap.destination), height: gap.height)
      }
      var geometry = ReorderGeometry(source: RowPlace(source), height: gap.height)
      geometry.target = RowPlace(gap.destination)
      return .move(geometry)
    }
    guard new != editing.gap else { return }
    editing.gap = new
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

  func reorder(from source: IndexPath, to destination: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let generation = contents.generation
    contents.unanswered.remove(.moveRow)
    dataSource.tableView(self, moveRowAt: source, to: destination)
    guard !contents.unanswered.contains(.moveRow) else { return false }
    editing.gap = nil
    // The app may have updated the table view itself.
    if contents.generation == generation, !contents.needsLoading {
      moveRow(at: source, to: destination)
    }
    return true
  }
}

/// The coordinator of a drop on a table view.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let drop: ListDrop

  init(_ drop: ListDrop) {
    self.drop = drop
    super.init()
  }

  /// An item of the drop.
  private final class Item: NSObject, UITableViewDropItem {
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

  private(set) lazy var items: [any UITableViewDropItem] =
    drop.items.map { Item($0.item, $0.source, $0.size) }
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }
  var proposal: UITableViewDropProposal {
    drop.proposal.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: drop.proposal.proposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.drop(dragItem, toRowAt: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    drop.drop(dragItem, intoRowAt: indexPath, rect)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.drop(dragItem, to: target)
  }
}

extension UnimplementedDelegateMethods {
  static let moveRow = UnimplementedDelegateMethods(rawValue: 1 << 14)
  static let dropUpdate = UnimplementedDelegateMethods(rawValue: 1 << 15)
}
