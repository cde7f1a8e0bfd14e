import Foundation
import Testing

@Suite("Layering")
struct LayeringTests {
  private let toolkit = SourceTree.swiftFiles(in: "Sources/UIKitCore")

  @Test("a target imports only the modules of its row")
  func imports() {
    for target in Layering.targets + Layering.clients {
      let files = SourceTree.swiftFiles(in: target.path)
      #expect(!files.isEmpty, "\(target.path) has no sources")
      for file in files {
        let surplus = Set(Layering.imports(of: file)).subtracting(target.imports)
        #expect(surplus.isEmpty, "\(file.path) may not import \(surplus.sorted())")
      }
    }
  }

  @Test("the table names every folder of every target, and no folder that does not exist")
  func folders() {
    for file in SourceTree.swiftFiles(in: "Sources") {
      let target = Layering.targets.first { file.path.hasPrefix($0.path + "/") }
      let tier = target.flatMap { Layering.tier(of: file, in: $0) }
      #expect(tier != nil, "the folder of \(file.path) is not in the table")
    }
    for target in Layering.targets {
      let files = SourceTree.swiftFiles(in: target.path)
      let missing = Layering.missingFolders(in: target, files: files)
      #expect(missing.isEmpty, "\(target.path) has no folder \(missing)")
    }
  }

  @Test("every parent folder of the toolkit has a README")
  func parents() {
    for parent in Layering.toolkit.map(\.parent) {
      let page = SourceFile(path: "Sources/UIKitCore/\(parent)/README.md")
      #expect(page != nil, "\(parent) has no README.md")
    }
  }

  @Test("folders use only folders of their tier or below, except where listed")
  func upwardReferences() throws {
    var found: Set<Layering.Reference> = []
    for target in Layering.targets {
      let files = SourceTree.swiftFiles(in: target.path)
      found.formUnion(Layering.upwardReferences(in: target, files: files))
    }

    try ExceptionList.compare(
      Set(found.map(\.description)),
      with: "upward-references.txt",
      limit: 68
    )
  }

  @Test("engines name no façade and no view, except where listed")
  func engineReferences() throws {
    let found = Layering.engineReferences(in: toolkit)

    try ExceptionList.compare(
      Set(found.map(\.description)),
      with: "engine-references.txt",
      limit: 29
    )
  }

  @Test("only hosts read the clock, the environment and random numbers")
  func outsideWorld() {
    for file in SourceTree.swiftFiles(in: "Sources")
    where !Layering.hosts.contains(where: file.path.hasPrefix) {
      let used = Layering.outsideWorld.filter { Layering.isCalled($0, in: file.code) }
      #expect(used.isEmpty, "\(file.path) uses \(used)")
    }
  }
}

@Suite("Layering: the checks themselves")
struct LayeringCheckTests {
  private let target = Layering.Target(
    "Sources/Sample",
    imports: [],
    tiers: [["Low"], ["High"]]
  )
  private let high = SourceFile(
    path: "Sources/Sample/High/HighView.swift",
    text: "@MainActor\nfinal class HighView: UIResponder {\n  enum Kind { case a }\n}\n"
  )

  @Test("a reference to a higher folder is found, one to a lower folder is allowed")
  func upward() {
    let low = SourceFile(
      path: "Sources/Sample/Low/Low.swift",
      text: "struct Low {\n  // HighView in a comment\n  var view: HighView?\n}\n"
    )
    let user = SourceFile(path: "Sources/Sample/High/User.swift", text: "let low = Low()\n")

    let found = Layering.upwardReferences(in: target, files: [low, high, user])

    #expect(found.map(\.description) == ["Sources/Sample/Low/Low.swift HighView"])
  }

  @Test("a folder that does not exist and a folder that is not in the table are found")
  func missing() {
    let other = SourceFile(path: "Sources/Sample/Other/Other.swift", text: "")

    #expect(Layering.missingFolders(in: target, files: [high, other]) == ["Low"])
    #expect(Layering.tier(of: other, in: target) == nil)
    #expect(Layering.tier(of: high, in: target) == 1)
  }

  @Test("an engine may name a type nested in a view, and not the view")
  func engines() {
    let nested = SourceFile(
      path: "Sources/Sample/Low/Nested.swift",
      text: "struct Nested {\n  var kind: HighView.Kind\n}\n"
    )
    let naming = SourceFile(
      path: "Sources/Sample/Low/Naming.swift",
      text: "enum Naming {\n  static func frame(of view: HighView) {}\n}\n"
    )
    let bound = SourceFile(
      path: "Sources/Sample/Low/Bound.swift",
      text: "@MainActor\nstruct Bound {\n  var view: HighView?\n}\n"
    )

    let found = Layering.engineReferences(in: [high, nested, naming, bound])

    #expect(found.map(\.description) == ["Sources/Sample/Low/Naming.swift HighView"])
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
}
