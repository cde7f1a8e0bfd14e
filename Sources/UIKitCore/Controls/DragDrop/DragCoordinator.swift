import QuartzCore

/// Where a drag began.
struct DragSource {
  /// The interaction, which is kept until the end of the drag even if its view is removed.
  let interaction: UIDragInteraction
  let session: DragSession
  /// The touch that the drag follows.
  let touch: UITouch

  @MainActor var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }
  @MainActor var isPointer: Bool { touch.type != .direct }
}

/// The drag on a screen: follows the touch, shows the previews, and notifies the source and the
/// views under it.
@MainActor final class DragCoordinator: TouchObserver {
  // R-DRAG-10…R-DRAG-15
  private(set) weak var screen: UIScreen?
  private var progress = DragProgress()
  private var source: DragSource?
  private var overlay: DragOverlayView?
  /// The drag over the views of the screen, or `nil` if there is none.
  var drop: DropTracking?

  init(_ screen: UIScreen) { self.screen = screen }

  static func of(_ screen: UIScreen) -> DragCoordinator {
    if let existing = screen.touchObserver as? DragCoordinator { return existing }
    let new = DragCoordinator(screen)
    screen.touchObserver = new
    return new
  }

  /// Whether items are lifted or dragged, also from another program.
  var isBusy: Bool { source != nil || drop != nil }

  /// The drag that began in this app, or `nil` before it has begun.
  var dragging: DragSession? { progress.phase == .dragging ? source?.session : nil }

  // MARK: Lifting

  /// Lifts the items of a press.
  ///
  /// - Parameters:
  ///   - source: Where the drag begins.
  ///   - view: The view of the interaction.
  func lift(_ source: DragSource, from view: UIView) {
    guard !isBusy, let window = view.window else { return }
    self.source = source
    let point = source.touch.position
    progress = DragProgress()
    progress.lift(at: point, distance: source.isPointer ? 0 : DragMetrics.beginDistance)
    let overlay = DragOverlayView(in: window, finger: point)
    self.overlay = overlay
    overlay.add(source.session.items) {
      source.delegate?.dragInteraction(
        source.interaction,
        previewForLifting: $0,
        session: source.session
      )
    }
    let animator = DragAnimator()
    source.delegate?.dragInteraction(
      source.interaction,
      willAnimateLiftWith: animator,
      session: source.session
    )
    overlay.lift(alongside: animator)
    if source.isPointer {
      perform(progress.move(to: point))
    } else {
      screen?.playFeedback?(.impact(.medium, intensity: 1))
    }
  }

  /// Puts the items of an interaction down if they have not been moved.
  func putDown(_ interaction: UIDragInteraction) {
    guard source?.interaction === interaction, progress.phase == .lifted else { return }
    perform(progress.cancel())
  }

  // MARK: Following the touch

  func touchChanged(_ touch: UITouch, at point: CGPoint) {
    guard let source, source.touch === touch, progress.phase != .outside else { return }
    source.session.point = point
    drop?.session.point = point
    switch touch.phase {
    case .ended: perform(progress.move(to: touch.position) + progress.lift())
    case .cancelled: perform(progress.cancel())
    case .moved: perform(progress.move(to: touch.position))
    case .began, .stationary: break
    }
  }

  /// Notifies the target again, after the content under the drag has moved.
  func refresh() { drop?.move() }

  private func perform(_ steps: [DragProgress.Step]) {
    for step in steps {
      switch step {
      case .begin: begin()
      case .move: move()
      case .drop: release()
      case .putDown: putDown()
      case .cancel: end(cancelled: true)
      }
    }
  }

  private func begin() {
    guard let source else { return }
    let (delegate, session) = (source.delegate, source.session)
    MenuSession.dismiss(in: overlay?.window)
    session.allowsMoveOperation =
      delegate?.dragInteraction(source.interaction, sessionAllowsMoveOperation: session) ?? true
    session.isRestrictedToDraggingApplication =
      delegate?.dragInteraction(
        source.interaction,
        sessionIsRestrictedToDraggingApplication: session
      ) ?? false
    overlay?.begin(session.items)
    delegate?.dragInteraction(source.interaction, sessionWillBegin: session)
    drop = screen.map { DropTracking(DropSession(local: session, at: session.point), on: $0) }
  }

  private func move() {
    guard let source, let overlay else { return }
    overlay.follow(source.touch.position)
    source.delegate?.dragInteraction(source.interaction, sessionDidMove: source.session)
    drop?.move()
    overlay.show(drop?.proposal?.operation ?? .cancel)
    leaveIfOutside()
  }

