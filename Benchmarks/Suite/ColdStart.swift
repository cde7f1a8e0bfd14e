import BenchmarkBaseline
import Foundation
import SimulatorKit

/// Process start to the first headless frame to exit, beside a C program that draws the same scene.
@MainActor
enum ColdStart {
  /// What the measured process does.
  static func run() { _ = Scene(opaqueBar: true) }

  static func rows(repetitions: Int) -> [Row] {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let yardstick = program.deletingLastPathComponent().appendingPathComponent("ColdStartBaseline")
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<repetitions {
      ours.append(milliseconds(of: program, argument: "--cold"))
      theirs.append(milliseconds(of: yardstick))
    }
    let best = Measurement.median(ours)
    return [
      Row("start to first frame to exit, milliseconds", best, against: 1, must: 40, aim: 25),
      Row(
        "start to exit / C program without any toolkit",
        best,
        against: Measurement.median(theirs),
        must: 1.75,
        aim: 1.25
      ),
    ]
  }

  /// Spawned and waited for in C, since Foundation's `Process` notices the end some milliseconds
  /// late.
  private static func milliseconds(of program: URL, argument: String? = nil) -> Double {
    let time = baseline_run_milliseconds(program.path, argument)
    return time < 0 ? .infinity : time
  }
}
