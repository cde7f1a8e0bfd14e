import Testing

@Suite("Documentation")
struct DocumentationTests {
  @Test("every public declaration has a comment")
  func publicDeclarations() {
    for file in SourceTree.swiftFiles(in: "Sources") {
      for finding in PublicDeclarations.undocumented(in: file) {
        Issue.record("\(file.path):\(finding.line): no comment: \(finding.text)")
      }
    }
  }

  @Test("links between pages resolve")
  func links() {
    let pages =
      SourceTree.files(in: "Documentation", withExtension: "md")
      + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].compactMap(SourceFile.init(path:))
    for page in pages {
      for target in MarkdownLinks.localTargets(in: page) {
        #expect(MarkdownLinks.exists(target), "\(page.path) points to \(target)")
      }
    }
  }

  @Test("declarations without comments are found, except overrides")
  func findings() {
    let file = SourceFile(
      path: "Sample.swift",
      text: """
        /// A sample.
        @MainActor
        open class Sample: Base {
          open var bare: Int
          /// Said.
          @objc public static func said() {}
          open override func layout() {}
          public private(set) var alsoBare = 0
          var hidden = 0
        }
        /// A door.
        public protocol Door {
          func knock()
        }
        /// A house.
        @preconcurrency @MainActor public final class House {
          public let number: Int
        }
        """
    )

    #expect(PublicDeclarations.undocumented(in: file).map(\.line) == [4, 8, 13, 17])
  }
}
