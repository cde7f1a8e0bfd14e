import BenchmarkBaseline
import Foundation
import SimulatorKit

// benchmarks                  the table, and .build/bench.json
// benchmarks --quick          a tenth of the repetitions, no instruction counts
// benchmarks --cold           (used by itself) one start and one frame
// benchmarks --count SUBJECT  (used by itself) what the instruction counter looks at

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--cold" {
  ColdStart.run()
  exit(0)
}
if arguments.first == "--count", let subject = arguments.dropFirst().first {
  InstructionCount.run(subject)
  exit(0)
}
let isQuick = arguments.contains("--quick")
let repetitions = isQuick ? 21 : 201

baseline_prepare(1170, 2532, 3)
var rows = FrameBenchmarks.rows(repetitions: repetitions)
rows += ScaleBenchmarks.rows(repetitions: repetitions)
rows += try ColdStart.rows(repetitions: isQuick ? 3 : 15)
if !isQuick { rows += try InstructionCount.rows() }

let report = Report(rows: rows)
report.printTable()
try report.write(to: ".build/bench.json")
