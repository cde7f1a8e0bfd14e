/// The family of a controller: its parent, its children in the order they were added, and the move
/// under way.
///
/// The order of a complete addition is `willMove(to parent)`, the list, the view, `didMove(to
/// parent)`; that of a removal `willMove(to nil)`, the view, the list, `didMove(to nil)`. Adding
/// sends the first call of the former, removing the last call of the latter; the container sends
/// the other two.
struct Containment<Member: AnyObject> {
  enum Movement: Equatable { case none, toParent, fromParent }

  /// What stands in the way of an addition, or what has to happen before it.
  enum Addition: Equatable {
    case allowed
    /// The child lives elsewhere and is taken out of there first.
    case leavesOtherParent
    /// Nothing to do.
    case isChildAlready
    case isItself
    /// The child contains its new parent.
    case isAncestor
  }

  weak var parent: Member?
  private(set) var children: [Member] = []
  private(set) var movement = Movement.none

  init() {}

  static func addition(
    of child: Member,
    to container: Member,
    parentOf: (Member) -> Member?
  ) -> Addition {
    if child === container { return .isItself }
    let current = parentOf(child)
    if current === container { return .isChildAlready }
    if nearestAncestor(of: container, parentOf: parentOf, where: { $0 === child }) != nil {
      return .isAncestor
    }
    return current == nil ? .allowed : .leavesOtherParent
  }

  /// The first of the parent, its parent and so on that satisfies the condition.
  static func nearestAncestor(
    of member: Member,
    parentOf: (Member) -> Member?,
    where isMatch: (Member) -> Bool
  ) -> Member? {
    var candidate = parentOf(member)
    while let current = candidate, !isMatch(current) { candidate = parentOf(current) }
    return candidate
  }

  mutating func append(_ child: Member) {
    children.append(child)
  }

  mutating func remove(_ child: Member) {
    // All children mostly leave in order, so the search ends where it begins.
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
  }

  /// `willMove`: towards a parent, or away from the one there is.
  mutating func willMove(to newParent: Member?) {
    movement = newParent == nil ? (parent == nil ? .none : .fromParent) : .toParent
  }

  mutating func didMove() {
    movement = .none
  }
}
