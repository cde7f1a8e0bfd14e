/// The progress of a container's transitions: the child that is shown, and the children to be
/// removed.
///
///     created ──stage──▶ idle ──beginChanges──▶ changing ──endChanges──▶ idle
///
/// `ContainerTransition` moves views and sends callbacks; this type does not depend on views.
struct ContainerTransitionState<Child: AnyObject> {
  /// The number of consecutive changes made by callbacks that is treated as an endless loop.
  static var changeLimit: Int { 64 }

  /// The child whose view is shown.
  var shown: Child?
  /// Whether views are shown.
  private(set) var isStaged = false
  /// Whether views are being exchanged.
  private(set) var isChanging = false
  /// Children that the container has removed from its model and whose views are still shown.
  private var pendingRemoval: [Child] = []

  /// Begins to show views, or returns `false` if that has happened before.
  mutating func stage() -> Bool {
    guard !isStaged else { return false }
    isStaged = true
    return true
  }

  /// Begins a series of changes, or returns `false` before the first view is shown and during
  /// another series.
  mutating func beginChanges() -> Bool {
    guard isStaged, !isChanging else { return false }
    isChanging = true
    return true
  }

  mutating func endChanges() { isChanging = false }

  // MARK: Removal

  mutating func scheduleRemoval(of children: [Child]) { pendingRemoval += children }

  /// Cancels the scheduled removal of a child, and returns whether there was one.
  mutating func cancelRemoval(of child: Child) -> Bool {
    guard let index = pendingRemoval.firstIndex(where: { $0 === child }) else { return false }
    pendingRemoval.remove(at: index)
    return true
  }

  func isPendingRemoval(_ child: Child) -> Bool { pendingRemoval.contains { $0 === child } }

  /// Returns the next child to be removed and takes it off the list.
  mutating func takePendingRemoval() -> Child? {
    pendingRemoval.isEmpty ? nil : pendingRemoval.removeFirst()
  }
}
