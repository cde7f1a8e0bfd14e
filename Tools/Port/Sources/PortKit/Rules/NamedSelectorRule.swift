import SwiftSyntax

/// Gives selectors that are made from strings a reference to the method, if the class that uses them
/// has a method of that name.
///
///     Selector("tap:")
///     Selector(Page.tap, "tap:")
///     button.addTarget(self, action: "tap:", for: .touchUpInside)
///     button.addTarget(self, action: Selector(Page.tap, "tap:"), for: .touchUpInside)
final class NamedSelectorRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.name,
      function == "Selector" || function == "NSSelectorFromString", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil,
      let string = Self.string(argument.expression), let owner = owner(of: node, string)
    else { return .visitChildren }
    refer(to: owner, string, insteadOf: node)
    return .skipChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.label?.text == "action" || node.label?.text == "selector",
      let literal = node.expression.as(StringLiteralExprSyntax.self),
      let string = Self.string(node.expression), let owner = owner(of: node, string)
    else { return .visitChildren }
    refer(to: owner, string, insteadOf: literal)
    return .skipChildren
  }

  private func refer(to owner: Owner, _ name: String, insteadOf node: some ExprSyntaxProtocol) {
    replace(
      node,
      by: "Selector(\(owner.reference), \"\(name)\")",
      "the method of this name is referred to, because names alone are not found on Linux"
    )
  }

  private static func string(_ expression: ExprSyntax) -> String? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { string($0.expression) }
    }
    return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private struct Owner {
    var spelling: String
    var member: Member

    /// The method; one without parameters needs a cast, because its name has no labels.
    var reference: String {
      guard member.labels.isEmpty else { return "\(spelling).\(member.fullName)" }
      return "\(spelling).\(member.name) as (\(spelling)) -> @MainActor () -> "
        + (member.type ?? "Void")
    }
  }

  /// The method of a name in the class around a node.
  private func owner(of node: some SyntaxProtocol, _ name: String) -> Owner? {
    var declaration = TypeName.enclosingDeclaration(node)
    while let current = declaration {
      if let type = TypeName.qualified(current).flatMap({ index.types[$0] }),
        type.kind == .classType || type.kind == .external
      {
        let members = index.lineage(of: type).flatMap(\.members)
        let found = members.first { member in
          member.kind == .method && !member.isStatic && member.labels.count <= 3
            && (member.objectiveCName ?? member.selectorName) == name
        }
        if let found { return Owner(spelling: type.name, member: found) }
      }
      declaration = TypeName.enclosingDeclaration(current)
    }
    return nil
  }
}
