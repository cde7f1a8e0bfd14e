import QuartzCore

/// The drop of items on a list: what the coordinators of both kinds of lists have in common.
@MainActor final class ListDrop {
  // R-DRAG-44
  let session: any UIDropSession
  let destination: IndexPath?
  let proposal: ListDropProposal
  /// The items with their rows before the drop.
  let items: [(item: UIDragItem, source: IndexPath?, size: CGSize)]
  private weak var list: (any DragDropList)?
  private var landings: [ObjectIdentifier: (landing: Landing, animator: DragAnimator)] = [:]

  /// Where an item moves.
  private enum Landing {
    case row(IndexPath)
    case part(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
  }

  init(
    _ session: any UIDropSession,
    to destination: IndexPath?,
    _ proposal: ListDropProposal,
    on list: any DragDropList,
    sources: [ObjectIdentifier: IndexPath]
  ) {
    self.session = session
    self.destination = destination
    self.proposal = proposal
    self.list = list
    items = session.items.map { item in
      let source = sources[ObjectIdentifier(item)]
      return (item, source, source.flatMap { list.dragFrame(of: $0)?.size } ?? .zero)
    }
  }

  func drop(_ item: UIDragItem, toRowAt path: IndexPath) -> any UIDragAnimating {
    land(item, .row(path))
  }

  func drop(_ item: UIDragItem, intoRowAt path: IndexPath, _ rect: CGRect) -> any UIDragAnimating {
    land(item, .part(path, rect))
  }

  func drop(_ item: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(item, .target(target))
  }

  private func land(_ item: UIDragItem, _ landing: Landing) -> DragAnimator {
    let animator = DragAnimator()
    landings[ObjectIdentifier(item)] = (landing, animator)
    return animator
  }

  // MARK: Animation

  /// Returns the animations that the app has added for an item.
  func animator(of item: UIDragItem) -> DragAnimator? { landings[ObjectIdentifier(item)]?.animator }

  /// Returns the place of an item, or the default preview if the app hasn't chosen one.
  func preview(of item: UIDragItem, _ preview: UITargetedDragPreview) -> UITargetedDragPreview? {
    guard let list, let landing = landings[ObjectIdentifier(item)]?.landing else { return preview }
    switch landing {
    case .target(let target): return preview.retargetedPreview(with: target)
    case .row(let path):
      guard let frame = list.dragFrame(of: path) else { return nil }
      return preview.retargetedPreview(with: list.dragTarget(frame))
    case .part(let path, let rect):
      guard let frame = list.dragFrame(of: path) else { return nil }
      let place = rect.offsetBy(dx: frame.minX, dy: frame.minY)
      return preview.retargetedPreview(with: list.dragTarget(place))
    }
  }

  /// Calls the closures for the end of all items.
  func complete() {
    for entry in landings.values { entry.animator.complete(at: .end) }
    landings = [:]
  }
}

extension DragDropList {
  /// Returns the place of a rectangle of the content.
  func dragTarget(_ frame: CGRect) -> UIDragPreviewTarget {
    UIDragPreviewTarget(container: self, center: CGPoint(x: frame.midX, y: frame.midY))
  }
}
