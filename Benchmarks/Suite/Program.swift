import BenchmarkBaseline
import Foundation
import SimulatorKit

// benchmarks                  prints the table and writes .build/bench.json
// benchmarks --quick          uses a tenth of the repetitions, without instruction counts
// benchmarks --part NAME      measures one part: frames, scale, pages, tabs, custom-bars, constraints,
//                             restoration, focus, text, menus, presentations, interface, trees or
//                             growth
// benchmarks --cold           (internal) draws one frame and exits
// benchmarks --count SUBJECT  (internal) runs the work whose instructions are counted

@main
@MainActor
struct Program {
  static func main() throws {
    Simulator.paintsEveryFrame = true
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--cold" { return ColdStart.run() }
    if arguments.first == "--count", let subject = arguments.dropFirst().first {
      return InstructionCount.run(subject)
    }
    let part = arguments.firstIndex(of: "--part").flatMap { arguments.dropFirst($0 + 1).first }
    let report = Report(rows: try rows(of: part, isQuick: arguments.contains("--quick")))
    report.printTable()
    try report.write(to: ".build/bench.json")
  }

  /// The parts of the table, by their names, in the order of the table.
  private static let parts: [(name: String, rows: @MainActor (Int) -> [Row])] = [
    ("frames", FrameBenchmarks.rows), ("scale", ScaleBenchmarks.rows),
    ("pages", PageBenchmarks.rows), ("tabs", TabBenchmarks.rows),
    ("custom-bars", CustomBarBenchmarks.rows), ("constraints", ConstraintBenchmarks.rows),
    ("restoration", { _ in RestorationBenchmarks.rows() }), ("focus", FocusBenchmarks.rows),
    ("text", TextBenchmarks.rows), ("menus", MenuBenchmarks.rows),
    ("presentations", PresentationBenchmarks.rows), ("interface", InterfaceBenchmarks.rows),
    ("trees", TreeBenchmarks.rows), ("growth", GrowthBenchmarks.rows),
  ]

  /// Returns the rows of one part, or of all parts with the cold start and the instruction counts.
  private static func rows(of part: String?, isQuick: Bool) throws -> [Row] {
    let repetitions = isQuick ? 21 : 201
    baseline_prepare_frames(1170, 2532)
    baseline_prepare_scene(1170, 2532, 3)
    if let part { return parts.filter { $0.name == part }.flatMap { $0.rows(repetitions) } }
    var rows = parts.flatMap { $0.rows(repetitions) }
    rows += ColdStart.rows(repetitions: isQuick ? 3 : 15)
    if !isQuick { rows += try InstructionCount.rows() }
    return rows
  }
}
