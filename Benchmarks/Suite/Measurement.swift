import BenchmarkBaseline
import Foundation

/// Measures the median elapsed time of several operations.
///
/// The time elapses whether an operation uses one processor or several, and determines whether a frame
/// is late. Where something else delays some of the runs, the median does not change. The operations are measured in turn, so that changes in the speed of the machine affect all of
/// them.
struct Measurement {
  struct Operation {
    let name: String
    /// The work before each run, which is not measured.
    var prepare: () -> Void = {}
    let work: (Int) -> Void
  }

  /// Runs every operation `repetitions` times, in rounds, and returns the median times in
  /// milliseconds.
  ///
  /// The runs of an operation follow one another within a round, as frames do in an app, so that a
  /// small operation is not slowed down by caches that a larger one evicted. The first runs of each
  /// round are not measured.
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
          let start = baseline_wall_milliseconds()
          operation.work(turn)
          let time = baseline_wall_milliseconds() - start
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
