import QuartzCore

/// A drag over the views of a screen: finds the view that accepts it, and notifies it.
@MainActor final class DropTracking {
  // R-DRAG-20…R-DRAG-23
  let session: DropSession
  private(set) weak var screen: UIScreen?
  private var targeting = DropTargeting<Target>()
  /// The interactions that were asked, with their answers.
  private var asked: [(target: Target, accepts: Bool)] = []
  /// What the target would do with the items, or `nil` without a target.
  private(set) var proposal: UIDropProposal?
  /// The target on which the items were dropped.
  private(set) var dropped: Target?

  /// An interaction, compared by its identity.
  struct Target: Equatable {
    let interaction: UIDropInteraction
    @MainActor var delegate: (any UIDropInteractionDelegate)? { interaction.delegate }

    static func == (left: Target, right: Target) -> Bool { left.interaction === right.interaction }
  }

  init(_ session: DropSession, on screen: UIScreen) {
    self.session = session
    self.screen = screen
  }

  // MARK: Moving

  /// Notifies the views under the drag.
  func move() {
    guard let screen else { return }
    screen.springLoading.receive(
      DragHoverInput(phase: .moved, location: session.point, timestamp: screen.clock.now),
      on: screen
    )
    perform(targeting.move(over: target(on: screen)))
  }

  /// Notifies the target that the drag has left the window.
  func leave() {
    endSpringLoading()
    perform(targeting.leave())
    proposal = nil
  }

  private func endSpringLoading() {
    guard let screen else { return }
    screen.springLoading.receive(
      DragHoverInput(phase: .left, location: .zero, timestamp: screen.clock.now),
      on: screen
    )
  }

  private func perform(_ steps: [DropTargeting<Target>.Step]) {
    for step in steps {
      switch step {
      case .exit(let target):
        proposal = nil
        target.delegate?.dropInteraction(target.interaction, sessionDidExit: session)
      case .enter(let target):
        target.delegate?.dropInteraction(target.interaction, sessionDidEnter: session)
      case .update(let target):
        proposal = target.delegate?.dropInteraction(target.interaction, sessionDidUpdate: session)
      }
    }
  }

  /// Returns the innermost interaction under the drag that is interested in it.
  private func target(on screen: UIScreen) -> Target? {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return nil }
    let view = screen.hit(at: session.point)?.view
    for view in sequence(first: view, next: { $0?.superview }) {
      for interaction in view?.dropInteractions ?? [] {
        let target = Target(interaction: interaction)
        if accepts(target) { return target }
      }
    }
    return nil
  }

  private func accepts(_ target: Target) -> Bool {
    if let known = asked.first(where: { $0.target == target }) { return known.accepts }
    let accepts = target.delegate?.dropInteraction(target.interaction, canHandle: session) ?? false
    asked.append((target, accepts))
    return accepts
  }

  // MARK: Ending

  /// The operation that a drop would have now.
  var operation: UIDropOperation {
    // R-DRAG-22
    guard targeting.current != nil, let operation = proposal?.operation else { return .cancel }
    if operation == .move, !session.allowsMoveOperation { return .cancel }
    return operation
  }

  /// Drops the items on the target if it accepts them, and returns what happened.
  func release(cancelled: Bool) -> UIDropOperation {
    endSpringLoading()
    let operation = cancelled ? .cancel : operation
    if cancelled { perform(targeting.leave()) }
    guard let target = targeting.end(), operation.accepts else { return operation }
    dropped = target
    target.delegate?.dropInteraction(target.interaction, performDrop: session)
    return operation
  }

  /// Notifies all views that the drag has ended.
  func conclude(_ operation: UIDropOperation) {
    if let dropped, operation.accepts {
      dropped.delegate?.dropInteraction(dropped.interaction, concludeDrop: session)
    }
    for (target, accepts) in asked where accepts {
      target.delegate?.dropInteraction(target.interaction, sessionDidEnd: session)
    }
    asked = []
    dropped = nil
  }

  /// Where the previews move after the drop.
  var landing: DragLanding {
    DragLanding(returns: false) { [dropped] item, preview, animator in
      guard let dropped, let delegate = dropped.delegate else { return preview }
      let target = delegate.dropInteraction(
        dropped.interaction,
        previewForDropping: item,
        withDefault: preview
      )
      delegate.dropInteraction(dropped.interaction, item: item, willAnimateDropWith: animator)
      return target
    }
  }
}

/// A view that accepts drops without an interaction of the app.
@MainActor protocol DropAcceptingView: UIView {
  /// The interaction of the view, which isn't one of its ``UIView/interactions``.
  var ownDropInteraction: UIDropInteraction? { get }
}

extension UIView {
  /// The interactions that accept drops, those of the app first.
  var dropInteractions: [UIDropInteraction] {
    let added = interactions.compactMap { $0 as? UIDropInteraction }
    let own = (self as? any DropAcceptingView)?.ownDropInteraction
    return added + [pasteDropInteraction, own].compactMap { $0 }
  }
}
