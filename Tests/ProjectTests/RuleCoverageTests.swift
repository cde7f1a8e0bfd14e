import Testing

@Suite("Rules")
struct RuleCoverageTests {
  @Test("every rule has a test, and every test cites a known rule")
  func coverage() {
    let defined = Set(SourceTree.rulePages.flatMap(Rules.defined))
    let cited = SourceTree.swiftFiles(in: "Tests")
      .filter { !$0.path.hasPrefix("Tests/ProjectTests") }
      .reduce(into: [String: String]()) { result, file in
        for id in Rules.cited(in: file) { result[id] = file.path }
      }

    for id in defined.subtracting(cited.keys).sorted() {
      Issue.record("\(id) has no test")
    }
    for (id, path) in cited.sorted(by: { $0.key < $1.key }) where !defined.contains(id) {
      Issue.record("\(path) cites \(id), which stands on no page")
    }
  }

  @Test("a number is given to one rule only")
  func uniqueness() {
    let ids = SourceTree.rulePages.flatMap(Rules.defined)
    let repeated = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty)
  }

  @Test("rules are read from list items, citations from traits")
  func reading() {
    let page = SourceFile(
      path: "Page.md",
      text: "- **R-SEL-1** One.\nsee **R-SEL-2**\n- **X-1** Two."
    )
    let test = SourceFile(
      path: "Test.swift",
      text: "@Test(\"a\", .rule(\"R-SEL-1\", \"X-1\"))\nlet other = \"R-SEL-9\""
    )

    #expect(Rules.defined(on: page) == ["R-SEL-1", "X-1"])
    #expect(Rules.cited(in: test) == ["R-SEL-1", "X-1"])
  }
}

/// Reads rule numbers from pages and from tests.
enum Rules {
  static func defined(on page: SourceFile) -> [String] {
    page.text.matches(of: #/(?m)^- \*\*([A-Z]+(?:-[A-Z]+)*-[0-9]+[a-z]?)\*\*/#).map {
      String($0.output.1)
    }
  }

  static func cited(in file: SourceFile) -> [String] {
    file.text.matches(of: #/\.rule\(([^)]*)\)/#).flatMap { citation in
      citation.output.1.matches(of: #/"([^"]+)"/#).map { String($0.output.1) }
    }
  }
}
