import SwiftSyntax

/// Names the class that declares a property that is read from a value of the type `AnyObject`.
///
///     constraints.first?.priority
///     ObjectMember.value(of: constraints.first, \NSLayoutConstraint.priority)
///     constraints[0].priority
///     (constraints[0] as! NSLayoutConstraint).priority
///
/// On iOS, the property is looked up when the code runs. Names that several classes declare, or
/// that the sources expose to Objective-C, are left alone, and `UnsupportedRule` warns about them.
final class ObjectMemberRule: Rule {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.name
    guard let base = node.base, types.type(of: base) == "AnyObject",
      let owner = library.owners[name], !isCalled(node),
      !index.properties(named: name).contains(where: \.isExposed)
    else { return .visitChildren }
    let note = "\(name) is looked up on AnyObject, so the class \(owner) is named"
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      let rest = chain.questionMark.start..<node.end
      let lines = String(repeating: "\n", count: file.lineEnds(in: rest))
      let mark = isContinued(node) ? "?" : ""
      change(
        node,
        [
          .before(base.start, "ObjectMember.value(of: "),
          .replace(rest, ", \\\(owner).\(name))\(mark)\(lines)"),
        ],
        note
      )
    } else {
      change(node, [.before(base.start, "("), .after(base.end, " as! \(owner))")], note)
    }
    context.handled.insert(node.id)
    return .visitChildren
  }

  /// Whether a member or an element of the property's value is used.
  private func isContinued(_ node: MemberAccessExprSyntax) -> Bool {
    if let member = node.parent?.as(MemberAccessExprSyntax.self) {
      return member.base?.id == ExprSyntax(node).id
    }
    return node.parent?.is(SubscriptCallExprSyntax.self) == true
  }

  private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }
}
