/// The connection between the constraints of a solver and those of its simplex tableau.
final class SimplexLink {
  private let simplex = Simplex()
  private var symbols: [Int32: Symbol] = [:]
  private var taken: [ConstraintSolver.Handle: Simplex.Handle] = [:]
  private var names: [Simplex.Handle: ConstraintSolver.Handle] = [:]
  /// The constraints that have not been added to the simplex yet, the oldest first.
  private(set) var waiting: [ConstraintSolver.Handle]

  init(waiting: [ConstraintSolver.Handle]) { self.waiting = waiting }

  func value(of variable: Int32) -> Double { symbols[variable].map(simplex.value) ?? 0 }

  func isAmbiguous(_ variable: Int32) -> Bool { symbols[variable].map(simplex.isAmbiguous) ?? true }

  // MARK: Changes

  func note(_ handle: ConstraintSolver.Handle) { waiting.append(handle) }

  func remove(_ handle: ConstraintSolver.Handle) {
    if let known = taken.removeValue(forKey: handle) {
      names[known] = nil
      simplex.remove(known)
    } else {
      waiting.removeAll { $0 == handle }
    }
  }

  func setConstant(_ constant: Double, of handle: ConstraintSolver.Handle) {
    if let known = taken[handle] { simplex.setConstant(constant, of: known) }
  }

  // MARK: Solving

  func solve(_ constraints: [LinearConstraint?]) -> [ConstraintSolver.Conflict] {
    let due = waiting
    waiting = []
    let refused = due.compactMap { handle in
      constraints[handle.slot].flatMap { take($0, as: handle) }
    }
    return refused
      + simplex.solve().map {
        ConstraintSolver.Conflict(members: $0.members.compactMap { names[$0] }, refused: nil)
      }
  }

  private func take(_ constraint: LinearConstraint, as handle: ConstraintSolver.Handle)
    -> ConstraintSolver.Conflict?
  {
    do {
      let known = try simplex.add(
        constraint.terms.map { (symbol(for: $0.variable), $0.coefficient) },
        constant: constraint.constant,
        relation: constraint.relation,
        priority: constraint.priority
      )
      taken[handle] = known
      names[known] = handle
      return nil
    } catch {
      return ConstraintSolver.Conflict(
        members: error.members.compactMap { names[$0] },
        refused: handle
      )
    }
  }

  private func symbol(for variable: Int32) -> Symbol {
    if let known = symbols[variable] { return known }
    let symbol = simplex.makeVariable()
    symbols[variable] = symbol
    return symbol
  }
}
