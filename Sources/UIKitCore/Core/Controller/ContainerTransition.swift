/// Updates the views of a container's children after changes of its model, one complete change at a
/// time.
///
/// The model, such as a stack of pages or a selection, changes immediately and the views
/// afterwards. If a callback changes the model again, the change in progress is completed first,
/// and another one follows.
///
///     model   A ──── B ── C ─────────────────
///     shown   A ── change A▸B ── change B▸C     (the model becomes C in a callback of B)
///
/// Subclasses override properties and methods that determine the child to show and its frame, and
/// that are called before and after a change. The order of the appearance callbacks is a parameter.
@MainActor
class ContainerTransition {
  struct Animation {
    var animator: UIViewControllerAnimatedTransitioning
    var interaction: UIViewControllerInteractiveTransitioning?
    /// Whether the app provided the animator.
    var isCustom = false
  }

  private unowned let container: UIViewController
  private let order: AppearanceOrder
  private var state = ContainerTransitionState<UIViewController>()
  /// The transition between two children, or `nil` if none is running.
  private(set) var running: ControllerTransition?

  init(container: UIViewController, order: AppearanceOrder) {
    self.container = container
    self.order = order
  }

  /// The child whose view is shown.
  final var shown: UIViewController? {
    get { state.shown }
    set { state.shown = newValue }
  }

  /// Whether views are shown, which begins with the first appearance or layout.
  final var isStaged: Bool { state.isStaged }

  /// Whether views are being exchanged.
  final var isChanging: Bool { state.isChanging }

  /// Whether views are being exchanged or a transition is running.
  final var isInProgress: Bool { isChanging || isRunning }

  // MARK: Overridden by containers

  /// Whether a transition is running that must end before the next change.
  var isRunning: Bool { running != nil }

  /// The child to show according to the model.
  var target: UIViewController? { nil }

  /// Whether the views match the model.
  var isUpToDate: Bool { shown === target }

  /// The view that the children's views are added to.
  var hostView: UIView? { nil }

  /// The view that is laid out before a change without animation ends.
  var layoutRoot: UIView? { hostView }

  /// The warning for callbacks that keep changing the model.
  var changeLimitWarning: String { "" }

  /// The frame of a child's view in `hostView` outside of transitions.
  func frame(of child: UIViewController) -> CGRect { hostView?.bounds ?? .zero }

  /// Returns whether a child that is scheduled for removal belongs to the model again.
  func isCurrent(_ child: UIViewController) -> Bool { false }

  /// Called after `stage()` and before the first child is shown.
  func didStage() {}

  /// Makes one change, or returns `false` if another transition has to end first, which then calls
  /// `follow()`.
  func step() -> Bool {
    change(from: shown, to: target)
    return true
  }

  /// Shows a child whose view is loaded, with or without animation.
  func show(_ new: UIViewController?, replacing old: UIViewController?) {}

  /// Called after a series of changes, even if a transition is still running.
  func didEndChanges() {}

  /// Called when the views match the model and no transition is running.
  func didSettle() { removePending() }

  /// Called during `exchange(_:_:)`, between the first appearance callbacks and the exchange of the
  /// views.
  func willExchangeViews(showing new: UIViewController?, isVisible: Bool) {}

  /// Called during `exchange(_:_:)`, after the exchange of the views.
  func didExchangeViews() {}

  /// Called during `exchange(_:_:)`, after the new child's last appearance callback.
  func didEndAppearance(of new: UIViewController?) {}

  // MARK: Following the model

  /// Begins to show views.
  final func stage() {
    guard state.stage() else { return }
    didStage()
    follow()
  }

  /// Shows the target.
  ///
  /// If a change is in progress, that change calls this method again at its end.
  final func follow() {
    guard !isRunning, state.beginChanges() else { return }
    // Callbacks may release the container.
    withExtendedLifetime(container) { makeChanges() }
  }

