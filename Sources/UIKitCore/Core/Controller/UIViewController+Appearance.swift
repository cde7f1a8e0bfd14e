/// Sends what `AppearanceCycle` decides, here and to the children.
extension UIViewController {
  /// Starts a way onto the screen or off it: this controller first, then the children it holds.
  func beginAppearance(_ direction: AppearanceCycle.Direction, animated: Bool) {
    if direction == .appearing { loadViewIfNeeded() }
    guard let callback = appearance.begin(direction, animated: animated) else { return }
    send(callback)
    for child in forwardingTargets(direction) {
      // A callback may have turned this controller back, or taken the child away.
      guard appearance.isVisible == (direction == .appearing) else { return }
      if child.parent === self { child.beginAppearance(direction, animated: animated) }
    }
    if viewIfLoaded?.window != nil { settleAppearance() }
  }

  /// The view is in its window: `viewIsAppearing`, here and in the children.
  func settleAppearance() {
    guard let callback = appearance.settle() else { return }
    send(callback)
    for child in forwardingTargets(.appearing) { child.settleAppearance() }
  }

  /// Ends the way under way: the children first, so that theirs lies within this controller's own.
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

  /// Whether this controller's view is in a window and that of the child is still to be put there.
  private func isAhead(of child: UIViewController) -> Bool {
    viewIfLoaded?.window != nil && child.viewIfLoaded?.window == nil
  }

  private func send(_ callback: AppearanceCycle.Callback) {
    let animated = appearance.isAnimated
    switch callback {
    case .willAppear: viewWillAppear(animated)
    case .isAppearing: viewIsAppearing(animated)
    case .didAppear: viewDidAppear(animated)
    case .willDisappear: viewWillDisappear(animated)
    case .didDisappear: viewDidDisappear(animated)
    }
  }

  /// The children that go along: those in view on the way up, those that came up on the way down.
  private func forwardingTargets(_ direction: AppearanceCycle.Direction) -> [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { child in
      guard direction == .appearing else { return child.appearance.isVisible }
      return child.viewIfLoaded?.isDescendant(of: view) ?? false
    }
  }

  /// The parent, whose end this controller was waiting for, is gone.
  func finishAppearanceAlone() {
    if viewIfLoaded?.window == nil { beginAppearance(.disappearing, animated: false) }
    endAppearance()
  }

  // MARK: Views that move by themselves

  /// How the parent stands to the appearance of this controller.
  private var appearanceSurroundings: AppearanceCycle.Surroundings {
    guard let parent else { return .noParent }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      ? .forwardingParent(parent.appearance) : .silentParent
  }

  func windowWillChange(to window: UIWindow?) {
    surroundings.endsAppearanceAfterMove = false
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
      surroundings.endsAppearanceAfterMove = true
    }
  }

  func windowDidChange() {
    if viewIfLoaded?.window != nil { settleAppearance() }
    guard surroundings.endsAppearanceAfterMove else { return }
    surroundings.endsAppearanceAfterMove = false
    endAppearance()
  }
}
