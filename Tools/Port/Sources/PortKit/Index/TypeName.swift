import Foundation
import SwiftSyntax

/// Names of types as they are written.
enum TypeName {
  private static let modules: Set = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Swift", "ObjectiveC",
  ]

  /// Returns the name of a type without optionals, generic arguments, attributes and modules.
  static func base(of type: TypeSyntax) -> String? {
    if let type = type.as(IdentifierTypeSyntax.self) { return unquoted(type.name.text) }
    if let type = type.as(MemberTypeSyntax.self) {
      guard let base = base(of: type.baseType) else { return nil }
      return modules.contains(base) ? unquoted(type.name.text) : base + "." + type.name.text
    }
    if let type = type.as(MetatypeTypeSyntax.self), type.metatypeSpecifier.text == "Type" {
      return base(of: type.baseType).map { $0 + ".Type" }
    }
    if let type = type.as(OptionalTypeSyntax.self) { return base(of: type.wrappedType) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return base(of: type.wrappedType)
    }
    if let type = type.as(AttributedTypeSyntax.self) { return base(of: type.baseType) }
    if let type = type.as(SomeOrAnyTypeSyntax.self) { return base(of: type.constraint) }
    if let type = type.as(CompositionTypeSyntax.self) {
      return type.elements.compactMap { base(of: $0.type) }.joined(separator: "&")
    }
    if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1 {
      return type.elements.first.flatMap { base(of: $0.type) }
    }
    return nil
  }

  /// The name and the names of the types around it: `A.B` has the scopes `A.B` and `A`.
  static func scopes(of name: String) -> [String] {
    var parts = name.split(separator: ".")
    var scopes: [String] = []
    while !parts.isEmpty {
      scopes.append(parts.joined(separator: "."))
      parts.removeLast()
    }
    return scopes
  }

  static func unquoted(_ name: String) -> String { name.replacingOccurrences(of: "`", with: "") }

  /// The name of the type whose body contains a node: that of a declaration, or of the type that is
  /// extended.
  static func enclosing(_ node: some SyntaxProtocol) -> String? {
    for ancestor in node.ancestors where declares(ancestor) { return qualified(ancestor) }
    return nil
  }

  /// The declaration of a type or extension that contains a node.
  static func enclosingDeclaration(_ node: some SyntaxProtocol) -> Syntax? {
    node.ancestors.first(where: declares)
  }

  /// The qualified name of the type that a declaration declares or extends.
  static func qualified(_ node: Syntax) -> String? {
    if let node = node.as(ExtensionDeclSyntax.self) { return base(of: node.extendedType) }
    guard let named = node.asProtocol(NamedDeclSyntax.self) else { return nil }
    let name = unquoted(named.name.text)
    guard let outer = enclosing(node) else { return name }
    return outer + "." + name
  }

  private static func declares(_ node: Syntax) -> Bool {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl: true
    default: false
    }
  }
}
