import BenchmarkBaseline
import Foundation
import SimulatorKit

/// Process start to the first headless frame to exit, beside a C program that draws the same scene.
@MainActor
enum ColdStart {
  /// What the measured process does.
  static func run() { _ = Scene(opaqueBar: true) }

  static func rows(repetitions: Int) throws -> [Row] {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let yardstick = program.deletingLastPathComponent().appendingPathComponent("ColdStartBaseline")
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<repetitions {
      ours.append(try wallMilliseconds(of: program, arguments: ["--cold"]))
      theirs.append(try wallMilliseconds(of: yardstick, arguments: []))
    }
    let best = Measurement.median(ours)
    return [
      Row("start to first frame to exit, milliseconds", best, against: 1, must: 40, aim: 25),
      Row(
        "start to exit / C program",
        best,
        against: Measurement.median(theirs),
        must: 1.15,
        aim: 0.9
      ),
    ]
  }

  private static func wallMilliseconds(of program: URL, arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let start = baseline_wall_milliseconds()
    try process.run()
    process.waitUntilExit()
    return baseline_wall_milliseconds() - start
  }
}
