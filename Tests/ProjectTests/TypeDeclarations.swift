/// The types and extensions that a file declares at its outermost level.
enum TypeDeclarations {
  struct Declaration {
    let kind: Substring
    let name: Substring
    /// The words between the name and the opening brace: the superclass, protocols and requirements.
    let inherited: [Substring]
    let isMainActor: Bool
    let isFilePrivate: Bool
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "extension",
  ]

  /// Every outermost declaration of a type, and every extension.
  static func all(in file: SourceFile) -> [Declaration] {
    var found: [Declaration] = []
    var attributes: [Substring] = []
    var lines = file.code.split(separator: "\n", omittingEmptySubsequences: true)[...]
    while let line = lines.popFirst() {
      let first = line.first
      guard first?.isWhitespace == false, first != "}" else { continue }
      var words = line.words()
      guard let index = words.firstIndex(where: kinds.contains), index + 1 < words.count else {
        attributes = line.hasPrefix("@") ? attributes + words : []
        continue
      }
      // The inheritance clause may continue over several lines.
      while !line.contains("{"), let next = lines.first, next.first?.isWhitespace == true {
        words += next.words()
        lines.removeFirst()
        if next.contains("{") { break }
      }
      let before = attributes + words[..<index]
      found.append(
        Declaration(
          kind: words[index],
          name: words[index + 1],
          inherited: Array(words[(index + 2)...]),
          isMainActor: before.contains("MainActor"),
          isFilePrivate: before.contains("private") || before.contains("fileprivate")
        )
      )
      attributes = []
    }
    return found
  }

  /// The types that other files can name.
  static func visible(in file: SourceFile) -> [Declaration] {
    all(in: file).filter { $0.kind != "extension" && !$0.isFilePrivate }
  }
}
