import Testing

@Suite("Wording")
struct WordingTests {
  @Test("comments and pages use no phrase that was replaced")
  func phrases() {
    for file in SourceTree.swiftFiles(in: "Sources", "Examples", "Benchmarks", "Tests")
    where file.name != "WordingTests.swift" && file.name != "Wording.swift" {
      for finding in Wording.findings(in: Wording.comments(of: file)) {
        Issue.record("\(file.path): \(finding)")
      }
    }
    let pages =
      SourceTree.files(in: "Documentation", withExtension: "md")
      + SourceTree.files(in: "Sources", withExtension: "md")
      + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].compactMap(SourceFile.init(path:))
    for page in pages where page.name != "Glossary.md" {
      for finding in Wording.findings(in: page.text) {
        Issue.record("\(page.path): \(finding)")
      }
    }
  }

  @Test("no rule code is in a documentation comment")
  func codes() {
    for file in SourceTree.swiftFiles(in: "Sources") {
      for line in file.lines where line.drop(while: \.isWhitespace).hasPrefix("///") {
        let code = line.firstMatch(of: #/\b(?:R|M|X|RDV|CYL|ES|RAM|TBS)-[A-Z]*-?[0-9]/#)
        if code != nil { Issue.record("\(file.path): \(line)") }
      }
    }
  }

  @Test("no type has a name that was replaced")
  func names() {
    for file in SourceTree.swiftFiles(in: "Sources") {
      for type in TypeDeclarations.visible(in: file) {
        #expect(!Wording.replacedNames.contains(String(type.name)), "\(file.path): \(type.name)")
      }
    }
  }

  @Test("a phrase is found across the lines of a comment, and not in code")
  func reading() {
    let file = SourceFile(
      path: "Sample.swift",
      text: """
        /// The way the pages are, what
        /// what is found there.
        let text = "its own affair"
        """
    )

    #expect(Wording.findings(in: Wording.comments(of: file)) == ["what what"])
  }
}
