import Foundation

extension UIFocusSystem {
  // R-FOC-1, R-FOC-2, R-FOC-3, R-FOC-4
  /// Moves the focus with all callbacks, and returns whether it moved.
  ///
  /// Environments are not consulted if the focus cannot stay at its item.
  ///
  /// - Parameters:
  ///   - next: The item to focus, or `nil` to remove the focus.
  ///   - heading: The direction of the movement.
  ///   - isForced: Whether environments are not consulted.
  ///   - prepare: Called after the environments have allowed the movement; if it returns `false`, the
  ///     focus does not move.
  /// - Returns: Whether the focus moved.
  @discardableResult func move(
    to next: UIFocusItem?,
    heading: UIFocusHeading = [],
    isForced: Bool = false,
    prepare: () -> Bool = { true }
  ) -> Bool {
    let previous = focusedItem
    guard !isMoving, next !== previous else { return false }
    isMoving = true
    defer { isMoving = false }
    let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
    let (left, entered) = (pathLeft, FocusPath.path(from: next))
    let concerned = FocusOrder(from: left, to: entered).environments
    guard isForced || concerned.allSatisfy({ $0.allows(context) }), prepare() else {
      return false
    }
    memory.note(previous, leaving: left, entering: entered)
    focusedItem = next
    path = entered.map(WeakEnvironment.init)
    pathLost = []
    let coordinator = UIFocusAnimationCoordinator()
    appearance.show(next, insteadOf: previous, isLifted: isAlwaysOn, with: coordinator)
    for environment in concerned { environment.didUpdate(context, coordinator) }
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

  /// Removes the focus from an item that is about to be reused.
  ///
  /// Before the next frame, a nearby item is focused.
  func vacate() {
    let left = trail
    move(to: nil, isForced: true)
    (path, pathLost) = ([], left)
    screen?.host?.setNeedsFrame()
  }

  /// The path of the focused item, or of the item that was focused last.
  private var trail: [WeakEnvironment] { path.isEmpty ? pathLost : path }

  // R-FOC-9
  /// Focuses the preferred item of the nearest environment that still exists.
  ///
  /// If its controllers are in a transition and no item can be focused yet, the method is called
  /// again before the next frame.
  private func moveToNearestItem(in scope: FocusScope) {
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

  /// The path of the focused item, or the stored path if the item no longer exists.
  private var pathLeft: [UIFocusEnvironment] {
    if let item = focusedItem, FocusPath.view(of: item)?.ownWindow != nil {
      return FocusPath.path(from: item)
    }
    return path.compactMap(\.environment)
  }

  /// Posts a notification that the focus could not move in a direction.
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

  // MARK: Updates before each frame

  // R-FOC-7, R-FOC-12
  /// Removes the focus from an item that can no longer be focused, focuses another item if one is
  /// required, and performs requested updates.
  func processPendingUpdates() {
    guard !isMoving, let window = screen?.windowOfFocus else { return }
    let requestingEnvironment = requestingEnvironment
    self.requestingEnvironment = nil
    let scope = FocusScope(of: window)
    let isLost = focusedItem.map { !scope.admits($0) } ?? (isAlwaysOn || !trail.isEmpty)
    if isLost {
      screen?.layoutWindows()
      moveToNearestItem(in: scope)
    } else if let requestingEnvironment, scope.reaches(requestingEnvironment) {
      screen?.layoutWindows()
      if let item = preference(in: scope).item(for: requestingEnvironment) { move(to: item) }
    }
    appearance.follow()
  }

  /// Removes the focus if the item was removed during a frame.
  ///
  /// Another item is focused before the next frame.
  func noticeLoss() {
    guard let item = focusedItem, let window = screen?.windowOfFocus,
      !FocusScope(of: window).admits(item)
    else { return }
    screen?.host?.setNeedsFrame()
  }

  /// Returns the search for the preferred item, or for the first item if there is no preference.
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

  /// Whether a lost focus moves to another item in this environment.
  ///
  /// It does not for views that only contain other views.
  fileprivate var guidesFocus: Bool {
    !(self is UIView) || self is UIScrollView || !preferredFocusEnvironments.isEmpty
  }
}

extension UIView {
  /// Removes the focus from the view or from an item inside it.
  func resignFocus() {
    guard let system = window?.screen.focusSystem, let item = system.focusedItem,
      FocusPath.view(of: item)?.isDescendant(of: self) == true
    else { return }
    system.vacate()
  }
}
