/// A simplex tableau that is kept between solutions, so that the cost of a change depends only on
/// the rows that it affects.
///
/// The algorithm is Cassowary (Badros, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm, ACM Transactions on Computer-Human Interaction 8/4, 2001). Errors are
/// compared by priority first, as in the paper's hierarchies.
///
/// Constraints are added immediately; `solve()` finds the best solution.
final class Simplex {
  typealias Relation = ConstraintSolver.Relation

  /// Identifies a constraint in the tableau.
  struct Handle: Hashable {
    let number: Int
  }

  /// Required constraints that cannot be satisfied together.
  struct Conflict: Error {
    /// The constraints that are involved in the conflict, without the one whose addition failed.
    let members: [Handle]
  }

  private struct Entry {
    let marker: Symbol
    /// The coefficient of the marker in the constraint's own equation.
    let markerFactor: Double
    let other: Symbol?
    let priority: Float
    var constant: Double
  }

  private var tableau = Tableau()
  private var objective = Objective()
  private var entries: [Int: Entry] = [:]
  private var ownerOfMarker: [Int32: Handle] = [:]
  private var nextSymbol: Int32 = 0
  /// The numbers of symbols that are no longer in any row and can be reused.
  private var freeSymbols: [Int32] = []
  private var nextHandle = 0
  private var needsOptimization = false
  private var infeasibleRows: [Int32] = []

  func makeVariable() -> Symbol { makeSymbol(.variable) }

