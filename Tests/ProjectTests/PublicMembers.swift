/// A public member, as the sources declare it.
struct PublicMember {
  enum Kind {
    /// The default value of a property.
    case property
    /// A method, an initializer, or a requirement of a protocol.
    case method
    /// A case of an enumeration or a constant of a type.
    case constant
  }

  /// The qualified name of the type, such as `UITabBar.ItemPositioning`.
  let type: String
  /// The name; methods of protocols include their labels, which distinguish delegate methods.
  let name: String
  let kind: Kind
  /// Whether tests must cite the member; overrides and requirements of Foundation's protocols are exempt.
  var isRequired: Bool
  /// The sentence of its comment that begins "Unlike iOS".
  var difference: String?

  /// The name of a method without its labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
}

/// Reads the public members of types from the lines of files, like `PublicDeclarations`.
enum PublicMembers {
  /// The members in the order of the files; overloads of a class count as one.
  static func declared(in files: [SourceFile]) -> [PublicMember] {
    let files = files.map(FileMembers.init)
    let protocols = files.reduce(into: Set<String>()) { $0.formUnion($1.protocols) }
    var members: [PublicMember] = []
    var places: [String: Int] = [:]

    for member in files.flatMap({ $0.members(withLabelsIn: protocols) }) {
      let path = member.type + "." + member.name
      if let place = places[path] {
        members[place].isRequired = members[place].isRequired || member.isRequired
        members[place].difference = members[place].difference ?? member.difference
      } else {
        places[path] = members.count
        members.append(member)
      }
    }
    return members
  }
}

/// The lines of one file, each with its enclosing type.
private struct FileMembers {
  private let source: [Substring]
  private let code: [Substring]
  private let scopes: [TypeScopes.Scope?]

  init(_ file: SourceFile) {
    source = file.lines
    code = file.code.split(separator: "\n", omittingEmptySubsequences: false)
    var tracker = TypeScopes()
    scopes = code.map { tracker.advance(over: $0) }
  }

  var protocols: Set<String> {
    Set(scopes.compactMap { $0.flatMap { $0.isProtocol ? $0.name : nil } })
  }

  func members(withLabelsIn protocols: Set<String>) -> [PublicMember] {
    var continuesCases = false
    return code.indices.flatMap { index -> [PublicMember] in
      guard let scope = scopes[index], scope.isVisible else { return [] }
      let line = DeclarationLine(code[index])
      let cases = line.cases(continued: continuesCases)
      continuesCases = !cases.isEmpty && line.endsWithComma
      if !cases.isEmpty { return cases.map { constant($0, of: scope.name) } }
      guard let declaration = line.declaration(isPublic: scope.makesMembersPublic) else {
        return []
      }
      let isRequirement = protocols.contains(scope.name)
      let labels =
        isRequirement && declaration.kind == .method ? labels(of: declaration.name, at: index) : ""
      return [
        PublicMember(
          type: scope.name,
          name: declaration.name + labels,
          kind: isRequirement ? .method : declaration.kind,
          isRequired: !declaration.isOverride && !PublicDeclarations.isWitness(code[index]),
          difference: DocumentationComment.above(index, in: source).difference
        )
      ]
    }
  }

  private func constant(_ name: String, of type: String) -> PublicMember {
    PublicMember(type: type, name: name, kind: .constant, isRequired: true, difference: nil)
  }

  /// The labels of a method's parameters, as in `(_:didSelect:)`, also over several lines.
  private func labels(of name: String, at index: Int) -> String {
    let text = code[index...].prefix(12).joined(separator: " ")
    guard let start = text.firstRange(of: name + "(")?.upperBound else { return "()" }
    var depth = 0
    let parameters = text[start...].prefix { character in
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      return depth >= 0
    }
    let labels = parameters.matches(of: #/(?:^|,)\s*([A-Za-z_]+)\s*[A-Za-z_]*\s*:/#)
    return "(" + labels.map { $0.output.1 + ":" }.joined() + ")"
  }
}
