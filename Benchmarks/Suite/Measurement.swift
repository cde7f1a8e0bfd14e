import BenchmarkBaseline
import Foundation

/// The elapsed times of several operations, which are measured in rounds.
///
/// The time elapses whether an operation uses one processor or several, and determines whether a frame
/// is late. Where something else delays some of the runs, the median does not change.
struct Measurement {
  struct Operation {
    let name: String
    /// The work before each run, which is not measured.
    var prepare: () -> Void = {}
    let work: (Int) -> Void
  }

  /// The median time of each round in milliseconds, by the operation's name.
  private let rounds: [String: [Double]]

  /// Runs every operation `repetitions` times, in rounds.
  ///
  /// The runs of an operation follow one another within a round, as frames do in an app, so that a
  /// small operation is not slowed down by caches that a larger one evicted. The first runs of each
  /// round are not measured.
  init(repetitions: Int, rounds count: Int = 7, warmUp: Int = 5, of operations: [Operation]) {
    let length = max(repetitions / count, 3)
    var rounds: [String: [Double]] = [:]
    for _ in 0..<count {
      for operation in operations {
        var times: [Double] = []
        for turn in 0..<(warmUp + length) {
          operation.prepare()
          let start = baseline_wall_milliseconds()
          operation.work(turn)
          let time = baseline_wall_milliseconds() - start
          if turn >= warmUp { times.append(time) }
        }
        rounds[operation.name, default: []].append(Self.median(times))
      }
    }
    self.rounds = rounds
  }

  /// Returns the median time of an operation in milliseconds.
  func median(_ name: String) -> Double { Self.median(rounds[name] ?? [.infinity]) }

  /// Returns a row with the median times of two operations, and the median of the ratios of each
  /// round.
  ///
  /// The speed of the machine changes from round to round; within a round it is nearly the same for
  /// both operations.
  func row(
    _ title: String,
    _ name: String,
    against baseline: String,
    must: Double,
    aim: Double
  ) -> Row {
    let ratios = zip(rounds[name] ?? [], rounds[baseline] ?? []).map { $0 / $1 }
    return Row(
      title,
      median(name),
      against: median(baseline),
      ratio: ratios.isEmpty ? .infinity : Self.median(ratios),
      must: must,
      aim: aim
    )
  }

  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
