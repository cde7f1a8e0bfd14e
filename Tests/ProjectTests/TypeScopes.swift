/// Counts braces to determine the innermost type of each line.
struct TypeScopes {
  struct Scope {
    /// The qualified name.
    let name: String
    let isProtocol: Bool
    /// Whether the type is public.
    let isVisible: Bool
    /// Whether members are public by default, as in public protocols and public extensions.
    let makesMembersPublic: Bool
    fileprivate let depth: Int
  }

  private var depth = 0
  private var scopes: [Scope] = []
  /// A type whose declaration began on an earlier line and whose brace has not been read.
  private var unopened: Scope?

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "actor",
  ]

  /// Reads the next line, and returns the type whose member it declares, or `nil`.
  mutating func advance(over line: Substring) -> Scope? {
    let around = scopes.last { $0.depth + 1 == depth }
    let pending = opened(by: line, in: around) ?? unopened
    unopened = line.utf8.contains(UInt8(ascii: "{")) ? nil : pending
    for byte in line.utf8 {
      if byte == UInt8(ascii: "{") {
        if let pending, scopes.last?.depth != depth { scopes.append(pending) }
        depth += 1
      }
      if byte == UInt8(ascii: "}") {
        depth -= 1
        if scopes.last?.depth == depth { scopes.removeLast() }
      }
    }
    return around
  }

  private func opened(by line: Substring, in around: Scope?) -> Scope? {
    let words = line.words(with: ".@")
    guard let kind = words.firstIndex(where: Self.kinds.contains),
      kind + 1 < words.count, !["func", "var", "let", "init"].contains(words[kind + 1]),
      words[..<kind].allSatisfy({
        PublicDeclarations.isModifier($0) || ["public", "open"].contains($0)
      })
    else { return nil }
    let saysPublic = words.contains("public") || words.contains("open")
    let isProtocol = words[kind] == "protocol"
    let isExtension = words[kind] == "extension"
    return Scope(
      name: (around.map { $0.name + "." } ?? "") + words[kind + 1],
      isProtocol: isProtocol,
      isVisible: isExtension || saysPublic || around?.makesMembersPublic == true,
      makesMembersPublic: saysPublic && (isProtocol || isExtension),
      depth: depth
    )
  }
}
