/// Solves systems of linear constraints that are either required or have a priority.
///
/// A constraint of a higher priority outweighs any number of constraints of lower priorities.
/// Changes are collected, and `solve()` finds the best solution for all of them. It computes the
/// values directly if each can be derived from others, and otherwise uses a simplex tableau.
///
///     changes ──▶ DirectSolution ── not solvable directly ──▶ Simplex
///                      ▲                                         │
///                      └── more new constraints than old ones ───┘
package final class ConstraintSolver {
  package struct Variable: Hashable {
    let index: Int32
  }

  package enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// Identifies a constraint in the solver.
  package struct Handle: Hashable {
    let slot: Int
    /// The number of earlier additions, which distinguishes a constraint from a later one in the
    /// same slot.
    let number: Int
  }

  /// Required constraints that cannot be satisfied together.
  package struct Conflict {
    /// The constraints that are involved in the conflict, without the refused one.
    package let members: [Handle]
    /// The constraint whose addition failed, which the solver ignores.
    ///
    /// It is `nil` if a changed constant caused the conflict, in which case one of the members must
    /// be removed.
    package let refused: Handle?
  }

  package static let required: Float = 1000

  /// The constraints by slot; `nil` in free slots.
  private var constraints: [LinearConstraint?] = []
  private var numbers: [Int] = []
  private var freeSlots: [Int] = []
  private var variableCount: Int32 = 0
  private var additions = 0
  private var direct: DirectSolution?
  private var simplex: SimplexLink?
  private var change = Change.none

  /// The changes since the last solution.
  private enum Change { case none, constants, structure }

  package init() {}

  package func makeVariable() -> Variable {
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  /// Returns the value of each variable; 0 before the first solution and for variables without
  /// constraints.
  package func value(of variable: Variable) -> Double {
    if let simplex { return simplex.value(of: variable.index) }
    guard let values = direct?.values, Int(variable.index) < values.count else { return 0 }
    return values[Int(variable.index)]
  }

  // MARK: Constraints

  /// Adds `sum + constant (relation) 0`.
  package func add(
    _ sum: [(variable: Variable, coefficient: Double)],
    constant: Double,
    relation: Relation,
    priority: Float = ConstraintSolver.required
  ) -> Handle {
    let constraint = LinearConstraint(
      terms: LinearConstraint.merged(sum.map { ($0.variable.index, $0.coefficient) }),
      constant: constant,
      relation: relation,
      priority: priority
    )
    let handle = Handle(slot: freeSlots.popLast() ?? constraints.count, number: additions)
    additions += 1
    if handle.slot == constraints.count {
      constraints.append(constraint)
      numbers.append(handle.number)
    } else {
      constraints[handle.slot] = constraint
      numbers[handle.slot] = handle.number
    }
    simplex?.note(handle)
    change = .structure
    return handle
  }

  /// Removes a constraint, unless it was removed before.
  package func remove(_ handle: Handle) {
    guard isLive(handle) else { return }
    constraints[handle.slot] = nil
    freeSlots.append(handle.slot)
    simplex?.remove(handle)
    change = .structure
  }

  /// Changes the constant of a constraint, unless the constraint was removed.
  package func setConstant(_ constant: Double, of handle: Handle) {
    guard isLive(handle), constraints[handle.slot]?.constant != constant else { return }
    constraints[handle.slot]?.constant = constant
    simplex?.setConstant(constant, of: handle)
    if change == .none { change = .constants }
  }

  private func isLive(_ handle: Handle) -> Bool {
    numbers[handle.slot] == handle.number && constraints[handle.slot] != nil
  }

  private var handles: [Handle] {
    constraints.indices.filter { constraints[$0] != nil }
      .map { Handle(slot: $0, number: numbers[$0]) }
      .sorted { $0.number < $1.number }
  }

  // MARK: Solving

  /// Finds the best solution for all changes.
  ///
  /// Returns the conflicts. If constants caused them, the caller removes one constraint of each
  /// conflict and solves again.
  @discardableResult
  package func solve() -> [Conflict] {
    guard change != .none else { return [] }
    let isStructural = change == .structure
    change = .none
    if solvedDirectly(isStructural: isStructural) { return [] }
    let link = simplex ?? SimplexLink(waiting: handles)
    simplex = link
    direct = nil
    let conflicts = link.solve(constraints)
    for handle in conflicts.compactMap(\.refused) {
      constraints[handle.slot] = nil
      freeSlots.append(handle.slot)
    }
    // The caller resolves the conflict by removing a constraint.
    if !conflicts.isEmpty { change = .structure }
    return conflicts
  }

  private func solvedDirectly(isStructural: Bool) -> Bool {
    if let simplex {
      guard simplex.waiting.count * 2 > constraints.count - freeSlots.count else { return false }
    } else if !isStructural, direct?.follow(constraints) == true {
      return true
    }
    guard let solution = DirectSolution(constraints, variables: Int(variableCount)) else {
      return false
    }
    direct = solution
    simplex = nil
    return true
  }

  // MARK: Ambiguity

  /// Returns whether the constraints are satisfied equally well by other values of a variable.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    solve()
    if let simplex { return simplex.isAmbiguous(variable.index) }
    return !(direct?.isKnown(variable.index) ?? false)
  }
}
