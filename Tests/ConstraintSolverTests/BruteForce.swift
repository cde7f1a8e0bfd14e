@testable import ConstraintSolver

/// A constraint as a value, used by both solvers.
struct Wish: CustomStringConvertible {
  var coefficients: [Double]
  var constant: Double
  var relation: ConstraintSolver.Relation
  var priority: Float

  func violation(at point: [Double]) -> Double {
    let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(value, 0)
    case .greaterThanOrEqual: max(-value, 0)
    }
  }

  var description: String { "\(coefficients) + \(constant) \(relation) 0 @\(priority)" }

  static let priorities: [Float] = [750, 250, 50]

  static func random(_ count: Int, _ generator: inout some RandomNumberGenerator) -> Wish {
    let isSparse = Bool.random(using: &generator)
    var coefficients = (0..<count).map { _ in
      isSparse && Int.random(in: 0..<3, using: &generator) > 0
        ? 0 : Double(Int.random(in: -2...2, using: &generator))
    }
    if coefficients.allSatisfy({ $0 == 0 }) { coefficients[count - 1] = 1 }
    return Wish(
      coefficients: coefficients,
      constant: Double(Int.random(in: -10...10, using: &generator)),
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
        ?? .equal,
      priority: [1000, 1000, 750, 750, 250, 250, 50].randomElement(using: &generator) ?? 1000
    )
  }
}

/// Finds the best solution by trying all corners.
///
/// An optimal point of linear constraints is an intersection of as many boundaries as there are
/// unknowns. If there are not enough boundaries, the axes are used too.
enum BruteForce {
  /// Returns the smallest sums of violations by priority, or `nil` if the required constraints
  /// conflict.
  static func best(_ wishes: [Wish], unknowns count: Int) -> [Double]? {
    var planes = wishes.map { Plane(normal: $0.coefficients, constant: $0.constant) }
    for axis in 0..<count {
      planes.append(Plane(normal: (0..<count).map { $0 == axis ? 1 : 0 }, constant: 0))
    }
    var best: [Double]?
    forEachChoice(of: count, from: planes.count) { choice in
      guard let point = Plane.meeting(of: choice.map { planes[$0] }),
        let cost = cost(of: wishes, at: point)
      else { return }
      if best.map({ isLess(cost, $0) }) ?? true { best = cost }
    }
    return best
  }

  /// Returns the sums of violations by priority, or `nil` if a required constraint is violated.
  static func cost(of wishes: [Wish], at point: [Double]) -> [Double]? {
    var sums: [Float: Double] = [:]
    for wish in wishes {
      let violation = wish.violation(at: point)
      if wish.priority < 1000 {
        sums[wish.priority, default: 0] += violation
      } else if violation > 1e-6 {
        return nil
      }
    }
    return Wish.priorities.map { sums[$0] ?? 0 }
  }

  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-6 { return left < right }
    return false
  }

  private static func forEachChoice(of size: Int, from count: Int, _ body: ([Int]) -> Void) {
    func extend(_ choice: [Int]) {
      guard choice.count < size else { return body(choice) }
      let start = (choice.last ?? -1) + 1
      guard start < count else { return }
      for next in start..<count { extend(choice + [next]) }
    }
    extend([])
  }
}

/// The points at which a linear expression is zero.
private struct Plane {
  var normal: [Double]
  var constant: Double

  /// Returns the single point of intersection of as many planes as there are unknowns, or `nil` if
  /// there is none or more than one.
  static func meeting(of planes: [Plane]) -> [Double]? {
    let count = planes.count
    var rows = planes.map { $0.normal + [-$0.constant] }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column && rows[row][column] != 0 {
        let factor = rows[row][column] / rows[column][column]
        for place in column...count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
