// R-ROT-5
/// Changes the size and the traits of a window, with the callbacks of its controllers.
///
///     announce: willTransition(to: traits), viewWillTransition(to: size)
///     perform:  the change with the animations alongside, then the completions
@MainActor final class WindowResizing {
  private let window: UIWindow
  private let newSize: CGSize
  private let newTraits: UITraitCollection
  private let duration: TimeInterval
  private var coordinator: TransitionCoordinator?
  private var levels: [UIViewController] = []

  /// Creates the change.
  ///
  /// The duration is 0 while the user resizes a desktop window.
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

  /// Notifies the controllers of the change, unless neither the size nor the traits differ.
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

  /// Performs the change with `change`, which sets the window's size and traits.
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
