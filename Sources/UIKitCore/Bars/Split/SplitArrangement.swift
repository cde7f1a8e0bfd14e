/// Shows the columns of a split view controller, and changes between their arrangements.
///
/// The columns and the display mode change immediately, and the views follow: arriving views are
/// added beyond the primary edge, all columns move, and leaving views are removed at the end.
@MainActor
final class SplitArrangement {
  // R-SPL-20, R-SPL-21
  typealias Column = UISplitViewController.Column

  unowned let controller: UISplitViewController
  var columns = SplitColumns()
  /// The choice of the user or the application among the display modes.
  private(set) var choice: SplitDisplayModes.Choice?
  /// The mode that the views have, for the calls of the delegate.
  private var shownMode: UISplitViewController.DisplayMode?
  private var state = ContainerTransitionState<UIViewController>()
  /// The change that follows the finger.
  var drag: SplitDrag?
  var isCollapsed = false
  /// The columns on the stack of the collapsed split view.
  var collapsed: CollapsedStack?
  /// The controller that is shown while the split view is collapsed.
  var collapsedChild: UIViewController?
  /// The secondary controller of the classic style that wasn't added to the primary one.
  var discardedSecondary: UIViewController?
  /// Navigation controllers that were made for controllers that have been replaced.
  var discardedWrappers: [UINavigationController] = []
  /// The controllers whose views are shown.
  private(set) var displayed: [Column: UIViewController] = [:]
  /// Ends the change in progress.
  private var finish: (() -> Void)?
  private var needsUpdate = false

  init(_ controller: UISplitViewController) { self.controller = controller }

  /// The view if it is loaded and a subclass didn't provide another.
  var container: SplitContainerView? { controller.viewIfLoaded as? SplitContainerView }

  private var delegate: UISplitViewControllerDelegate? { controller.delegate }

  // MARK: Layout

  private var size: CGSize { container?.bounds.size ?? UIViewController.unplacedViewSize }

  /// The display modes of the current size.
  var modes: SplitDisplayModes { modes(for: size) }

  private func modes(for size: CGSize) -> SplitDisplayModes {
    var modes = SplitDisplayModes()
    modes.choice = choice
    controller.preferences.update(&modes, for: size)
    return modes
  }

  var layout: SplitLayout {
    container.map { layout(size: $0.bounds.size, modes: modes) } ?? SplitLayout(size: .zero)
  }

  private func layout(size: CGSize, modes: SplitDisplayModes) -> SplitLayout {
    controller.preferences.layout(
      of: modes,
      size: size,
      safeArea: container?.safeAreaInsets ?? .zero,
      scale: controller.traitCollection.displayScale,
      isRightToLeft: container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }

  /// Returns the safe area insets of a child.
  func insets(of child: UIViewController) -> UIEdgeInsets {
    // R-SPL-17
    guard let container else { return .zero }
    guard !isCollapsed, let column = columns.column(of: child), column != .compact else {
      return container.safeAreaInsets
    }
    return layout.insets(of: column)
  }

  /// Returns the size of a shown child in a view of another size; `nil` for other controllers.
  func expectedSize(of container: UIContentContainer, in size: CGSize) -> CGSize? {
    guard let child = container as? UIViewController,
      let column = displayed.first(where: { $0.value === child })?.key
    else { return nil }
    guard column != .compact else { return size }
    return layout(size: size, modes: modes(for: size)).frame(of: column).size
  }

  /// The controller that determines the status bar and is behind surrounding bars.
  var leadingChild: UIViewController? {
    isCollapsed ? collapsedChild : columns.shown[.secondary] ?? displayedControllers.first
  }

  /// The controllers whose views are shown, from the primary edge.
  var displayedControllers: [UIViewController] {
    displayed.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
  }

  /// Shows views, which begins with the first appearance or layout.
  func stage() {
    guard state.stage() else { return }
    shownMode = modes.mode
    overrideTraits()
    traitsChanged()
    update(animated: false)
    controller.buttons.update()
  }

  /// Collapses or expands the columns for the current width.
  func traitsChanged() {
    // R-SPL-30
    guard state.isStaged else { return }
    let isCompact = controller.traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return }
    UIView.performWithoutAnimation { if isCompact { collapse() } else { expand() } }
    controller.buttons.update()
    container?.setNeedsLayout()
  }

