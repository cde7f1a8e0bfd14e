import SwiftSyntax

/// A type that the sources declare or extend.
final class TypeInfo {
  /// What is declared.
  enum Kind { case classType, structType, enumType, protocolType, actorType, external }

  /// The name with those of the types around it, such as `Page.Cell`.
  let name: String
  var kind = Kind.external
  var supertypes: [String] = []
  var members: [Member] = []
  var attributes: Set<String> = []
  var modifiers: Set<String> = []
  var isGeneric = false
  /// The declaration, then the extensions.
  var parts: [DeclarationCollector.Part] = []

  init(name: String) { self.name = name }

  var access: String {
    ["open", "public", "package", "fileprivate", "private"].first { modifiers.contains($0) } ?? ""
  }

  var declaration: DeclarationCollector.Part? { parts.first { $0.kind != nil } }

  /// The declaration that is nearest to a file by its path.
  ///
  /// Targets of one run may declare types of the same name, such as `AppDelegate`.
  func declaration(near file: SourceFile) -> DeclarationCollector.Part? {
    let folders = file.path.split(separator: "/")
    func distance(_ part: DeclarationCollector.Part) -> Int {
      let other = part.file.path.split(separator: "/")
      return -zip(folders, other).prefix { $0 == $1 }.count
    }
    return parts.filter { $0.kind != nil }.min { distance($0) < distance($1) }
  }

  /// The scopes in which names of the declaration are looked up, innermost first.
  var scopes: [String] { TypeName.scopes(of: name) }
}
