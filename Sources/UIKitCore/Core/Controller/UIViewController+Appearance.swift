/// Sends the callbacks that `AppearanceCycle` determines, to the controller and its children.
extension UIViewController {
  /// Begins an appearance or disappearance, first of this controller and then of its children.
  func beginAppearance(_ direction: AppearanceCycle.Direction, animated: Bool) {
    if direction == .appearing { loadViewIfNeeded() }
    guard let callback = appearance.begin(direction, animated: animated) else { return }
    send(callback)
    for child in forwardingTargets(direction) {
      // A callback may have reversed the change, or removed the child.
      guard appearance.isVisible == (direction == .appearing) else { return }
      if child.parent === self { child.beginAppearance(direction, animated: animated) }
    }
    if viewIfLoaded?.window != nil { settleAppearance() }
  }

  /// Called when the view is in its window; calls `viewIsAppearing` of the controller and its
  /// children.
  func settleAppearance() {
    guard let callback = appearance.settle() else { return }
    send(callback)
    for child in forwardingTargets(.appearing) { child.settleAppearance() }
  }

  /// Ends the change, first of the children and then of this controller.
  func endAppearance() {
    guard appearance.isUnderWay else { return }
    let direction = appearance.state
    if appearance.owesIsAppearing { settleAppearance() }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in children where child.appearance.state == direction {
        if direction == .disappearing || !isAhead(of: child) { child.endAppearance() }
      }
    }
    guard appearance.state == direction, let callback = appearance.end() else { return }
    send(callback)
  }

  /// Whether this controller's view is in a window and the child's view has not been added to it
  /// yet.
  func isAhead(of child: UIViewController) -> Bool {
    viewIfLoaded?.window != nil && child.viewIfLoaded?.window == nil
  }

  private func send(_ callback: AppearanceCycle.Callback) {
    let animated = appearance.isAnimated
    switch callback {
    case .willAppear: viewWillAppear(animated)
    case .isAppearing: viewIsAppearing(animated)
    case .didAppear:
      viewDidAppear(animated)
      InputArea.controllerDidAppear(self)
    case .willDisappear: viewWillDisappear(animated)
    case .didDisappear: viewDidDisappear(animated)
    }
  }

  /// The children that receive the callbacks: the visible ones for an appearance, and those that
  /// have appeared for a disappearance.
  private func forwardingTargets(_ direction: AppearanceCycle.Direction) -> [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { child in
      guard direction == .appearing else { return child.appearance.isVisible }
      return child.viewIfLoaded?.isDescendant(of: view) ?? false
    }
  }

  /// Ends the change when the parent, which would have ended it, is removed.
  func finishAppearanceAlone() {
    if viewIfLoaded?.window == nil { beginAppearance(.disappearing, animated: false) }
    endAppearance()
  }

  // MARK: Views that are added and removed directly

  /// The appearance state of the parent.
  private var appearanceSurroundings: AppearanceCycle.ParentAppearance {
    guard let parent else { return .noParent }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      ? .forwardingParent(parent.appearance) : .silentParent
  }

  func windowWillChange(to window: UIWindow?) {
    context.endsAppearanceAfterMove = false
    let step: AppearanceCycle.WindowStep
    let direction: AppearanceCycle.Direction
    if let window {
      guard !window.isHidden, !appearance.isVisible else { return }
      direction = .appearing
      step = AppearanceCycle.stepForEnteringWindow(in: appearanceSurroundings)
    } else {
      guard appearance.isVisible else { return }
      direction = .disappearing
      step = AppearanceCycle.stepForLeavingWindow(in: appearanceSurroundings)
    }
    switch step {
    case .nothing: break
    case .begin(let animated): beginAppearance(direction, animated: animated)
    case .whole:
      beginAppearance(direction, animated: false)
      context.endsAppearanceAfterMove = true
    }
  }

  func windowDidChange() {
    if viewIfLoaded?.window != nil { settleAppearance() }
    guard context.endsAppearanceAfterMove else { return }
    context.endsAppearanceAfterMove = false
    endAppearance()
  }
}
