import Testing

@Suite("Layering")
struct LayeringTests {
  @Test("a target imports only what its row of the table allows")
  func imports() {
    for (folder, allowed) in Layering.allowedImports {
      for file in SourceTree.swiftFiles(in: folder) {
        let surplus = Set(Layering.imports(of: file)).subtracting(allowed)
        #expect(surplus.isEmpty, "\(file.path) may not import \(surplus.sorted())")
      }
    }
  }

  @Test("every folder of sources has a row in the table")
  func rows() {
    for file in SourceTree.swiftFiles(in: "Sources") {
      let folder = file.folders.prefix(2).joined(separator: "/")
      #expect(Layering.allowedImports[folder] != nil, "\(folder) has no row")
    }
  }

  @Test("what bars are built on names no bar")
  func foundationsNameNoBar() {
    let bars = toolkit(Layering.barFolders)
      .reduce(into: Set<Substring>()) { $0.formUnion(Layering.declaredTypes(in: $1)) }

    for file in toolkit(Layering.foundationFolders) {
      let named = file.words.intersection(bars)
      #expect(named.isEmpty, "\(file.path) names \(named.sorted())")
    }
  }

  @Test("layout, selection, state and physics engines name no view")
  func enginesNameNoView() {
    for file in SourceTree.swiftFiles(in: "Sources/UIKitCore") where isEngine(file) {
      #expect(!file.words.contains("UIView"), "\(file.path) names UIView")
    }
  }

  @Test("only hosts read the clock, the environment and random numbers")
  func outsideWorld() {
    for file in SourceTree.swiftFiles(in: "Sources")
    where !Layering.hosts.contains(where: file.path.hasPrefix) {
      let used = Layering.outsideWorld.filter(file.code.contains)
      #expect(used.isEmpty, "\(file.path) uses \(used)")
    }
  }

  @Test("an import is found behind attributes, access levels and kinds")
  func importForms() {
    let file = SourceFile(
      path: "Sources/Sample/Sample.swift",
      text: """
        @_exported import QuartzCore
        internal import CCairo
        import struct Foundation.Date
        // import Comment
        let text = "import Literal"
        """
    )

    #expect(Layering.imports(of: file) == ["QuartzCore", "CCairo", "Foundation"])
  }

  private func toolkit(_ folders: [String]) -> [SourceFile] {
    folders.flatMap { SourceTree.swiftFiles(in: "Sources/UIKitCore/" + $0) }
  }

  private func isEngine(_ file: SourceFile) -> Bool {
    // What a view keeps of itself names views rightly.
    !file.folders.contains("View") && !file.name.hasPrefix("UI")
      && Layering.engineEndings.contains(where: file.name.hasSuffix)
  }
}
