/// Finds values that satisfy linear constraints, of which some must hold and others are wishes of different priority.
///
/// Wishes of a higher priority come before any number of lower ones. Changes are collected; `solve()` finds the best solution for all of
/// them, directly where one value follows from another, else by a simplex tableau.
///
///     changes ──▶ DirectSolution ── of another kind ──▶ Simplex
///                      ▲                                   │
///                      └──── more is new than old ─────────┘
package final class ConstraintSolver {
  package struct Variable: Hashable {
    let index: Int32
  }

  package enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// A constraint in the solver.
  package struct Handle: Hashable {
    let slot: Int
    /// Counts additions; tells a constraint from a later one in the same slot.
    let number: Int
  }

  /// Constraints that must hold and cannot, all at once.
  package struct Conflict {
    /// All that take part, without the refused one.
    package let members: [Handle]
    /// The one whose addition failed, which the solver has left out; nil when a changed constant is the reason, and one of the
    /// members has to be removed.
    package let refused: Handle?
  }

  package static let required: Float = 1000

  /// Nil in free slots.
  private var constraints: [LinearConstraint?] = []
  private var numbers: [Int] = []
  private var freeSlots: [Int] = []
  private var variableCount: Int32 = 0
  private var additions = 0
  private var direct: DirectSolution?
  private var simplex: SimplexLink?
  private var change = Change.none

  /// What happened since the last solution.
  private enum Change { case none, constants, structure }

  package init() {}

  package func makeVariable() -> Variable {
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  /// Zero before the first solution, and for variables without constraints.
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

  /// Takes a constraint out; nothing happens for one that is gone.
  package func remove(_ handle: Handle) {
    guard isLive(handle) else { return }
    constraints[handle.slot] = nil
    freeSlots.append(handle.slot)
    simplex?.remove(handle)
    change = .structure
  }

  /// Changes the constant of a constraint; nothing happens for one that is gone.
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

  /// Finds the best solution for all that changed.
  ///
  /// Returns what cannot hold; where constants are the reason, removing one constraint of each conflict and solving again mends it.
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
    // Mended by the caller, with a constraint less.
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

  /// Whether the constraints leave other values as good as this one.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    solve()
    if let simplex { return simplex.isAmbiguous(variable.index) }
    return !(direct?.isKnown(variable.index) ?? false)
  }
}
