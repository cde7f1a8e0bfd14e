import SwiftSyntax

/// Replaces names of types and constants of Swift 3 and 4.
///
///     UIControlState
///     UIControl.State
final class LegacyNameRule: Rule {
  private func newName(_ old: String, at node: some SyntaxProtocol) -> String? {
    guard let new = LegacyNames.types[old] ?? LegacyConstants.names[old],
      index.resolve(old, in: scopes(of: node)) == nil, index.globals[old] == nil
    else { return nil }
    return new
  }

  private func rename(_ token: TokenSyntax, at node: some SyntaxProtocol) {
    guard let new = newName(token.text, at: node) else { return }
    change(node, [.replace(token.range, new)], "\(token.text) is called \(new) today")
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name, at: node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if access?.declName.id != node.id { rename(node.baseName, at: node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.name
    if let new = LegacyNames.notifications[name], isNotificationName(node.base) {
      replace(node, by: new, "\(name) is called \(new) today")
      return .skipChildren
    }
    return .visitChildren
  }

  private func isNotificationName(_ base: ExprSyntax?) -> Bool {
    guard let text = base?.trimmedDescription else { return true }
    return ["Notification.Name", "NSNotification.Name", "Foundation.Notification.Name"]
      .contains(text)
  }
}
