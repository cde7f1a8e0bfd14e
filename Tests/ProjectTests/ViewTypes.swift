/// The façade and view classes of the toolkit, and the files that hold engines.
struct ViewTypes {
  /// The classes from which façades and views are derived.
  static let roots: Set<Substring> = [
    "UIResponder", "UIGestureRecognizer", "UIPresentationController", "UIScreen", "UIBarItem",
    "UIFocusSystem",
  ]

  private var names = ViewTypes.roots
  private let declarations: [String: [TypeDeclarations.Declaration]]

  init(files: [SourceFile]) {
    declarations = Dictionary(
      files.map { ($0.path, TypeDeclarations.all(in: $0)) },
      uniquingKeysWith: { $1 }
    )
    let classes = declarations.values.joined().filter { $0.kind == "class" }
    var count = 0
    while count != names.count {
      count = names.count
      for type in classes where !names.isDisjoint(with: type.inherited) { names.insert(type.name) }
    }
  }

  /// Whether a class is a façade or a view.
  func contains(_ name: Substring) -> Bool { names.contains(name) }

  /// Whether a file declares only values and protocols that are not isolated to the main actor.
  func isEngine(_ file: SourceFile) -> Bool {
    let declared = declarations[file.path] ?? []
    let types = declared.filter { $0.kind != "extension" }
    let values: Set<Substring> = ["struct", "enum", "protocol"]
    return !types.isEmpty
      && types.allSatisfy { values.contains($0.kind) && !$0.isMainActor }
      && !declared.contains { $0.kind == "extension" && names.contains($0.name) }
  }

  /// The façade and view types that a file names, except as qualifiers of nested types.
  func named(in file: SourceFile) -> Set<Substring> {
    let code = file.code
    var found: Set<Substring> = []
    for name in file.words.intersection(names) {
      for range in code.ranges(of: name) where isWhole(range, of: code) {
        let rest = code[range.upperBound...]
        let isNested = rest.first == "." && rest.dropFirst().first?.isUppercase == true
        if !isNested { found.insert(name) }
      }
    }
    return found
  }

  private func isWhole(_ range: Range<String.Index>, of code: String) -> Bool {
    func isPart(_ character: Character?) -> Bool {
      guard let character else { return false }
      return character.isLetter || character.isNumber || character == "_"
    }
    return !isPart(code[..<range.lowerBound].last) && !isPart(code[range.upperBound...].first)
  }
}
