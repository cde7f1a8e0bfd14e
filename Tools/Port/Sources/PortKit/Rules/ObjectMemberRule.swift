import SwiftSyntax

/// Casts a value of the type `AnyObject` to the class that declares the property that is read.
///
///     constraints.first?.priority
///     (constraints.first as? NSLayoutConstraint)?.priority
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
    let note = "\(name) is looked up on AnyObject, so the object is cast to \(owner)"
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      let mark = chain.questionMark.range
      change(node, [.before(base.start, "("), .replace(mark, " as? \(owner))?")], note)
    } else {
      change(node, [.before(base.start, "("), .after(base.end, " as! \(owner))")], note)
    }
    context.handled.insert(node.id)
    return .visitChildren
  }

  private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }
}
