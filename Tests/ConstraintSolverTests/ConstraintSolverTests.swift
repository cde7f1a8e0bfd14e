import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Constraint solver")
struct ConstraintSolverTests {
  @Test("required constraints are satisfied regardless of optional ones")
  func requirementsFirst() {
    let solver = ConstraintSolver()
    let width = solver.makeVariable()
    _ = solver.add([(width, 1)], constant: -100, relation: .lessThanOrEqual)
    _ = solver.add([(width, 1)], constant: -300, relation: .equal, priority: 999)

    solver.solve()

    #expect(solver.value(of: width) == 100)
  }

  @Test("a constraint outweighs any number of constraints of lower priority")
  func hierarchy() {
    let solver = ConstraintSolver()
    let width = solver.makeVariable()
    _ = solver.add([(width, 1)], constant: -50, relation: .equal, priority: 251)
    for _ in 0..<100 {
      _ = solver.add([(width, 1)], constant: -80, relation: .equal, priority: 250)
    }

    solver.solve()

    #expect(solver.value(of: width) == 50)
  }

  @Test("a rejected constraint reports the constraints it conflicts with and has no effect")
  func conflict() {
    let solver = ConstraintSolver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    let first = solver.add([(left, 1)], constant: -10, relation: .equal)
    let second = solver.add(
      [(left, 1), (width, 1)],
      constant: -50,
      relation: .lessThanOrEqual
    )
    _ = solver.add([(width, 1)], constant: 0, relation: .greaterThanOrEqual)

    let refused = solver.add([(width, 1)], constant: -60, relation: .greaterThanOrEqual)
    let conflicts = solver.solve()

    #expect(conflicts.map(\.refused) == [refused])
    #expect(Set(conflicts.first?.members ?? []) == [first, second])
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: left) == 10)
    #expect((0...40).contains(solver.value(of: width)))
  }

  @Test(
    "a changed constant that causes a conflict is reported, and removing a reported constraint solves it"
  )
  func brokenByConstant() {
    let solver = ConstraintSolver()
    let width = solver.makeVariable()
    let least = solver.add([(width, 1)], constant: -50, relation: .greaterThanOrEqual)
    let most = solver.add([(width, 1)], constant: -100, relation: .lessThanOrEqual)
    solver.solve()

    solver.setConstant(-20, of: most)
    let broken = solver.solve()
    #expect(broken.map { Set($0.members) } == [[least, most]])

    solver.remove(least)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: width) <= 20)
  }

  @Test(
    "random systems that grow, shrink and change are solved as well as by brute force",
    arguments: 0..<150
  )
  func randomWalk(seed: Int) throws {
    var walk = SolverWalk(seed: UInt64(seed))
    for step in 0..<24 {
      walk.step()
      let broken = walk.solver.solve()

      let wishes = walk.accepted.map(\.wish)
      let best = try #require(BruteForce.best(wishes, unknowns: walk.variables.count))
      let ours = try #require(
        BruteForce.cost(of: wishes, at: walk.values),
        "step \(step): \(walk.values) violates \(wishes)"
      )
      #expect(broken.isEmpty)
      #expect(!BruteForce.isLess(best, ours), "step \(step): \(ours) instead of \(best)")
    }
  }
}

/// A solver to which random constraints are added.
private struct SolverWalk {
  let solver = ConstraintSolver()
  let variables: [ConstraintSolver.Variable]
  private(set) var accepted: [(wish: Wish, handle: ConstraintSolver.Handle)] = []
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let solver = solver
    variables = (0..<Int.random(in: 1...3, using: &generator)).map { _ in solver.makeVariable() }
  }

  var values: [Double] { variables.map(solver.value) }

  mutating func step() {
    let action = Int.random(in: 0..<10, using: &generator)
    if accepted.isEmpty || (action < 6 && accepted.count < 8) {
      add()
    } else if action < 8 {
      let index = Int.random(in: accepted.indices, using: &generator)
      solver.remove(accepted.remove(at: index).handle)
    } else {
      changeConstant()
    }
  }

  private mutating func add() {
    let wish = Wish.random(variables.count, &generator)
    let isPossible =
      BruteForce.best(accepted.map(\.wish) + [wish], unknowns: variables.count) != nil
    let handle = solver.add(
      Array(zip(variables, wish.coefficients)),
      constant: wish.constant,
      relation: wish.relation,
      priority: wish.priority
    )
    let refused = solver.solve().compactMap(\.refused)
    #expect(refused == (isPossible ? [] : [handle]), "\(wish) beside \(accepted.map(\.wish))")
    if isPossible { accepted.append((wish, handle)) }
  }

  private mutating func changeConstant() {
    let index = Int.random(in: accepted.indices, using: &generator)
    var changed = accepted.map(\.wish)
    changed[index].constant = Double(Int.random(in: -10...10, using: &generator))
    guard BruteForce.best(changed, unknowns: variables.count) != nil else { return }
    accepted[index].wish = changed[index]
    solver.setConstant(changed[index].constant, of: accepted[index].handle)
  }
}