  private func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    let index = freeSymbols.popLast() ?? nextSymbol
    if index == nextSymbol { nextSymbol += 1 }
    let symbol = Symbol(index: index, kind: kind)
    tableau.noteSymbol(symbol)
    return symbol
  }

  func value(of variable: Symbol) -> Double { tableau.value(of: variable) }

  // MARK: Constraints

  /// Adds `sum + constant (relation) 0`.
  func add(
    _ sum: [(variable: Symbol, coefficient: Double)],
    constant: Double,
    relation: Relation,
    priority: Float
  ) throws(Conflict) -> Handle {
    needsOptimization = true
    var own = LinearForm(constant: constant)
    for (variable, coefficient) in sum { own.add(variable, times: coefficient) }
    var form = tableau.expanded(own)
    let entry = mark(&form, relation: relation, priority: priority, constant: constant)
    if form.constant < 0 { form.scale(by: -1) }
    if let subject = subject(of: form, entry: entry) {
      form.solve(for: subject)
      tableau.substitute(form, for: subject)
      objective.substitute(form, for: subject)
      tableau.insert(form, for: subject)
    } else {
      try addWithArtificial(form, entry: entry)
    }
    let handle = Handle(number: nextHandle)
    nextHandle += 1
    entries[handle.number] = entry
    ownerOfMarker[entry.marker.index] = handle
    if let other = entry.other { ownerOfMarker[other.index] = handle }
    if priority < ConstraintSolver.required { wish(entry, sign: 1) }
    return handle
  }

  /// Inserts the symbols that turn the constraint into an equation.
  private func mark(
    _ form: inout LinearForm,
    relation: Relation,
    priority: Float,
    constant: Double
  ) -> Entry {
    let isRequired = priority >= ConstraintSolver.required
    if relation == .equal {
      guard !isRequired else {
        let dummy = makeSymbol(.dummy)
        form.add(dummy, times: 1)
        return Entry(
          marker: dummy,
          markerFactor: 1,
          other: nil,
          priority: priority,
          constant: constant
        )
      }
      let over = makeSymbol(.error)
      let under = makeSymbol(.error)
      form.add(over, times: -1)
      form.add(under, times: 1)
      return Entry(
        marker: over,
        markerFactor: -1,
        other: under,
        priority: priority,
        constant: constant
      )
    }
    let sign: Double = relation == .lessThanOrEqual ? 1 : -1
    let slack = makeSymbol(.slack)
    form.add(slack, times: sign)
    guard !isRequired else {
      return Entry(
        marker: slack,
        markerFactor: sign,
        other: nil,
        priority: priority,
        constant: constant
      )
    }
    let error = makeSymbol(.error)
    form.add(error, times: -sign)
    return Entry(
      marker: slack,
      markerFactor: sign,
      other: error,
      priority: priority,
      constant: constant
    )
  }

  /// Returns a symbol for which the equation can be solved without making a restricted symbol
  /// negative.
  private func subject(of form: LinearForm, entry: Entry) -> Symbol? {
    if let variable = form.terms.first(where: { $0.symbol.kind == .variable }) {
      return variable.symbol
    }
    for symbol in [entry.marker, entry.other].compactMap({ $0 })
    where symbol.kind != .dummy && form.coefficient(of: symbol) < 0 {
      return symbol
    }
    let hasOnlyDummies = form.terms.allSatisfy { $0.symbol.kind == .dummy }
    return hasOnlyDummies && abs(form.constant) <= 1e-6 ? entry.marker : nil
  }

  /// Adds an equation that has no feasible start.
  ///
  /// An artificial variable is minimized, which must become zero.
  private func addWithArtificial(_ form: LinearForm, entry: Entry) throws(Conflict) {
    let artificial = makeSymbol(.artificial)
    var cost = form
    tableau.insert(form, for: artificial)
    while let entering = cost.terms.first(where: {
      $0.coefficient < -LinearForm.noise && $0.symbol.kind != .dummy
        && $0.symbol.kind != .artificial
    })?.symbol {
      guard let leaving = leavingSymbol(for: entering) else { break }
      let solved = pivot(entering, leaving)
      let factor = cost.remove(entering)
      cost.add(solved, times: factor) { _ in }
      if leaving == artificial { break }
    }
    guard cost.constant <= 1e-6 else {
      let others = cost.terms.compactMap { ownerOfMarker[$0.symbol.index] }
      _ = tableau.removeRow(of: artificial)
      freeSymbols += [artificial, entry.marker].map(\.index)
      throw Conflict(members: Array(Set(others)))
    }
    if let rest = tableau.row(of: artificial) {
      let row = tableau.rows[rest]
      guard let entering = row.terms.first(where: { $0.symbol.kind != .dummy })?.symbol else {
        _ = tableau.removeRow(of: artificial)
        // The equation is redundant; its dummy symbols stay in the tableau.
        if let dummy = row.terms.first(where: { $0.symbol == entry.marker }) {
          var solved = row
          solved.solve(for: dummy.symbol)
          tableau.insert(solved, for: dummy.symbol)
        }
        return
      }
      pivot(entering, artificial)
    }
    for row in tableau.rowsHolding(artificial) { tableau.drop(artificial, fromRow: Int(row)) }
    objective.forget(artificial)
    freeSymbols.append(artificial.index)
  }

  func remove(_ handle: Handle) {
    guard let entry = entries.removeValue(forKey: handle.number) else { return }
    ownerOfMarker[entry.marker.index] = nil
    if let other = entry.other { ownerOfMarker[other.index] = nil }
    if entry.priority < ConstraintSolver.required { wish(entry, sign: -1) }
    if !tableau.isBasic(entry.marker), let leaving = leavingForRemoval(of: entry.marker) {
      pivot(entry.marker, leaving)
    }
    _ = tableau.removeRow(of: entry.marker)
    // The remaining part of the other error is not needed any more.
    if let other = entry.other {
      if tableau.isBasic(other) { _ = tableau.removeRow(of: other) }
      for row in tableau.rowsHolding(other) { tableau.drop(other, fromRow: Int(row)) }
      objective.forget(other)
    }
    objective.forget(entry.marker)
    freeSymbols += [entry.marker, entry.other].compactMap { $0?.index }
    needsOptimization = true
  }

  /// Changes the constant of a constraint.
  func setConstant(_ constant: Double, of handle: Handle) {
    guard let entry = entries[handle.number], entry.constant != constant else { return }
    entries[handle.number]?.constant = constant
    let shift = (constant - entry.constant) / entry.markerFactor
    if let row = tableau.row(of: entry.marker) {
      tableau.changeConstant(ofRow: row, by: -shift)
      infeasibleRows.append(Int32(row))
    } else {
      for row in tableau.rowsHolding(entry.marker) {
        let factor = tableau.rows[Int(row)].coefficient(of: entry.marker)
        tableau.changeConstant(ofRow: Int(row), by: factor * shift)
        if missingDirection(ofRow: Int(row)) != nil { infeasibleRows.append(row) }
      }
    }
  }

  private func wish(_ entry: Entry, sign: Double) {
    let errors = [entry.marker, entry.other].compactMap { $0 }.filter { $0.kind == .error }
    for error in errors {
      if let row = tableau.row(of: error) {
        objective.add(tableau.rows[row], times: sign, priority: entry.priority)
      } else {
        objective.add(error, times: sign, priority: entry.priority)
      }
    }
  }

  // MARK: Ambiguity

  /// Returns whether the variable can have other values at the same cost.
  func isAmbiguous(_ variable: Symbol) -> Bool {
    guard let row = tableau.row(of: variable) else { return true }
    return tableau.rows[row].terms.contains { term in
      guard term.symbol.kind != .dummy, objective.isIndifferent(to: term.symbol) else {
        return false
      }
      return !term.symbol.isRestricted || canGrow(term.symbol)
    }
  }

  private func canGrow(_ symbol: Symbol) -> Bool {
    tableau.rowsHolding(symbol).allSatisfy { row in
      let form = tableau.rows[Int(row)]
      return form.coefficient(of: symbol) >= 0 || form.constant > LinearForm.noise
        || tableau.basic(of: Int(row))?.isRestricted == false
    }
  }

  // MARK: Solving

  /// Finds the best solution for all changes.
  ///
  /// Returns the conflicts that are caused by changed constants. The caller removes one constraint
  /// of each conflict and solves again.
  @discardableResult
  func solve() -> [Conflict] {
    let broken = restoreFeasibility()
    guard needsOptimization else { return broken }
    needsOptimization = false
    while let entering = objective.improvingSymbol() {
      guard let leaving = leavingSymbol(for: entering) else { break }
      pivot(entering, leaving)
    }
    return broken
  }

  /// Performs the dual simplex method, which exchanges rows that became infeasible for symbols with
  /// the lowest cost.
  private func restoreFeasibility() -> [Conflict] {
    var broken: [Conflict] = []
    var stillInfeasible: [Int32] = []
    while let row = infeasibleRows.popLast() {
      guard let leaving = tableau.basic(of: Int(row)), let sign = missingDirection(ofRow: Int(row))
      else { continue }
      var best: (symbol: Symbol, factor: Double)?
      for term in tableau.rows[Int(row)].terms
      where term.coefficient * sign > LinearForm.noise && term.symbol.kind != .dummy {
        let factor = term.coefficient * sign
        if let known = best,
          !objective.isCheaper(term.symbol, by: factor, than: known.symbol, by: known.factor)
        {
          continue
        }
        best = (term.symbol, factor)
      }
      guard let best else {
        let symbols = [leaving] + tableau.rows[Int(row)].terms.map(\.symbol)
        broken.append(Conflict(members: Array(Set(symbols.compactMap { ownerOfMarker[$0.index] }))))
        stillInfeasible.append(row)
        continue
      }
      pivot(best.symbol, leaving)
      needsOptimization = true
    }
    infeasibleRows = stillInfeasible
    return broken
  }

  /// Returns the direction in which a row's basic symbol must change to become feasible: 1 to
  /// increase, -1 to decrease, or `nil` if it is feasible.
  private func missingDirection(ofRow row: Int) -> Double? {
    guard let basic = tableau.basic(of: row), basic.isRestricted else { return nil }
    let value = tableau.rows[row].constant
    if value < -LinearForm.noise { return 1 }
    return basic.kind == .dummy && value > LinearForm.noise ? -1 : nil
  }

  /// Returns the basic symbol that is the first to reach zero when `entering` increases.
  private func leavingSymbol(for entering: Symbol) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double)?
    for row in tableau.rowsHolding(entering) {
      let form = tableau.rows[Int(row)]
      let coefficient = form.coefficient(of: entering)
      guard coefficient < -LinearForm.noise, let basic = tableau.basic(of: Int(row)),
        basic.isRestricted
      else { continue }
      let ratio = -form.constant / coefficient
      if let known = best,
        ratio > known.ratio || (ratio == known.ratio && basic.index > known.symbol.index)
      {
        continue
      }
      best = (basic, ratio)
    }
    return best?.symbol
  }

  /// Returns the row from which a constraint's marker can be removed so that the other rows remain
  /// feasible.
  private func leavingForRemoval(of marker: Symbol) -> Symbol? {
    var negative: (Symbol, Double)?
    var positive: (Symbol, Double)?
    var free: Symbol?
    for row in tableau.rowsHolding(marker) {
      let form = tableau.rows[Int(row)]
      guard let basic = tableau.basic(of: Int(row)) else { continue }
      let coefficient = form.coefficient(of: marker)
      guard basic.isRestricted else {
        free = basic
        continue
      }
      let ratio = abs(form.constant / coefficient)
      if coefficient < 0 {
        if negative.map({ ratio < $0.1 }) ?? true { negative = (basic, ratio) }
      } else if positive.map({ ratio < $0.1 }) ?? true {
        positive = (basic, ratio)
      }
    }
    return negative?.0 ?? positive?.0 ?? free
  }

  /// Exchanges a basic symbol, and returns the row of the entering symbol.
  @discardableResult
  private func pivot(_ entering: Symbol, _ leaving: Symbol) -> LinearForm {
    guard var form = tableau.removeRow(of: leaving) else { return LinearForm() }
    form.add(leaving, times: -1)
    form.solve(for: entering)
    let changed = tableau.substitute(form, for: entering)
    for row in changed where missingDirection(ofRow: Int(row)) != nil { infeasibleRows.append(row) }
    objective.substitute(form, for: entering)
    tableau.insert(form, for: entering)
    if let row = tableau.row(of: entering), missingDirection(ofRow: row) != nil {
      infeasibleRows.append(Int32(row))
    }
    return form
  }
}
