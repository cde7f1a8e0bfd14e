/// The target under a drag: decides which targets are notified when the drag moves.
struct DropTargeting<Target: Equatable> {
  // R-DRAG-20
  enum Step: Equatable {
    case exit(Target)
    case enter(Target)
    case update(Target)
  }

  private(set) var current: Target?

  /// Handles a movement of the drag over a target, or over none.
  mutating func move(over new: Target?) -> [Step] {
    guard new != current else { return new.map { [.update($0)] } ?? [] }
    var steps = leave()
    current = new
    if let new { steps += [.enter(new), .update(new)] }
    return steps
  }

  /// Handles that the drag has left its target, or that the target is gone.
  mutating func leave() -> [Step] {
    defer { current = nil }
    return current.map { [.exit($0)] } ?? []
  }

  /// Forgets the target without notifying it, because the drag has ended over it.
  mutating func end() -> Target? {
    defer { current = nil }
    return current
  }
}
