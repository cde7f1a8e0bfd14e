/// Exchanges the views of a container's children so that they follow its model, one whole change at
/// a time.
///
/// The model (a stack of pages, a selection) changes immediately; the views follow. Code that
/// changes the model again from a callback changes the model only, and the change in progress is
/// followed by another.
///
///     model   A ──── B ── C ─────────────────
///     shown   A ── change A▸B ── change B▸C     (the model becomes C in a callback of B)
///
/// A subclass says which child to show, where, and what happens around a change. The order of the
/// appearance callbacks is a parameter.
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
  /// The transition between two children, while one runs.
  private(set) var running: ControllerTransition?

  init(container: UIViewController, order: AppearanceOrder) {
    self.container = container
    self.order = order
  }

  /// The child whose view is in place.
  final var shown: UIViewController? {
    get { state.shown }
    set { state.shown = newValue }
  }

  /// Whether views are shown at all, which is the case from the first appearance or layout on.
  final var isStaged: Bool { state.isStaged }

  /// Whether views are being exchanged.
  final var isChanging: Bool { state.isChanging }

  /// Whether views are being exchanged or a transition runs.
  final var isInProgress: Bool { isChanging || isRunning }

  // MARK: What the container decides

  /// Whether a transition runs that the next change has to wait for.
  var isRunning: Bool { running != nil }

  /// The child that the model wants to be shown.
  var target: UIViewController? { nil }

  /// Whether everything that is shown agrees with the model.
  var isUpToDate: Bool { shown === target }

  /// The view that the children's views are added to.
  var hostView: UIView? { nil }

  /// The view that is laid out before a change without animation ends.
  var layoutRoot: UIView? { hostView }

  /// The warning for callbacks that keep changing the model.
  var changeLimitWarning: String { "" }

  /// The frame of a child's view in `hostView` at rest.
  func frame(of child: UIViewController) -> CGRect { hostView?.bounds ?? .zero }

  /// Whether a child that was to be removed belongs to the model again.
  func isCurrent(_ child: UIViewController) -> Bool { false }

  /// Called after `stage()` and before the first child is shown.
  func didStage() {}

  /// Makes one change; returns `false` if it has to wait for another transition, which calls
  /// `follow()` at its end.
  func step() -> Bool {
    change(from: shown, to: target)
    return true
  }

  /// Shows a child whose view is loaded, with or without animation.
  func show(_ new: UIViewController?, replacing old: UIViewController?) {}

  /// Called after a series of changes, even if a transition still runs.
  func didEndChanges() {}

  /// Called when the views agree with the model and nothing runs.
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

  /// Shows the target unless a change is in progress, which calls this method again at its end.
  final func follow() {
    guard !isRunning, state.beginChanges() else { return }
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
    // Loading the view comes first, because it may change the model again.
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

  final func removePending() {
    for child in state.takePendingRemoval() where child.parent === container && !isCurrent(child) {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
  }

  // MARK: Without animation

  /// Makes the whole change immediately, in step with the container's own appearance.
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
    // A container that is disappearing may appear again, and the old child's view is gone then.
    guard isVisible else { old?.finishAppearanceAlone(); return }
    if container.viewIfLoaded?.window != nil { layoutRoot?.layoutIfNeeded() }
    endAppearance(from: old, to: new)
  }

  private func beginAppearance(from old: UIViewController?, to new: UIViewController?) {
    for side in order.will {
      switch side {
      case .from: old?.beginAppearance(.disappearing, animated: false)
      case .to: new?.beginAppearance(.appearing, animated: false)
      }
    }
  }

  /// Ends both transitions, apart from the new child's while the container appears: that ends
  /// together with it.
  private func endAppearance(from old: UIViewController?, to new: UIViewController?) {
    // R-LIFE-2
    for side in order.did {
      switch side {
      case .from: old?.endAppearance()
      case .to:
        guard !container.appearance.isUnderWay else { continue }
        new?.endAppearance()
        didEndAppearance(of: new)
      }
    }
  }

  // MARK: With a transition

  /// Returns a script for a transition in the host view; `nil` without one.
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
        // An interactive transition drives the bars as well.
        heldView: container.view
      )
    }
  }

  /// Runs a transition, calls a closure with whether it completed, and follows the model again.
  final func run(_ transition: ControllerTransition, ended: @escaping (Bool) -> Void) {
    running = transition
    transition.run { [weak self, weak transition] didComplete in
      guard let self else { return }
      // A block that waited for the end may have begun the next transition.
      if running === transition { running = nil }
      ended(didComplete)
      follow()
    }
  }
}
