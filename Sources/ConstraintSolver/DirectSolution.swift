/// Solves systems in which each unknown can be derived from others, in time linear in their size.
///
/// Most layouts are of this kind.
///
/// An equation with one remaining unknown determines its value. Values are determined in the order
/// of their strength, which is the lowest priority of all constraints from which they follow. The
/// result is valid if every constraint is satisfied, except for optional constraints whose
/// variables are all known from stronger constraints. Every best solution then has these values:
/// from the highest priority down, the constraints of each level admit no other values for the
/// variables that follow from them. All other systems are solved by the simplex algorithm.
struct DirectSolution {
  /// A variable whose value is derived from one constraint and from variables that are already
  /// known.
  private struct Step {
    let slot: Int
    let term: LinearConstraint.Term
  }

  private(set) var values: [Double]
  /// The strength at which each variable is known, or 0 for unknown variables.
  private var strengths: [Float]
  private var steps: [Step] = []

  /// Solves the system, or returns `nil` if it can't be solved directly.
  init?(_ constraints: [LinearConstraint?], variables count: Int) {
    values = Array(repeating: 0, count: count)
    strengths = Array(repeating: 0, count: count)
    var search = DirectSearch(constraints, variables: count)
    while let candidate = search.next() {
      guard let constraint = constraints[candidate.slot],
        let term = constraint.terms.first(where: { strengths[Int($0.variable)] == 0 })
      else { continue }
      let variable = Int(term.variable)
      values[variable] = constraint.solution(for: term, with: values)
      strengths[variable] = candidate.strength
      steps.append(Step(slot: candidate.slot, term: term))
      search.variableIsKnown(variable, strength: candidate.strength, in: constraints)
    }
    guard isBest(for: constraints) else { return nil }
  }

  /// Applies changed constants in the same order of steps.
  ///
  /// Returns `false` if the result is no longer the best solution.
  mutating func follow(_ constraints: [LinearConstraint?]) -> Bool {
    for step in steps {
      guard let constraint = constraints[step.slot] else { return false }
      values[Int(step.term.variable)] = constraint.solution(for: step.term, with: values)
    }
    return isBest(for: constraints)
  }

  /// Returns whether the value of the variable was determined.
  func isKnown(_ variable: Int32) -> Bool {
    Int(variable) < strengths.count && strengths[Int(variable)] > 0
  }

  private func isBest(for constraints: [LinearConstraint?]) -> Bool {
    constraints.allSatisfy { constraint in
      guard let constraint else { return true }
      var strength = Float.infinity
      for term in constraint.terms { strength = min(strength, strengths[Int(term.variable)]) }
      return strength > 0
        && (constraint.holds(for: values)
          || !constraint.isRequired && strength > constraint.priority)
    }
  }
}

/// A search for values, which uses the strongest constraints first.
private struct DirectSearch {
  struct Candidate {
    let strength: Float
    let slot: Int
  }

  private var heap: [Candidate] = []
  /// The number of remaining unknowns in each equation, and the minimum of its priority and of the
  /// strengths of its known variables.
  private var unknowns: [Int32]
  private var strengths: [Float]
  /// The start of each variable's slice of `equations`.
  private var starts: [Int32]
  private var equations: [Int32]

  init(_ constraints: [LinearConstraint?], variables count: Int) {
    unknowns = Array(repeating: 0, count: constraints.count)
    strengths = Array(repeating: 0, count: constraints.count)
    starts = Array(repeating: 0, count: count + 1)
    for case let constraint? in constraints where constraint.relation == .equal {
      for term in constraint.terms { starts[Int(term.variable) + 1] += 1 }
    }
    for index in 0..<count { starts[index + 1] += starts[index] }
    equations = Array(repeating: 0, count: Int(starts[count]))
    var ends = starts
    var bounds: [Int32: [Int]] = [:]
    for (slot, constraint) in constraints.enumerated() {
      guard let constraint else { continue }
      strengths[slot] = constraint.priority
      guard constraint.relation == .equal else {
        if constraint.terms.count == 1 {
          bounds[constraint.terms[0].variable, default: []].append(slot)
        }
        continue
      }
      unknowns[slot] = Int32(constraint.terms.count)
      for term in constraint.terms {
        equations[Int(ends[Int(term.variable)])] = Int32(slot)
        ends[Int(term.variable)] += 1
      }
      if constraint.terms.count == 1 { push(Candidate(strength: constraint.priority, slot: slot)) }
    }
    for slots in bounds.values { pushMeetings(of: slots, in: constraints) }
  }

  /// Adds pairs of `>=` and `<=` constraints with equal sums as equations.
  ///
  /// Content sizes are represented in this form.
  private mutating func pushMeetings(of slots: [Int], in constraints: [LinearConstraint?]) {
    let limits = slots.compactMap { slot -> (slot: Int, limit: Double, isLower: Bool)? in
      constraints[slot].map { (slot, $0.solution(for: $0.terms[0], with: []), isLower($0)) }
    }
    for (slot, lower, isLower) in limits where isLower {
      for (other, upper, isOtherLower) in limits
      where !isOtherLower && abs(lower - upper) <= LinearConstraint.tolerance {
        push(Candidate(strength: min(strengths[slot], strengths[other]), slot: slot))
      }
    }
  }

  private func isLower(_ constraint: LinearConstraint) -> Bool {
    (constraint.relation == .greaterThanOrEqual) == (constraint.terms[0].coefficient > 0)
  }

  mutating func variableIsKnown(
    _ variable: Int,
    strength: Float,
    in constraints: [LinearConstraint?]
  ) {
    for index in starts[variable]..<starts[variable + 1] {
      let slot = Int(equations[Int(index)])
      unknowns[slot] -= 1
      strengths[slot] = min(strengths[slot], strength)
      if unknowns[slot] == 1 { push(Candidate(strength: strengths[slot], slot: slot)) }
    }
  }

  // MARK: Heap

  mutating func next() -> Candidate? {
    guard let top = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return top }
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].strength > heap[child].strength { child += 1 }
      guard heap[child].strength > last.strength else { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = last
    return top
  }

  private mutating func push(_ candidate: Candidate) {
    heap.append(candidate)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[parent].strength < candidate.strength else { break }
      heap[index] = heap[parent]
      index = parent
    }
    heap[index] = candidate
  }
}
