import QuartzCore

/// An item of a drag from another program, as reported by a host.
@MainActor package final class ExternalDragItem {
  /// The types of the values, the best one first.
  package let types: [String]
  /// The values by type, which a host may know only when the item is dropped.
  package var values: [String: Any]

  package init(types: [String], values: [String: Any] = [:]) {
    self.types = types
    self.values = values
  }

  /// Creates an item with the values of an item provider.
  package convenience init(_ provider: NSItemProvider) { self.init(values: provider.values) }

  /// Creates an item with values that are known.
  package convenience init(values: [String: Any]) {
    self.init(types: values.keys.sorted(), values: values)
  }

  fileprivate lazy var dragItem = UIDragItem(
    itemProvider: NSItemProvider(types: types) { self.values[$0] }
  )
}

/// A drag of the desktop over the window, as reported by a host.
@MainActor package struct ExternalDragInput {
  package enum Phase: Hashable, Sendable { case moved, left, dropped }
  package var phase: Phase
  /// The location in screen coordinates, which has no meaning in the phase `left`.
  package var location: CGPoint
  /// The items, which have no meaning in the phase `left` and for a drag of this app.
  package var items: [ExternalDragItem]

  package init(phase: Phase, location: CGPoint, items: [ExternalDragItem] = []) {
    self.phase = phase
    self.location = location
    self.items = items
  }
}

extension UIApplication {
  // R-DRAG-50
  /// Delivers a drag of the desktop over a screen, from another program or of this app.
  ///
  /// Returns what would happen with the items, or what happens after they were dropped.
  @discardableResult package func deliver(drag: ExternalDragInput, to screen: UIScreen)
    -> UIDropOperation
  {
    guard drag.location.isFinite else { return .cancel }
    screen.session.enter()
    userActed(on: screen)
    return DragCoordinator.of(screen).receive(drag)
  }

  /// Delivers the end of a drag of this app outside of the window.
  package func deliver(externalDragEnd operation: UIDropOperation, to screen: UIScreen) {
    screen.session.enter()
    DragCoordinator.of(screen).endOutside(with: operation)
  }
}

extension DragCoordinator {
  func receive(_ input: ExternalDragInput) -> UIDropOperation {
    isLocal ? receiveOwn(input) : receiveForeign(input)
  }

  /// Handles a drag of this app, which the desktop carries.
  private func receiveOwn(_ input: ExternalDragInput) -> UIDropOperation {
    switch input.phase {
    case .moved:
      comeBack(at: input.location)
      return drop?.operation ?? .cancel
    case .left:
      goOutside()
      return .cancel
    case .dropped:
      comeBack(at: input.location)
      return dropLocally()
    }
  }

  /// Handles a drag from another program.
  private func receiveForeign(_ input: ExternalDragInput) -> UIDropOperation {
    if input.phase == .left {
      drop?.leave()
      drop?.conclude(.cancel)
      drop = nil
      return .cancel
    }
    guard let screen else { return .cancel }
    let tracking = drop ?? DropTracking(DropSession(local: nil, at: input.location), on: screen)
    drop = tracking
    tracking.session.items = input.items.map(\.dragItem)
    tracking.session.point = input.location
    tracking.move()
    guard input.phase == .dropped else { return tracking.operation }
    drop = nil
    let operation = tracking.release(cancelled: false)
    tracking.landWithoutPreviews()
    tracking.conclude(operation)
    return operation
  }
}

extension DropTracking {
  /// Runs the animations of a drop whose previews the desktop has shown.
  func landWithoutPreviews() {
    guard dropped != nil, let screen, let window = screen.windows.last else { return }
    let animator = DragAnimator()
    for item in session.items {
      let view = UIView()
      let target = UIDragPreviewTarget(container: window, center: session.location(in: window))
      _ = landing.target(
        item,
        UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters(), target: target),
        animator
      )
    }
    UIView.animate(
      withDuration: DragMetrics.landing,
      animations: { animator.run() },
      completion: { _ in animator.complete(at: .end) }
    )
  }
}
