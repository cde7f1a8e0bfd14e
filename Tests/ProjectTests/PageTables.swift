/// The tables of a page, row by row.
enum PageTables {
  struct Row {
    /// The nearest heading above the table, without number signs.
    let heading: String
    let cells: [String]
  }

  /// The rows without headings.
  static func rows(of page: SourceFile) -> [Row] {
    var heading = ""
    var rows: [Row] = []
    for line in page.lines {
      if line.hasPrefix("#") { heading = String(line.drop { $0 == "#" || $0 == " " }) }
      guard line.hasPrefix("|") else { continue }
      if line.hasPrefix("|---") {
        rows.removeLast()
      } else {
        rows.append(Row(heading: heading, cells: cells(of: line)))
      }
    }
    return rows
  }

  private static func cells(of line: Substring) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmingPrefix { $0 == " " } }
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  /// The text in backticks.
  static func code(in cell: String) -> [String] {
    cell.matches(of: #/`([^`]+)`/#).map { String($0.output.1) }
  }

  /// The numbers of rules; ranges such as "CYL-10…13" are expanded.
  static func rules(in text: String) -> [String] {
    text.matches(of: #/\b((?:R-[A-Z]+|RDV|CYL|ES|RAM|TBS)-)([0-9]+)(?:…([0-9]+))?/#)
      .flatMap { match in
        let first = Int(match.output.2) ?? 0
        let last = match.output.3.flatMap { Int($0) } ?? first
        return (first...max(first, last)).map { "\(match.output.1)\($0)" }
      }
  }
}
