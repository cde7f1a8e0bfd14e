import Foundation

extension UIFocusSystem {
  /// Moves the focus with all the calls on the way; says whether it moved.
  ///
  /// Nobody is asked where the focus cannot stay. (R-FOC-1, R-FOC-2, R-FOC-3, R-FOC-4)
  @discardableResult func move(
    to next: UIFocusItem?,
    heading: UIFocusHeading = [],
    isForced: Bool = false
  ) -> Bool {
    let previous = focusedItem
    guard !isMoving, next !== previous else { return false }
    isMoving = true
    defer { isMoving = false }
    let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
    let (left, entered) = (pathLeft, FocusPath.path(from: next))
    let concerned = FocusOrder(from: left, to: entered).environments
    guard isForced || concerned.allSatisfy({ $0.allows(context) }) else {
      return false
    }
    memory.note(previous, leaving: left, entering: entered)
    focusedItem = next
    path = entered.map(WeakEnvironment.init)
    pathLost = []
    let coordinator = UIFocusAnimationCoordinator()
    look.show(next, insteadOf: previous, isLifted: isAlwaysOn, with: coordinator)
    for environment in concerned { environment.hear(context, coordinator) }
    post(
      UIFocusSystem.didUpdateNotification,
      [
        UIFocusSystem.focusUpdateContextUserInfoKey: context,
        UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
      ]
    )
    coordinator.run()
    return true
  }

  /// Takes the focus from what has it, which is about to stand for something else; the next frame gives it to another one near it.
  func vacate() {
    let left = trail
    move(to: nil, isForced: true)
    (path, pathLost) = ([], left)
    screen?.host?.setNeedsFrame()
  }

  /// The way up from what has the focus, or had it last.
  private var trail: [WeakEnvironment] { path.isEmpty ? pathLost : path }

  /// Gives the focus to somebody else; while pages change and nobody can have it yet, the next frame tries again.
  private func giveAway(in scope: FocusScope) {
    if let next = successor(in: scope) {
      move(to: next, isForced: true)
    } else if trail.contains(where: { $0.isBetweenPages }) {
      vacate()
    } else {
      move(to: nil, isForced: true)
      (path, pathLost) = ([], [])
    }
  }

  /// The way up from what has the focus; where that is gone, as it was.
  private var pathLeft: [UIFocusEnvironment] {
    if let item = focusedItem, FocusPath.view(of: item)?.ownWindow != nil {
      return FocusPath.path(from: item)
    }
    return path.compactMap(\.environment)
  }

  /// The user wanted to go where nothing is.
  func fail(_ heading: UIFocusHeading) {
    let context = UIFocusUpdateContext(from: focusedItem, to: nil, heading: heading)
    post(
      UIFocusSystem.movementDidFailNotification,
      [UIFocusSystem.focusUpdateContextUserInfoKey: context]
    )
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  // MARK: Before each frame

  /// Takes the focus from what cannot have it any more, gives it to somebody where somebody has to have it, and does what was
  /// asked for. (R-FOC-7, R-FOC-12)
  func catchUp() {
    guard !isMoving, let window = screen?.windowOfFocus else { return }
    let asking = asking
    self.asking = nil
    let scope = FocusScope(of: window)
    let isLost = focusedItem.map { !scope.admits($0) } ?? (isAlwaysOn || !trail.isEmpty)
    if isLost {
      screen?.layoutWindows()
      giveAway(in: scope)
    } else if let asking, scope.reaches(asking) {
      screen?.layoutWindows()
      if let item = preference(in: scope).item(for: asking) { move(to: item) }
    }
    look.follow()
  }

  /// Who gets the focus that is lost: what the nearest environment prefers that is left. (R-FOC-9)
  private func successor(in scope: FocusScope) -> UIFocusItem? {
    let preference = preference(in: scope, isRestoring: true)
    let left = trail.lazy.compactMap(\.environment)
    for environment in left where environment.guidesFocus && scope.reaches(environment) {
      if let item = preference.item(for: environment) { return item }
    }
    return preference.item(for: scope.environment)
  }

  /// What environments prefer, and where there is nothing, what comes first inside.
  func preference(in scope: FocusScope, isRestoring: Bool = false) -> FocusPreference {
    let memory = memory
    return FocusPreference(
      preferred: { environment in
        let remembered = isRestoring ? memory.item(of: environment) : nil
        return (remembered.map { [$0] } ?? []) + environment.preferences
      },
      focusable: { environment in
        (environment as? UIFocusItem).flatMap { scope.admits($0) ? $0 : nil }
      },
      firstInside: { environment in
        guard let view = environment.focusItemContainer as? UIView,
          scope.reaches(view) || view === scope.root
        else { return nil }
        return FocusMap(below: view, in: scope.window).first
      }
    )
  }
}

extension WeakEnvironment {
  @MainActor fileprivate var isBetweenPages: Bool {
    (environment as? UIViewController)?.runningCoordinator != nil
  }
}

extension UIFocusEnvironment {
  /// Whether the focus that got lost in here is given to something else in here: not in views that only hold others.
  fileprivate var guidesFocus: Bool {
    !(self is UIView) || self is UIScrollView || !preferredFocusEnvironments.isEmpty
  }
}

extension UIView {
  /// Takes the focus from the view, or from what it holds.
  func giveFocusAway() {
    guard let system = window?.screen.focusSystem, let item = system.focusedItem,
      FocusPath.view(of: item)?.isDescendant(of: self) == true
    else { return }
    system.vacate()
  }
}
