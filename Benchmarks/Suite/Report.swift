import Foundation

/// A row of the benchmark table: a measurement, its baseline and its limits.
struct Row: Codable {
  let name: String
  /// The time of an operation in milliseconds; a different unit is stated in the name.
  let value: Double
  /// The divisor of the ratio, in the same unit.
  let baseline: Double
  let ratio: Double
  let must: Double
  let aim: Double
  let pass: Bool

  /// Creates a row.
  ///
  /// The ratio is that of the value and the baseline unless another one is passed.
  init(
    _ name: String,
    _ value: Double,
    against baseline: Double,
    ratio: Double? = nil,
    must: Double,
    aim: Double
  ) {
    self.name = name
    self.value = value
    self.baseline = baseline
    self.ratio = ratio ?? (baseline > 0 ? value / baseline : value)
    self.must = must
    self.aim = aim
    pass = self.ratio <= must
  }
}

/// Prints the rows as a table and writes them as JSON.
struct Report {
  let rows: [Row]

  func printTable() {
    print(line("operation", "value", "baseline", "ratio", "must", "aim", ""))
    for row in rows {
      print(
        line(
          row.name,
          figure(row.value),
          figure(row.baseline),
          figure(row.ratio),
          figure(row.must),
          figure(row.aim),
          row.pass ? (row.ratio <= row.aim ? "aim" : "pass") : "FAIL"
        )
      )
    }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    // A count that could not be measured is infinite.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try encoder.encode(rows).write(to: url)
  }

  private func figure(_ value: Double) -> String {
    value >= 1000 ? String(format: "%.0f", value) : String(format: "%.3f", value)
  }

  private func line(_ columns: String...) -> String {
    let widths = [52, 12, 12, 9, 8, 8, 5]
    return zip(columns, widths).enumerated().map { index, column in
      let padding = String(repeating: " ", count: max(column.1 - column.0.count, 0))
      return index == 0 ? column.0 + padding : padding + column.0
    }.joined(separator: " ")
  }
}
