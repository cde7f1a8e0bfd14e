/// A line of code, read as the declaration of a member.
struct DeclarationLine {
  struct Declaration {
    let name: String
    let kind: PublicMember.Kind
    let isOverride: Bool
  }

  private let text: Substring
  private let words: ArraySlice<Substring>

  init(_ line: Substring) {
    text = line
    words = line.parts(between: " (:<={")[...]
  }

  /// Whether the list of cases continues in the next line.
  var endsWithComma: Bool { text.last { !$0.isWhitespace } == "," }

  /// The cases of an enumeration that the line declares.
  func cases(continued: Bool) -> [String] {
    guard continued || words.first == "case" else { return [] }
    let list = continued ? text : text.drop(while: \.isWhitespace).dropFirst("case".count)
    guard !list.contains(":") else { return [] }
    return list.split(separator: ",").compactMap { part in
      let name = part.drop { $0.isWhitespace || $0 == "`" }
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name)
    }
  }

  /// The public declaration in the line, or `nil`.
  func declaration(isPublic: Bool) -> Declaration? {
    let access = words.firstIndex { $0 == "public" || $0 == "open" }
    guard access != nil || isPublic && !words.contains("private") else { return nil }
    let isModifier = { PublicDeclarations.isModifier($0) || $0 == "public" || $0 == "open" }
    var rest = words.drop(while: isModifier)
    let isStatic = rest.first == "static" || rest.first == "class"
    if isStatic { rest = rest.dropFirst() }

    let isOverride = words.contains("override")
    switch rest.popFirst() {
    case "init", "init?", "init!":
      return Declaration(name: "init", kind: .method, isOverride: isOverride)
    case "func":
      return rest.first.map {
        Declaration(name: String($0), kind: .method, isOverride: isOverride)
      }
    case "var", "let":
      return rest.first.map {
        Declaration(
          name: String($0),
          kind: isStatic ? .constant : .property,
          isOverride: isOverride
        )
      }
    default:
      return nil
    }
  }
}
