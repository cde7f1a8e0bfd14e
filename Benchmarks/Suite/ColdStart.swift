import BenchmarkBaseline
import Foundation
import SimulatorKit

/// Measures the time from the start of a process to its exit after the first frame, without a
/// display, and compares it with a C program that draws the same scene.
@MainActor
enum ColdStart {
  /// The work of the measured process.
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
        must: 1.5,
        aim: 1.25
      ),
    ]
  }

  /// Runs a program and returns the elapsed time.
  ///
  /// The process is started in C, because Foundation's `Process` reports its end some milliseconds
  /// late.
  private static func milliseconds(of program: URL, argument: String? = nil) -> Double {
    let time = baseline_run_milliseconds(program.path, argument)
    return time < 0 ? .infinity : time
  }
}
