import Testing

/// The comparison of custom bars is complete and cites existing rules.
@Suite("Custom bars compared")
struct CustomBarPageTests {
  private static func rows(under heading: String) throws -> [PageTables.Row] {
    let page = try #require(SourceFile(path: "Documentation/Custom-bars.md"))
    return PageTables.rows(of: page).filter { $0.heading == heading }
  }

  private static let defined = Set(SourceTree.rulePages.flatMap(Rules.defined))

  @Test("each feature of the survey is listed once")
  func features() throws {
    let names = try Self.rows(under: "Features").map { $0.cells[0] }

    #expect(names.count == 55)
    #expect(Set(names).count == names.count)
  }

  @Test("supported features have a rule; others have a note")
  func ours() throws {
    for row in try Self.rows(under: "Features") {
      guard row.cells.count == 9 else {
        Issue.record("not nine cells: \(row.cells)")
        continue
      }
      let (ours, rules, note) = (row.cells[6], PageTables.rules(in: row.cells[7]), row.cells[8])
      #expect(["y", "p", "n"].contains(ours), "\(row.cells[0])")
      if ours != "n" { #expect(!rules.isEmpty, "\(row.cells[0])") }
      if ours != "y" { #expect(!note.isEmpty, "\(row.cells[0])") }
      #expect(Set(rules).subtracting(Self.defined).sorted() == [], "\(row.cells[0])")
    }
  }

  @Test("every frequent request has rules or is not supported")
  func themes() throws {
    let rows = try Self.rows(under: "Frequent requests")

    #expect(rows.map { $0.cells[0] } == (1...25).map(String.init))
    for row in rows {
      let answer = row.cells[2]
      let rules = PageTables.rules(in: answer)
      #expect(!row.cells[1].isEmpty)
      #expect(!rules.isEmpty || answer.contains("Not supported: "), "\(row.cells[0])")
      #expect(Set(rules).subtracting(Self.defined).sorted() == [], "\(row.cells[0])")
    }
  }

  @Test("rows are read without headings, and rules with ranges")
  func reading() {
    let page = SourceFile(
      path: "Page.md",
      text: "# Lamps\n\n| old | new |\n|---|---|\n| `a:b:` | none |\n| c | |\n"
    )
    let rows = PageTables.rows(of: page)

    #expect(rows.map(\.cells) == [["`a:b:`", "none"], ["c", ""]])
    #expect(rows.map(\.heading) == ["Lamps", "Lamps"])
    #expect(PageTables.code(in: rows[0].cells[0]) == ["a:b:"])
    #expect(
      PageTables.rules(in: "CYL-9…11, R-AX-1 (TBS-2)")
        == ["CYL-9", "CYL-10", "CYL-11", "R-AX-1", "TBS-2"]
    )
  }
}
