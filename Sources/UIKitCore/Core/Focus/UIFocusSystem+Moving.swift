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

  /// Gives the focus to what the nearest environment prefers that is left; while pages change in it and none of them can have
  /// the focus yet, the next frame tries again. (R-FOC-9)
  private func giveAway(in scope: FocusScope) {
    let preference = preference(in: scope, isRestoring: true)
    for environment in trail.compactMap(\.environment) {
      if environment.guidesFocus, scope.reaches(environment),
        let item = preference.item(for: environment)
      {
        move(to: item, isForced: true)
        return
      }
      if environment.isBetweenPages { return vacate() }
    }
    let next = preference.item(for: scope.environment)
    move(to: next, isForced: true)
    if next == nil { (path, pathLost) = ([], []) }
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

  /// What ended in a frame may have taken the focus away; then the next one gives it to somebody else.
  func noticeLoss() {
    guard let item = focusedItem, let window = screen?.windowOfFocus,
      !FocusScope(of: window).admits(item)
    else { return }
    screen?.host?.setNeedsFrame()
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
        return FocusCandidates(below: view, in: scope.window).first
      }
    )
  }
}

extension UIFocusEnvironment {
  fileprivate var isBetweenPages: Bool { (self as? UIViewController)?.runningCoordinator != nil }

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
