/// Finds the declarations that customers see, and whether each carries a `///` comment.
///
/// It reads lines, not a syntax tree: the project's format puts one declaration on a line, with its
/// attributes on the lines before or in front of it. Overrides take over the comment they override, and
/// what the standard library or Foundation asks for means the same everywhere.
enum PublicDeclarations {
  struct Finding {
    let line: Int
    let text: String
  }

  /// The declarations of a file that have no comment of their own.
  static func undocumented(in file: SourceFile) -> [Finding] {
    let source = file.lines
    let code = file.code.split(separator: "\n", omittingEmptySubsequences: false)
    var protocols = ProtocolTracker()

    return code.indices.compactMap { index in
      let isRequirement = protocols.advance(over: code[index])
      let words = code[index].split { $0 == " " || $0 == "(" || $0 == ":" || $0 == "<" }
      guard isRequirement ? declares(words) : declaresPublicly(words) else { return nil }
      guard !isDocumented(index, in: source), !isWitness(code[index]) else { return nil }
      return Finding(line: index + 1, text: String(source[index].drop(while: \.isWhitespace)))
    }
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "func", "var", "let", "init", "init?", "init!",
    "subscript", "typealias", "associatedtype", "static",
  ]

  /// Requirements of Equatable, Hashable, NSCoding and NSCopying.
  static func isWitness(_ line: Substring) -> Bool {
    [
      "static func ==", "func hash(into", "func encode(with", "init?(coder", "func copy(with",
      "var supportsSecureCoding", "let rawValue:", "var rawValue:", "static func <",
      "func isEqual(", "var description:",
      "var debugDescription:",
    ].contains(where: line.contains)
  }

  private static func declaresPublicly(_ words: [Substring]) -> Bool {
    guard let access = words.firstIndex(where: { $0 == "public" || $0 == "open" }) else {
      return false
    }
    let rest = words[words.index(after: access)...]
    return words[..<access].allSatisfy(isModifier) && !words.contains("override")
      && rest.first(where: { !isModifier($0) }).map(kinds.contains) == true
  }

  private static func declares(_ words: [Substring]) -> Bool {
    !words.contains("override")
      && words.first(where: { !isModifier($0) }).map(kinds.contains) == true
  }

  static func isModifier(_ word: Substring) -> Bool {
    let modifiers: Set<Substring> = [
      "final", "required", "convenience", "override", "weak", "unowned", "lazy", "mutating",
      "nonisolated", "nonisolated(unsafe", "unsafe)", "unsafe", "set)", "private", "package",
      "indirect", "async", "dynamic", "internal", "fileprivate", "isolated",
    ]
    return word.hasPrefix("@") || modifiers.contains(word)
  }

  /// Whether a comment stands above the line, attributes in between not counted.
  private static func isDocumented(_ index: Int, in lines: [Substring]) -> Bool {
    for line in lines[..<index].reversed() {
      let text = line.drop(while: \.isWhitespace)
      if text.hasPrefix("///") { return true }
      // A line with attributes alone; one that opens a type is documented by what is above it.
      if !text.hasPrefix("@") || text.hasSuffix("{") { return false }
    }
    return false
  }
}

/// Follows braces to know which lines are requirements of a public protocol.
private struct ProtocolTracker {
  private var depth = 0
  private var protocolDepth: Int?

  /// Takes the next line; returns whether it stands directly inside a public protocol.
  mutating func advance(over line: Substring) -> Bool {
    let isInside = protocolDepth.map { depth == $0 + 1 } ?? false
    let words = line.split(separator: " ")
    if protocolDepth == nil, words.contains("protocol"), words.contains("public") {
      protocolDepth = depth
    }
    for character in line {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
    }
    if let start = protocolDepth, depth <= start, line.contains("}") { protocolDepth = nil }
    return isInside
  }
}