  // MARK: Adding items

  /// Adds items to the drag.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - interaction: The interaction that supplies them.
  func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    // R-DRAG-14
    guard let source, dragging != nil, !items.isEmpty else { return }
    source.delegate?.dragInteraction(
      source.interaction,
      session: source.session,
      willAdd: items,
      for: interaction
    )
    source.session.items += items
    drop?.session.items = source.session.items
    overlay?.add(items) {
      interaction.delegate?.dragInteraction(
        interaction,
        previewForLifting: $0,
        session: source.session
      )
    }
    overlay?.begin(items)
    drop?.move()
  }

  // MARK: Ending

  private func putDown() {
    guard let overlay else { return forget() }
    forget()
    overlay.putDown()
  }

  private func forget() {
    source = nil
    overlay = nil
    drop = nil
  }

  /// Drops the items on the target, or returns them if it does not accept them.
  private func release() { end(cancelled: false) }

  private func end(cancelled: Bool) {
    // R-DRAG-12
    guard let source else { return }
    let (drop, overlay) = (drop, overlay)
    let operation = drop?.release(cancelled: cancelled) ?? .cancel
    source.delegate?.dragInteraction(
      source.interaction,
      session: source.session,
      willEndWith: operation
    )
    let finish: @MainActor () -> Void = {
      drop?.conclude(operation)
      source.delegate?.dragInteraction(
        source.interaction,
        session: source.session,
        didEndWith: operation
      )
      guard operation.accepts else { return }
      source.delegate?.dragInteraction(source.interaction, sessionDidTransferItems: source.session)
    }
    forget()
    guard let overlay else { return finish() }
    if operation.accepts, let drop {
      overlay.land(drop.landing, completion: finish)
    } else {
      overlay.land(source.landing, completion: finish)
    }
  }

  // MARK: Outside of the window

  private func leaveIfOutside() {
    // R-DRAG-50
    guard let source, let screen, let start = screen.startExternalDrag,
      !source.session.isRestrictedToDraggingApplication,
      !screen.bounds.contains(source.session.point)
    else { return }
    let values = source.session.items.map {
      $0.itemProvider.values.compactMapValues { PasteboardType.data(of: $0) }
    }
    guard values.contains(where: { !$0.isEmpty }), start(values) else { return }
    progress.leave()
    drop?.leave()
    overlay?.isHidden = true
  }

  /// Handles that the items have come back from outside of the window.
  ///
  /// - Parameter point: The location in screen coordinates.
  func comeBack(at point: CGPoint) {
    guard let source else { return }
    progress.comeBack()
    source.session.point = point
    drop?.session.point = point
    if let window = overlay?.window {
      source.touch.move(to: window.convert(point, from: nil as UIWindow?))
    }
    overlay?.isHidden = false
    move()
  }

  /// Whether the items of this app are carried by the desktop.
  var isOutside: Bool { source != nil && progress.phase == .outside }

  /// Whether the drag that is over the window began in this app.
  var isLocal: Bool { source != nil }

  /// Handles that the items leave the window again.
  func goOutside() {
    guard source != nil else { return }
    progress.leave()
    drop?.leave()
    overlay?.isHidden = true
  }

  /// Drops the items, which the desktop carried, on the target under them.
  func dropLocally() -> UIDropOperation {
    let operation = drop?.proposal?.operation ?? .cancel
    perform(progress.lift())
    return operation
  }

  /// Ends a drag outside of the window.
  ///
  /// - Parameter operation: What another program has done with the items.
  func endOutside(with operation: UIDropOperation) {
    guard let source, progress.phase == .outside else { return }
    progress.finish()
    let (drop, overlay) = (drop, overlay)
    source.delegate?.dragInteraction(
      source.interaction,
      session: source.session,
      willEndWith: operation
    )
    forget()
    drop?.conclude(.cancel)
    overlay?.removeFromSuperview()
    source.delegate?.dragInteraction(
      source.interaction,
      session: source.session,
      didEndWith: operation
    )
  }
}

extension DragSource {
  /// Where the previews move when the drag is cancelled.
  @MainActor var landing: DragLanding {
    DragLanding(returns: true) { [delegate, interaction] item, preview, animator in
      delegate?.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
      return delegate?.dragInteraction(
        interaction,
        previewForCancelling: item,
        withDefault: preview
      ) ?? nil
    }
  }
}
