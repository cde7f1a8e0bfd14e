import BenchmarkBaseline
import Foundation

/// Medians of processor time per operation, of several operations measured in turn, so that a machine
/// whose speed drifts slows all of them alike.
struct Measurement {
  struct Operation {
    let name: String
    let work: (Int) -> Void
  }

  /// Runs every operation `repetitions` times, one after the other, and returns the median of each in milliseconds.
  static func medians(repetitions: Int, warmUp: Int = 10, of operations: [Operation]) -> [String:
    Double]
  {
    for turn in 0..<warmUp { operations.forEach { $0.work(turn) } }
    var samples = operations.map { _ in [Double]() }
    for turn in 0..<repetitions {
      for (index, operation) in operations.enumerated() {
        let start = baseline_cpu_milliseconds()
        operation.work(turn)
        samples[index].append(baseline_cpu_milliseconds() - start)
      }
    }
    return Dictionary(
      zip(operations.map(\.name), samples.map(median)),
      uniquingKeysWith: { first, _ in first }
    )
  }

  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
