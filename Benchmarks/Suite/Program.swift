import BenchmarkBaseline
import Foundation
import SimulatorKit

// benchmarks                  prints the table and writes .build/bench.json
// benchmarks --quick          uses a tenth of the repetitions, without instruction counts
// benchmarks --cold           (internal) draws one frame and exits
// benchmarks --count SUBJECT  (internal) runs the work whose instructions are counted

@main
@MainActor
struct Program {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--cold" { return ColdStart.run() }
    if arguments.first == "--count", let subject = arguments.dropFirst().first {
      return InstructionCount.run(subject)
    }
    let report = Report(rows: try rows(isQuick: arguments.contains("--quick")))
    report.printTable()
    try report.write(to: ".build/bench.json")
  }

  private static func rows(isQuick: Bool) throws -> [Row] {
    let repetitions = isQuick ? 21 : 201
    baseline_prepare_frames(1170, 2532)
    baseline_prepare_scene(1170, 2532, 3)
    var rows = FrameBenchmarks.rows(repetitions: repetitions)
    rows += ScaleBenchmarks.rows(repetitions: repetitions)
    rows += PageBenchmarks.rows(repetitions: repetitions)
    rows += TabBenchmarks.rows(repetitions: repetitions)
    rows += CustomBarBenchmarks.rows(repetitions: repetitions)
    rows += ConstraintBenchmarks.rows(repetitions: repetitions)
    rows += RestorationBenchmarks.rows()
    rows += FocusBenchmarks.rows(repetitions: repetitions)
    rows += TextBenchmarks.rows(repetitions: repetitions)
    rows += MenuBenchmarks.rows(repetitions: repetitions)
    rows += ColdStart.rows(repetitions: isQuick ? 3 : 15)
    if !isQuick { rows += try InstructionCount.rows() }
    return rows
  }
}
