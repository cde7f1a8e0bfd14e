import SwiftSyntax

/// Calls optional methods of UIKit's protocols directly: the library's protocols have default
/// implementations.
///
///     delegate?.tabBar?(self, didSelect: item)
///     delegate?.tabBar(self, didSelect: item)
///
/// A result stays optional.
final class UIKitOptionalRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !context.handled.contains(node.id) else { return .visitChildren }
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      call(node, chain.expression, mark: chain.questionMark, isForced: false)
    } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      call(node, unwrap.expression, mark: unwrap.exclamationMark, isForced: true)
    }
    return .visitChildren
  }

  private func call(
    _ node: FunctionCallExprSyntax,
    _ called: ExprSyntax,
    mark: TokenSyntax,
    isForced: Bool
  ) {
    guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base else {
      return
    }
    let name = member.declName.name
    guard library.optionalLabels(of: name).contains(where: { node.fits($0) }) else {
      return unknown(node, member)
    }
    switch isMethod(name, of: base, in: node) {
    case false?: return
    case nil:
      warn(
        node,
        "whether \(name) is a method of a UIKit protocol or a closure is not known here;"
          + " declare the type of \(base.singleLine)"
      )
    case true?:
      var edits = [Edit.replace(mark.range, "")]
      if !isForced, !isStatement(node), !isChained(base) {
        edits += [.before(base.start, "Optional("), .after(base.end, ")?")]
      }
      change(
        node,
        edits,
        "the library declares \(name) with a default implementation instead of as optional"
      )
    }
  }

  /// Whether a name is a method of a receiver rather than a property, or `nil` if it is not known.
  private func isMethod(
    _ name: String,
    of base: ExprSyntax,
    in node: FunctionCallExprSyntax
  ) -> Bool? {
    let closures = index.properties(named: name).filter(\.isClosure)
    guard !closures.isEmpty else { return true }
    // Closures take no labels.
    if node.arguments.contains(where: { $0.label != nil }) { return true }
    guard let receiver = types.type(of: base) else { return nil }
    for part in receiver.split(separator: "&") {
      if library.protocols.contains(String(part)) { return true }
      guard let type = index.resolve(String(part), in: scopes(of: node)) else { continue }
      if index.members(named: name, of: type).contains(where: \.isClosure) { return false }
      if !library.conformances(of: index.ancestorNames(of: type)).isEmpty { return true }
    }
    return nil
  }

  /// Reports calls such as `delegate?.printer?(…)` of protocols that the library does not have.
  private func unknown(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    let name = member.declName.name
    let hasLabels = node.arguments.contains { $0.label != nil }
    guard hasLabels, index.properties(named: name).isEmpty, library.optionalLabels(of: name).isEmpty
    else { return }
    warn(node, "\(name) is an optional method of a protocol that the library does not have")
  }

  /// Whether the value of a call is not used.
  private func isStatement(_ node: FunctionCallExprSyntax) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent, parent.is(TryExprSyntax.self) { current = parent }
    guard let item = current.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    // The only expression of a body can be its result.
    return list.count > 1 || list.parent?.is(CodeBlockSyntax.self) == true && !isResult(list)
  }

  /// Whether a block of one statement returns a value.
  private func isResult(_ list: CodeBlockItemListSyntax) -> Bool {
    guard let block = list.parent else { return false }
    if let function = block.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    return block.parent?.is(AccessorDeclSyntax.self) == true
  }

  /// Whether an expression contains optional chaining, so that the value of the chain is optional.
  private func isChained(_ base: ExprSyntax) -> Bool {
    if base.is(OptionalChainingExprSyntax.self) { return true }
    if let member = base.as(MemberAccessExprSyntax.self), let base = member.base {
      return isChained(base)
    }
    if let call = base.as(FunctionCallExprSyntax.self) { return isChained(call.calledExpression) }
    if let call = base.as(SubscriptCallExprSyntax.self) { return isChained(call.calledExpression) }
    return false
  }
}
