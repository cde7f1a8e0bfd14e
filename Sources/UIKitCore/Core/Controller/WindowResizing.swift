/// Takes a window to a new size and new traits, with the calls that controllers hear around it
/// (R-ROT-5).
///
///     announce: willTransition(to: traits), viewWillTransition(to: size)
///     perform:  the change with what runs alongside, then the completions
@MainActor final class WindowResizing {
  private let window: UIWindow
  private let newSize: CGSize
  private let newTraits: UITraitCollection
  private let duration: TimeInterval
  private var coordinator: TransitionCoordinator?
  private var levels: [UIViewController] = []

  /// The duration is 0 while a desktop window is dragged to its size.
  init(
    of window: UIWindow,
    to newSize: CGSize,
    traits newTraits: UITraitCollection,
    duration: TimeInterval = 0
  ) {
    self.window = window
    self.newSize = newSize
    self.newTraits = newTraits
    self.duration = duration
  }

  /// Tells the controllers what is coming; nothing is told where neither size nor traits differ.
  func announce() {
    let sizeChanges = newSize != window.bounds.size
    let traitsChange = newTraits != window.traitCollection
    guard sizeChanges || traitsChange, let root = window.root.controller, root.isViewLoaded else {
      return
    }
    let coordinator = TransitionCoordinator(containerView: window, duration: duration)
    self.coordinator = coordinator
    levels = root.presentationStack.levels.map(\.member)
    for level in levels { level.runningCoordinator = coordinator }
    for level in levels {
      let container: UIContentContainer = level.presentation.running ?? level
      if traitsChange { container.willTransition(to: newTraits, with: coordinator) }
      if sizeChanges { container.viewWillTransition(to: newSize, with: coordinator) }
    }
  }

  /// Makes the change; `change` gives the window its size and traits.
  func perform(_ change: @escaping () -> Void) {
    guard let coordinator else { return change() }
    guard duration > 0 else {
      move(coordinator, change)
      return end(coordinator)
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [.curveEaseInOut],
      animations: { self.move(coordinator, change) },
      completion: { _ in self.end(coordinator) }
    )
  }

  private func move(_ coordinator: TransitionCoordinator, _ change: () -> Void) {
    change()
    coordinator.start()
    window.layoutIfNeeded()
  }

  private func end(_ coordinator: TransitionCoordinator) {
    for level in levels where level.runningCoordinator === coordinator {
      level.runningCoordinator = nil
    }
    coordinator.end(cancelled: false)
    window.refreshStatusBar()
  }
}
