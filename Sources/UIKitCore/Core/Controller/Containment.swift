/// The parent of a controller, its children in the order in which they were added, and the change
/// in progress.
///
/// A complete addition consists of `willMove(to parent)`, the list of children, the view,
/// `didMove(to parent)`; a removal consists of `willMove(to nil)`, the view, the list of children,
/// `didMove(to nil)`. `addChild` makes the first call and `removeFromParent` makes the last one;
/// the container makes the other calls.
///
/// It is a class, because reading a weak reference in a structure of another object copies the
/// structure.
final class Containment<Member: AnyObject> {
  enum ParentChange: Equatable { case none, toParent, fromParent }

  /// The result of checking an addition: a required step, or a reason to refuse it.
  enum Addition: Equatable {
    case allowed
    /// The child has another parent and must be removed from it first.
    case leavesOtherParent
    /// The child already has this parent.
    case isChildAlready
    case isItself
    /// The child is an ancestor of the parent.
    case isAncestor
  }

  weak var parent: Member?
  /// The nearest ancestor that observes the scroll views of its descendants.
  weak var scrollViewObserver: Member?
  private(set) var children: [Member] = []
  private var change = ParentChange.none
  private weak var newParent: Member?

  /// The change in progress, which ends if the new parent is deallocated.
  var parentChange: ParentChange { change == .toParent && newParent == nil ? .none : change }

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

  /// Returns the first ancestor of a parent, including itself, that satisfies a condition.
  static func nearestAncestor(
    of member: Member,
    parentOf: (Member) -> Member?,
    where isMatch: (Member) -> Bool
  ) -> Member? {
    var candidate = parentOf(member)
    while let current = candidate, !isMatch(current) { candidate = parentOf(current) }
    return candidate
  }

  func append(_ child: Member) {
    children.append(child)
  }

  func remove(_ child: Member) {
    // Children are usually removed in order, so the search is short.
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
  }

  /// Stores the direction of a move: to a new parent, or away from the current one.
  func willMove(to newParent: Member?) {
    change = newParent == nil ? (parent == nil ? .none : .fromParent) : .toParent
    self.newParent = newParent
  }

  func didMove() {
    change = .none
    newParent = nil
  }
}
