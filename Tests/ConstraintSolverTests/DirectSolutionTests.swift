import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Constraint solver: direct solution")
struct DirectSolutionTests {
  @Test(
    "a chain of any length is solved, whatever the order of its optional constraints",
    arguments: [true, false]
  )
  func chain(isWishedLast: Bool) throws {
    var system = System()
    var sizes: [LinearConstraint] = []
    for index in 0..<400 {
      let (place, size) = (Int32(2 * index), Int32(2 * index + 1))
      system.equal([(place, 1)] + (index == 0 ? [] : [(place - 2, -1), (place - 1, -1)]), -8)
      sizes.append(System.constraint([(size, 1)], -20, .lessThanOrEqual, 250))
      sizes.append(System.constraint([(size, 1)], -20, .greaterThanOrEqual, 750))
      if !isWishedLast { system.add(sizes.suffix(2)) }
    }
    if isWishedLast { system.add(sizes) }

    let solution = try #require(DirectSolution(system.constraints, variables: 800))

    #expect(solution.values[798] == 8 + 399 * 28)
  }

  @Test("an optional constraint that loses to a stronger one leaves the rest solvable")
  func lostWish() throws {
    var system = System()
    system.equal([(0, 1)], -16)
    system.equal([(0, 1), (1, 1)], -374)
    system.add([
      System.constraint([(1, 1)], -50, .lessThanOrEqual, 250),
      System.constraint([(1, 1)], -50, .greaterThanOrEqual, 750),
    ])

    let solution = try #require(DirectSolution(system.constraints, variables: 2))

    #expect(solution.values == [16, 358])
  }

  @Test("conflicting constraints of equal priority are left to the simplex")
  func compromise() {
    var system = System()
    system.equal([(0, 1), (1, 1)], -100)
    system.equal([(0, 1)], -20, 250)
    system.equal([(1, 1)], -20, 250)

    #expect(DirectSolution(system.constraints, variables: 2) == nil)
  }

  @Test("an ambiguous system is left to the simplex")
  func open() {
    var system = System()
    system.equal([(0, 1), (1, 1)], -100)

    #expect(DirectSolution(system.constraints, variables: 2) == nil)
  }

  @Test("changed constants update the solution, unless they require another solution path")
  func follow() throws {
    var system = System()
    system.equal([(0, 1)], -16)
    system.equal([(1, 1), (0, -1)], -8)
    system.add([System.constraint([(1, 1)], -100, .lessThanOrEqual, 1000)])
    var solution = try #require(DirectSolution(system.constraints, variables: 2))

    system.constraints[0]?.constant = -30
    let isFollowed = solution.follow(system.constraints)
    #expect(isFollowed)
    #expect(solution.values == [30, 38])

    system.constraints[0]?.constant = -95
    let isFollowedPastBounds = solution.follow(system.constraints)
    #expect(!isFollowedPastBounds)
  }

  @Test(
    "random layouts get the values of the simplex, or are left to it",
    arguments: 0..<400
  )
  func likeTheSimplex(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let system = System.randomLayout(&generator)
    let count = Int(system.variables)
    guard let direct = DirectSolution(system.constraints, variables: count) else { return }

    let simplex = SimplexLink(
      waiting: system.constraints.indices.map { ConstraintSolver.Handle(slot: $0, number: $0) }
    )
    let conflicts = simplex.solve(system.constraints)

    #expect(conflicts.isEmpty)
    for variable in 0..<count {
      let expected = simplex.value(of: Int32(variable))
      #expect(abs(direct.values[variable] - expected) < 1e-4, "\(system.constraints)")
      #expect(!simplex.isAmbiguous(Int32(variable)))
    }
  }

  @Test("most random layouts are solved directly")
  func share() {
    var generator = SeededGenerator(seed: 7)
    let solved = (0..<400).filter { _ in
      let system = System.randomLayout(&generator)
      return DirectSolution(system.constraints, variables: Int(system.variables)) != nil
    }

    #expect(solved.count > 200)
  }
}

/// A builder of constraint systems.
private struct System {
  var constraints: [LinearConstraint?] = []
  var variables: Int32 = 0

  static func constraint(
    _ sum: [(variable: Int32, coefficient: Double)],
    _ constant: Double,
    _ relation: ConstraintSolver.Relation,
    _ priority: Float
  ) -> LinearConstraint {
    LinearConstraint(
      terms: LinearConstraint.merged(sum),
      constant: constant,
      relation: relation,
      priority: priority
    )
  }

  mutating func equal(
    _ sum: [(variable: Int32, coefficient: Double)],
    _ constant: Double,
    _ priority: Float = 1000
  ) {
    constraints.append(Self.constraint(sum, constant, .equal, priority))
  }

  mutating func add(_ more: some Sequence<LinearConstraint>) {
    constraints += Array(more)
  }

  /// Returns a row of views that follow one another or an edge, with preferred sizes, some of them
  /// stretched.
  static func randomLayout(_ generator: inout SeededGenerator) -> System {
    var system = System()
    for index in 0..<Int32.random(in: 1...6, using: &generator) {
      let (place, size) = (2 * index, 2 * index + 1)
      let wish = -Double(Int.random(in: 10...60, using: &generator))
      let hugging = Float([250, 251, 750].randomElement(using: &generator) ?? 250)
      system.add([
        constraint([(size, 1)], wish, .lessThanOrEqual, hugging),
        constraint([(size, 1)], wish, .greaterThanOrEqual, 750),
        constraint([(size, 1)], 0, .greaterThanOrEqual, 1000),
      ])
      let follows = index > 0 && Bool.random(using: &generator)
      system.equal([(place, 1)] + (follows ? [(place - 2, -1), (place - 1, -1)] : []), -8)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: system.equal([(place, 1), (size, 1)], -300)
      case 1: system.equal([(size, 1)], -44, 500)
      case 2: system.equal([(place, 1)], -100, 999)
      case 3 where index > 0: system.equal([(size, 1), (size - 2, -1)], 0)
      default: break
      }
      system.variables = 2 * index + 2
    }
    system.constraints.shuffle(using: &generator)
    return system
  }
}
