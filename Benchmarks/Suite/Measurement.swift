import BenchmarkBaseline
import Foundation

/// Medians of processor time per operation, of several operations measured in turn, so that a
/// machine whose speed drifts slows all of them alike.
struct Measurement {
  struct Operation {
    let name: String
    /// What comes before each run and is not counted.
    var prepare: () -> Void = {}
    let work: (Int) -> Void
  }

  /// Runs every operation `repetitions` times, in rounds, and returns the median of each in
  /// milliseconds.
  ///
  /// Within a round an operation follows itself, as frames of one kind do, so a small one is not
  /// charged for the caches that the large one before it emptied; the first runs of a round are not
  /// counted.
  static func medians(
    repetitions: Int,
    rounds: Int = 7,
    warmUp: Int = 5,
    of operations: [Operation]
  ) -> [String: Double] {
    let length = max(repetitions / rounds, 3)
    var samples = operations.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, operation) in operations.enumerated() {
        for turn in 0..<(warmUp + length) {
          operation.prepare()
          let start = baseline_cpu_milliseconds()
          operation.work(turn)
          let time = baseline_cpu_milliseconds() - start
          if turn >= warmUp { samples[index].append(time) }
        }
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
