/// Finds public declarations, and whether each has a `///` comment.
///
/// It reads lines and not a syntax tree: the project's format has one declaration per line, with its
/// attributes on the same line or before it. Overrides inherit the comment, and requirements of the
/// standard library and Foundation need none.
enum PublicDeclarations {
  struct Finding {
    let line: Int
    let text: String
  }

  /// The declarations of a file without a comment.
  static func undocumented(in file: SourceFile) -> [Finding] {
    let source = file.lines
    let code = file.code.split(separator: "\n", omittingEmptySubsequences: false)
    var protocols = ProtocolTracker()

    return code.indices.compactMap { index in
      let isRequirement = protocols.advance(over: code[index])
      let words = code[index].parts(between: " (:<")
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
    word.utf8.first == UInt8(ascii: "@") || modifiers.contains(word)
  }

  private static let modifiers: Set<Substring> = [
    "final", "required", "convenience", "override", "weak", "unowned", "lazy", "mutating",
    "nonisolated", "nonisolated(unsafe", "unsafe)", "unsafe", "set)", "private", "package",
    "indirect", "async", "dynamic", "internal", "fileprivate", "isolated",
  ]

  /// Whether there is a comment above the line, ignoring attributes in between.
  private static func isDocumented(_ index: Int, in lines: [Substring]) -> Bool {
    for line in lines[..<index].reversed() {
      let text = line.drop(while: \.isWhitespace)
      if text.hasPrefix("///") { return true }
      // A line with attributes only. A line that opens a type is documented above it.
      if !text.hasPrefix("@") || text.hasSuffix("{") { return false }
    }
    return false
  }
}

/// Counts braces to determine which lines are requirements of a public protocol.
private struct ProtocolTracker {
  private var depth = 0
  private var protocolDepth: Int?

  /// Reads the next line, and returns whether it is directly inside a public protocol.
  mutating func advance(over line: Substring) -> Bool {
    let isInside = protocolDepth.map { depth == $0 + 1 } ?? false
    let words = line.words()
    if protocolDepth == nil, words.contains("protocol"), words.contains("public") {
      protocolDepth = depth
    }
    for byte in line.utf8 {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
    }
    if let start = protocolDepth, depth <= start, line.contains("}") { protocolDepth = nil }
    return isInside
  }
}