  /// Lays out the columns, after their size or the safe area has changed.
  func layOut() {
    // An update sets the frames itself, those of arriving columns before it animates them.
    guard let container, state.isStaged, !state.isChanging else { return }
    if finish == nil, !isCollapsed, modes.mode != shownMode {
      changeMode(animated: false, to: choice)
    }
    container.show(layout, displayed)
    for child in displayedControllers { child.viewIfLoaded?.refreshSafeArea() }
  }

  // MARK: Display mode

  /// Changes preferences that determine the layout.
  func prefer(_ change: (inout SplitPreferences) -> Void) {
    let old = controller.preferences
    change(&controller.preferences)
    guard controller.preferences != old else { return }
    let isNewMode =
      controller.preferences.displayMode != old.displayMode
      || controller.preferences.behavior != old.behavior
    changeMode(animated: UIView.inheritedAnimationDuration > 0, to: isNewMode ? nil : choice)
    container?.setNeedsLayout()
  }

  /// Shows a number of columns beside or over the secondary one.
  func choose(_ count: Int) {
    var modes = modes
    guard count != modes.count else { return }
    modes.choose(count)
    changeMode(animated: true, to: modes.choice)
  }

  /// Changes the mode, with calls of the delegate, and moves the columns.
  func changeMode(animated: Bool, to choice: SplitDisplayModes.Choice?) {
    let before = shownMode ?? modes.mode
    let visible = Set(displayed.keys)
    self.choice = choice
    let modes = modes
    guard state.isStaged, !isCollapsed else { return }
    shownMode = modes.mode
    if modes.mode != before {
      delegate?.splitViewController(controller, willChangeTo: modes.mode)
      let columns = Set(modes.visibleColumns)
      for column in SplitColumns.stackable.filter({ columns.contains($0) })
      where !visible.contains(column) {
        delegate?.splitViewController(controller, willShow: column)
      }
      for column in SplitColumns.stackable.filter(visible.contains) where !columns.contains(column)
      {
        delegate?.splitViewController(controller, willHide: column)
      }
    }
    update(animated: animated)
    controller.buttons.update()
  }

  /// Hides columns that are over the secondary one, and returns whether there were any.
  @discardableResult func uncover() -> Bool {
    // R-SPL-22
    guard !isCollapsed, let count = modes.uncoveredCount else { return false }
    choose(count)
    return true
  }

  // MARK: Views

  /// The controllers whose views should be shown.
  private var target: [Column: UIViewController] {
    guard !isCollapsed else { return collapsedChild.map { [.compact: $0] } ?? [:] }
    let visible = modes.visibleColumns
    return columns.shown.filter { visible.contains($0.key) }
  }

  /// Makes the views match the columns and the mode.
  ///
  /// If a callback changes them again, another update follows.
  func update(animated: Bool) {
    guard state.isStaged, let container else { return }
    guard state.beginChanges() else {
      needsUpdate = true
      return
    }
    for _ in 0..<ContainerTransitionState<UIViewController>.changeLimit {
      needsUpdate = false
      exchange(in: container, animated: animated)
      if !needsUpdate { break }
    }
    state.endChanges()
    if needsUpdate { Log.warning("UISplitViewController: callbacks keep changing the columns") }
  }

  private func exchange(in container: SplitContainerView, animated: Bool) {
    drag?.end()
    drag = nil
    finish?()
    let target = target
    let arriving = target.filter { new in !displayed.contains { $0.value === new.value } }
    let leaving = displayed.filter { old in !target.contains { $0.value === old.value } }
    let isVisible = controller.appearance.isVisible
    let moves =
      animated && container.window != nil && controller.appearance.state == .appeared
      && UIView.areAnimationsEnabled
    if isVisible {
      for child in arriving.values { child.beginAppearance(.appearing, animated: moves) }
      for child in leaving.values { child.beginAppearance(.disappearing, animated: moves) }
    }
    let replaced = leaving.filter { target[$0.key] != nil || isCollapsed }
    UIView.performWithoutAnimation {
      for (column, child) in arriving {
        let isReplacing = displayed[column] != nil
        container.add(child.view, column, sliding: moves && !isReplacing)
      }
      for child in replaced.values { child.viewIfLoaded?.removeFromSuperview() }
      if moves { container.layoutIfNeeded() }
    }
    displayed = target
    let coordinator = moves ? announce(except: arriving) : nil
    finish = { [weak self] in
      guard let self else { return }
      finish = nil
      end(arriving: arriving, leaving: leaving, coordinator)
    }
    guard moves else {
      container.show(layout, displayed)
      container.setNeedsLayout()
      if container.window != nil { container.layoutIfNeeded() }
      finish?()
      return
    }
    move(container, coordinator)
  }

