import BenchmarkBaseline
import SimulatorKit

/// Measures the layout of a column of rows with five constraints each, in which the optional height
/// constraints are activated last.
@MainActor
enum ConstraintBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    let first = firstSolution(rows: 200)
    let double = firstSolution(rows: 400)
    let change = changedConstant(rows: 200, repetitions: repetitions)
    let largeChange = changedConstant(rows: 400, repetitions: repetitions)
    return [
      Row("1,000 constraints, first layout, milliseconds", first, against: 1, must: 10, aim: 5),
      Row(
        "1,000 constraints, one constant changed, milliseconds",
        change,
        against: 1,
        must: 0.2,
        aim: 0.1
      ),
      Row("first layout, 2,000 constraints / 1,000", double, against: first, must: 2.6, aim: 2.1),
      Row(
        "one constant changed, 2,000 constraints / 1,000",
        largeChange,
        against: change,
        must: 2.6,
        aim: 2.1
      ),
    ]
  }

  private static func firstSolution(rows: Int) -> Double {
    var times: [Double] = []
    for _ in 0..<9 {
      let column = Column(rows: rows)
      let start = baseline_wall_milliseconds()
      column.activate()
      column.page.layoutIfNeeded()
      times.append(baseline_wall_milliseconds() - start)
    }
    return Measurement.median(times)
  }

  private static func changedConstant(rows: Int, repetitions: Int) -> Double {
    let column = Column(rows: rows)
    column.activate()
    column.page.layoutIfNeeded()
    var times: [Double] = []
    for turn in 0..<max(repetitions, 21) {
      let start = baseline_wall_milliseconds()
      column.heights[rows - 5].constant = CGFloat(20 + turn % 7)
      column.page.layoutIfNeeded()
      times.append(baseline_wall_milliseconds() - start)
    }
    return Measurement.median(times)
  }
}

/// A column of rows, each with a constraint to the previous one.
@MainActor
private final class Column {
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private(set) var heights: [NSLayoutConstraint] = []
  private var constraints: [NSLayoutConstraint] = []

  init(rows: Int) {
    var above: UIView?
    for _ in 0..<rows {
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(row)
      let height = row.heightAnchor.constraint(equalToConstant: 20)
      height.priority = .defaultHigh
      let least = row.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
      heights.append(height)
      constraints += [
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? page.topAnchor, constant: 8),
        row.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
        least,
      ]
      above = row
    }
    constraints += heights
  }

  func activate() { NSLayoutConstraint.activate(constraints) }
}
