import Testing

@Suite("Source style")
struct SourceStyleTests {
  private let sources = SourceTree.swiftFiles(in: "Sources", "Examples", "Benchmarks", "Tests")

  /// Façades, whose class body contains all members that applications override, but no algorithms.
  private let wideFacades: Set<String> = [
    "CALayer.swift", "UIView.swift", "UIViewController.swift", "UIScrollView.swift",
    "UITabBarController.swift", "UITableView.swift", "UITableViewCell.swift",
    "UITableViewController.swift", "UICollectionView.swift", "UITabBar.swift",
    "UINavigationBar.swift", "UIBarButtonItem.swift", "UINavigationController.swift",
    "UITextField.swift", "UITextView.swift", "UIButton.swift", "UIControl.swift", "UILabel.swift",
    "UITableViewDelegate.swift", "UICollectionViewController.swift", "UISplitViewController.swift",
  ]

  @Test("files have a maximum length")
  func sizes() {
    for file in sources {
      let limit = wideFacades.contains(file.name) ? 1000 : 400
      #expect(file.length <= limit, "\(file.path) has \(file.length) lines")
    }
  }

  @Test("file names describe a subject")
  func names() {
    let empty = ["Utils", "Utilities", "Helper", "+Private", "Misc.", "Common"]
    for file in sources {
      #expect(!empty.contains(where: file.name.contains), "\(file.path)")
    }
  }

  @Test("a file is named after a type that it declares or extends")
  func fileNames() throws {
    for file in SourceTree.swiftFiles(in: "Sources") {
      let name = file.name.dropLast(".swift".count)
      let target = file.folders.dropFirst().first ?? ""
      // A file named after its module exports other modules; an overlay declares nothing.
      guard name != target, name != "Overlay" else { continue }
      let type = name.prefix { $0 != "+" }
      // The name of a function may begin with a verb.
      let function = try Regex("func [a-z]*\(type)\\(")
      let declared = TypeDeclarations.all(in: file).map(\.name)
      #expect(declared.contains(type) || file.code.contains(function), "\(file.path)")
    }
  }

  @Test("no two modules declare types of one name")
  func typeNames() {
    var modules: [Substring: String] = [:]
    for file in SourceTree.swiftFiles(in: "Sources") {
      let module = file.folders.dropFirst().first ?? ""
      for type in TypeDeclarations.visible(in: file) {
        let other = modules.updateValue(module, forKey: type.name)
        #expect(other == nil || other == module, "\(type.name) is in \(module) and \(other ?? "")")
      }
    }
  }

  @Test("there are no TODO comments")
  func nothingLeft() {
    let marks = ["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK"]
    let stubs = ["fatalError(\"not", "fatalError(\"unimpl", "// MARK -"]
    for file in sources where !file.path.hasPrefix("Tests/ProjectTests") {
      let words = Set(file.text.split { !($0.isLetter || $0.isNumber) }.map(String.init))
      let found = marks.filter(words.contains) + stubs.filter(file.text.contains)
      #expect(found.isEmpty, "\(file.path) holds \(found)")
    }
  }

  @Test("no file contains paths of a machine")
  func noMachinePaths() {
    let pages = SourceTree.files(in: "Documentation", withExtension: "md")
    for file in sources + pages where !file.path.hasPrefix("Tests/ProjectTests") {
      let found = ["root", "home", "tmp", "work"].map { "/\($0)/" }.filter(file.text.contains)
      #expect(found.isEmpty, "\(file.path) holds \(found)")
    }
  }

  @Test("no MARK comment names an access level")
  func headlines() {
    for file in sources {
      let found = ["MARK: - Private", "MARK: - Internal", "MARK: - Public", "MARK: Private"]
        .filter(file.text.contains)
      #expect(found.isEmpty || file.path.hasPrefix("Tests/ProjectTests"), "\(file.path): \(found)")
    }
  }

  @Test("comments and literals are blanked, line for line")
  func codeOnly() {
    let source = "let a = \"// no\" // yes\n/* b /* c */ d */ let e = \"\\\"\"\n"
    let code = CodeOnly.of(source)

    #expect(code.split(separator: "\n").count == 2)
    #expect(code.contains("let a") && code.contains("let e"))
    #expect(!code.contains("no") && !code.contains("yes") && !code.contains("d "))
  }
}