  /// Moves the columns, with the animations alongside.
  private func move(_ container: SplitContainerView, _ coordinator: TransitionCoordinator?) {
    changeCount += 1
    let change = changeCount
    let animate = { (curve: UIView.AnimationOptions) in
      UIView.animate(
        withDuration: SplitMetrics.duration,
        delay: 0,
        options: curve,
        animations: { [self] in
          container.show(layout, displayed)
          coordinator?.start()
          container.layoutIfNeeded()
        },
        completion: { [weak self] _ in
          if self?.changeCount == change { self?.finish?() }
        }
      )
    }
    guard followsFinger, let clock = container.window?.screen.clock else {
      return animate(.curveEaseInOut)
    }
    // R-SPL-23
    drag = SplitDrag(in: container, clock: clock) { animate(.curveLinear) }
  }

  /// The choice that applies again if the drag is cancelled.
  var choiceBeforeDrag: SplitDisplayModes.Choice?
  /// Whether changes are driven by a finger.
  var followsFinger = false

  /// Ends the change in progress without its completion, because it was cancelled.
  func abandonChange() {
    changeCount += 1
    finish = nil
    let coordinator = controller.runningCoordinator
    controller.runningCoordinator = nil
    coordinator?.end(cancelled: true)
  }

  /// Identifies the latest animated change.
  private var changeCount = 0

  /// Notifies the children whose size changes.
  private func announce(except arriving: [Column: UIViewController]) -> TransitionCoordinator? {
    guard let container else { return nil }
    let coordinator = TransitionCoordinator(
      containerView: container,
      duration: SplitMetrics.duration
    )
    controller.runningCoordinator = coordinator
    let layout = layout
    for (column, child) in displayed where arriving[column] == nil && column != .compact {
      let size = layout.frame(of: column).size
      guard let view = child.viewIfLoaded, view.bounds.size != size else { continue }
      child.viewWillTransition(to: size, with: coordinator)
    }
    return coordinator
  }

  private func end(
    arriving: [Column: UIViewController],
    leaving: [Column: UIViewController],
    _ coordinator: TransitionCoordinator?
  ) {
    for child in leaving.values {
      if !displayed.values.contains(where: { $0 === child }) {
        child.viewIfLoaded?.removeFromSuperview()
      }
      child.endAppearance()
    }
    // While the split view appears, the children's changes end together with it.
    if !controller.appearance.isUnderWay {
      for child in arriving.values { child.endAppearance() }
    }
    if controller.runningCoordinator === coordinator { controller.runningCoordinator = nil }
    coordinator?.end(cancelled: false)
    container?.viewsSettled()
    removeOrphans()
    container?.window?.refreshStatusBar()
  }

  /// Removes the views of shown children before their pages are moved.
  func detach(_ children: [UIViewController]) {
    finish?()
    for (column, child) in displayed where children.contains(where: { $0 === child }) {
      displayed[column] = nil
      child.beginAppearance(.disappearing, animated: false)
      child.viewIfLoaded?.removeFromSuperview()
      child.endAppearance()
    }
  }

  // MARK: Children

  /// Makes the shown controller of a column a child, and schedules the removal of the previous one.
  func exchangeChild(_ old: UIViewController?, _ new: UIViewController?) {
    if let old, old !== new {
      old.willMove(toParent: nil)
      state.scheduleRemoval(of: [old])
    }
    if let new, new.parent !== controller, old !== new { adopt(new) }
    overrideTraits()
  }

  func adopt(_ child: UIViewController) {
    _ = state.cancelRemoval(of: child)
    controller.addChild(child)
    child.didMove(toParent: controller)
  }

  func removeOrphans() {
    while let child = state.takePendingRemoval() {
      guard child.parent === controller, columns.column(of: child) == nil else { continue }
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// Gives the primary and the supplementary column a compact width.
  func overrideTraits() {
    // R-SPL-39
    for (column, child) in columns.shown where child.parent === controller {
      let isNarrow = !isCollapsed && (column == .primary || column == .supplementary)
      let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
      guard child.context.overrideTraits != traits else { continue }
      controller.setOverrideTraits(traits, of: child)
    }
  }
}
