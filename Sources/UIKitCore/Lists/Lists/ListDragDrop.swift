import QuartzCore

/// Drag and drop of the rows of a list: passes the questions to the list, opens the gap, and moves a
/// row within the list.
@MainActor final class ListDragDrop: NSObject {
  // R-DRAG-41…R-DRAG-45
  private weak var list: (any DragDropList)?
  private lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)
  private lazy var scrolling = list.map { list in
    DragAutoscroll(list) { [weak list] in
      (list?.window?.screen.touchObserver as? DragCoordinator)?.refresh()
    }
  }
  /// The rows of the items that are dragged.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private weak var session: DragSession?
  private var dropSession: (any UIDropSession)?
  private var proposal: ListDropProposal?
  private var destination: IndexPath?
  private var current: ListDrop?
  /// The cells of the dragged row, which is shown under the finger instead.
  private weak var hidden: UIView?

  init(_ list: any DragDropList) {
    self.list = list
    super.init()
    list.addInteraction(drag)
    list.addInteraction(drop)
  }

  var hasActiveDrag: Bool { session != nil }
  var hasActiveDrop: Bool { dropSession != nil }

  // MARK: Reordering

  /// Returns the row if the drag can move a single row within the list.
  private func reorderedRow(_ session: any UIDropSession) -> IndexPath? {
    guard let local = session.localDragSession, local === self.session, session.items.count == 1,
      session.allowsMoveOperation, let path = session.items.first.flatMap(source), let list,
      list.mayReorder(path)
    else { return nil }
    return path
  }

  private func source(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

  /// Returns the row that a drop would move within the list now.
  private func movedRow(_ session: any UIDropSession) -> IndexPath? {
    guard let proposal, proposal.proposal.operation == .move, proposal.opensGap else { return nil }
    return reorderedRow(session)
  }

  private func hide(_ path: IndexPath?) {
    let cell = path.flatMap { list?.dragCell(at: $0) }
    guard cell !== hidden else { return }
    hidden?.isHidden = false
    cell?.isHidden = true
    hidden = cell
  }

  private func showGap(_ session: any UIDropSession) {
    guard let list, let proposal, proposal.opensGap, let destination else {
      list?.showDropGap(nil)
      return hide(nil)
    }
    let source = movedRow(session)
    let isLocal = session.items.contains { self.source(of: $0) != nil }
    let size = session.items.first.flatMap(self.source).flatMap { list.dragFrame(of: $0)?.size }
    let height = size?.height ?? list.dragFrame(of: destination)?.height ?? 0
    let hasGap = source != nil || !isLocal
    list.showDropGap(
      hasGap ? ListDropGap(source: source, destination: destination, height: height) : nil
    )
    hide(source)
  }

  private func closeGap() {
    scrolling?.stop()
    list?.showDropGap(nil)
    proposal = nil
    destination = nil
  }

  // MARK: Previews

  private func preview(of path: IndexPath) -> UITargetedDragPreview? {
    guard let list, let cell = list.dragCell(at: path) else { return nil }
    let parameters = list.dragParameters(of: path) ?? Self.parameters(of: cell)
    return UITargetedDragPreview(view: cell, parameters: parameters)
  }

  /// Returns the appearance of a cell without the separators and the margins beside it.
  private static func parameters(of cell: UIView) -> UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    parameters.lift(cell)
    return parameters
  }
}

extension ListDragDrop: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, list.isDragSource, let path = list.dragPath(at: session.location(in: list))
    else { return [] }
    sources = [:]
    let selected = list.dragSelection
    let others = selected.contains(path) ? selected.filter { $0 != path } : []
    return ([path] + others).flatMap { path in
      let items = list.dragItems(session, at: path)
      for item in items { sources[ObjectIdentifier(item)] = path }
      return items
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { source(of: item).flatMap(preview) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list?.dragAllowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list?.dragIsRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    self.session = session as? DragSession
    list?.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let list, list.isDragSource, let path = list.dragPath(at: point),
      self.session == nil || !sources.values.contains(path)
    else { return [] }
    let items = list.addedItems(session, at: path, point)
    for item in items { sources[ObjectIdentifier(item)] = path }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    // The cell may show another row by now.
    guard let list, let path = source(of: item), list.dragCell(at: path) != nil,
      let frame = list.dragFrame(of: path)
    else { return nil }
    return defaultPreview.retargetedPreview(with: list.dragTarget(frame))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    hide(nil)
    sources = [:]
    self.session = nil
    list?.dragDidEnd(session)
  }
}

extension ListDragDrop: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    // R-DRAG-42
    guard let list else { return false }
    return list.isDropDestination ? list.dropIsHandled(session) : reorderedRow(session) != nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    dropSession = session
    list?.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: list)
    scrolling?.follow(point)
    let row = reorderedRow(session)
    let path = row.map { list.reorderDestination(of: $0, at: point) } ?? list.dragPath(at: point)
    let proposal =
      list.dropProposal(session, to: path)
      ?? ListDropProposal(
        proposal: UIDropProposal(operation: row == nil ? .copy : .move),
        intent: .insertAt
      )
    self.proposal = proposal
    destination = path
    showGap(session)
    return proposal.proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    closeGap()
    hide(nil)
    dropSession = nil
    list?.dropDidExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let list, let proposal else { return }
    let (destination, row) = (destination, movedRow(session))
    let drop = ListDrop(session, to: destination, proposal, on: list, sources: sources)
    current = drop
    scrolling?.stop()
    if let row, let destination, row == destination || list.reorder(from: row, to: destination) {
      closeGap()
      _ = session.items.first.map { drop.drop($0, toRowAt: destination) }
      return
    }
    closeGap()
    if list.isDropDestination { list.performDrop(drop) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let current else { return defaultPreview }
    return current.preview(of: item, defaultPreview)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = current?.animator(of: item) else { return }
    animator.addAnimations { own.run() }
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    hide(nil)
    current?.complete()
    current = nil
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    closeGap()
    hide(nil)
    current = nil
    dropSession = nil
    list?.dropDidEnd(session)
  }
}