  private func makeChanges() {
    var isWaiting = false
    for _ in 0..<ContainerTransitionState<UIViewController>.changeLimit {
      guard !isRunning, !isWaiting, !isUpToDate else { break }
      isWaiting = !step()
    }
    state.endChanges()
    didEndChanges()
    guard !isRunning, !isWaiting else { return }
    if !isUpToDate { Log.warning(changeLimitWarning) }
    didSettle()
  }

  final func change(from old: UIViewController?, to new: UIViewController?) {
    // The view is loaded first, because loading may change the model again.
    new?.loadViewIfNeeded()
    guard target === new else { return }
    show(new, replacing: old)
  }

  // MARK: Removing children

  /// Removes children from the container at the end of the change in progress.
  final func scheduleRemoval(of children: [UIViewController]) {
    state.scheduleRemoval(of: children)
  }

  /// Cancels the scheduled removal of a child that was added again, and returns whether there was
  /// one.
  final func cancelRemoval(of child: UIViewController) -> Bool { state.cancelRemoval(of: child) }

  final func isPendingRemoval(_ child: UIViewController) -> Bool { state.isPendingRemoval(child) }

  /// Removes the children whose removal is scheduled.
  ///
  /// A callback that changes the model removes the rest of them first.
  final func removePending() {
    while let child = state.takePendingRemoval() {
      guard child.parent === container, !isCurrent(child) else { continue }
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
  }

  // MARK: Changes without animation

  /// Exchanges the views without animation, with appearance callbacks if the container is visible.
  final func exchange(_ old: UIViewController?, _ new: UIViewController?) {
    let isVisible = container.appearance.isVisible
    if isVisible { beginAppearance(from: old, to: new) }
    willExchangeViews(showing: new, isVisible: isVisible)
    if let new, let view = new.view, let hostView {
      view.frame = frame(of: new)
      hostView.addSubview(view)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    didExchangeViews()
    // If the container is disappearing, it may appear again, but the old child's view has been
    // removed.
    guard isVisible else { old?.finishAppearanceAlone(); return }
    if container.viewIfLoaded?.window != nil { layoutRoot?.layoutIfNeeded() }
    endAppearance(from: old, to: new)
  }

  private func beginAppearance(from old: UIViewController?, to new: UIViewController?) {
    for side in order.will {
      switch side {
      case .from: old?.beginAppearance(.disappearing, animated: false)
      // A callback may have removed the container from its window.
      case .to where container.appearance.isVisible:
        new?.beginAppearance(.appearing, animated: false)
      case .to: break
      }
    }
  }

  /// Ends the appearance changes of both children.
  ///
  /// While the container is appearing, the new child's change ends together with that of the
  /// container.
  private func endAppearance(from old: UIViewController?, to new: UIViewController?) {
    // R-LIFE-2
    for side in order.did {
      switch side {
      case .from: old?.endAppearance()
      case .to:
        guard !container.appearance.isUnderWay else { continue }
        guard container.appearance.isVisible else {
          new?.finishAppearanceAlone()
          continue
        }
        new?.endAppearance()
        didEndAppearance(of: new)
      }
    }
  }

  // MARK: Changes with a transition

  /// Returns a script for a transition in the host view, or `nil` if there is no host view.
  final func script(
    from old: UIViewController?,
    to new: UIViewController?
  ) -> ControllerTransition.Script? {
    hostView.map { hostView in
      ControllerTransition.Script(
        from: old,
        to: new,
        containerView: hostView,
        order: order,
        bystanders: [container],
        // The bars are part of an interactive transition.
        heldView: container.view
      )
    }
  }

  /// Runs a transition, calls `ended` with whether it completed, and continues to follow the model.
  final func run(_ transition: ControllerTransition, ended: @escaping (Bool) -> Void) {
    running = transition
    transition.run { [weak self, weak transition] didComplete in
      guard let self else { return }
      // A closure that was called at the end may have started the next transition.
      if running === transition { running = nil }
      withExtendedLifetime(container) {
        ended(didComplete)
        self.follow()
      }
    }
  }
}
