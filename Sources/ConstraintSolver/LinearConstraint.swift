/// A constraint `sum + constant (relation) 0`, required or with a priority.
struct LinearConstraint {
  struct Term {
    let variable: Int32
    let coefficient: Double
  }

  let terms: [Term]
  var constant: Double
  let relation: ConstraintSolver.Relation
  let priority: Float

  var isRequired: Bool { priority >= ConstraintSolver.required }

  /// Returns the terms with one term for each variable, and without terms whose coefficient is
  /// zero.
  static func merged(_ sum: [(variable: Int32, coefficient: Double)]) -> [Term] {
    var terms: [Term] = []
    terms.reserveCapacity(sum.count)
    for (variable, coefficient) in sum {
      if let index = terms.firstIndex(where: { $0.variable == variable }) {
        let total = terms[index].coefficient + coefficient
        terms[index] = Term(variable: variable, coefficient: total)
      } else {
        terms.append(Term(variable: variable, coefficient: coefficient))
      }
    }
    terms.removeAll { abs($0.coefficient) <= LinearForm.noise }
    return terms
  }

  /// The maximum rounding error with which a constraint is considered satisfied.
  static let tolerance = 1e-6

  /// Returns whether the constraint is satisfied by these values, one for each variable.
  func holds(for values: [Double]) -> Bool {
    var sum = constant
    for term in terms { sum += term.coefficient * values[Int(term.variable)] }
    switch relation {
    case .equal: return abs(sum) <= LinearConstraint.tolerance
    case .lessThanOrEqual: return sum <= LinearConstraint.tolerance
    case .greaterThanOrEqual: return sum >= -LinearConstraint.tolerance
    }
  }

  /// Returns the value of a variable for which the sum is zero.
  func solution(for term: Term, with values: [Double]) -> Double {
    var rest = constant
    for other in terms where other.variable != term.variable {
      rest += other.coefficient * values[Int(other.variable)]
    }
    return -rest / term.coefficient
  }
}
