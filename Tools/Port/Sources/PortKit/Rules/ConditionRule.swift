import SwiftSyntax

/// Keeps code for iOS in conditions of `#if`.
///
///     #if os(iOS) || os(tvOS)
///     #if canImport(UIKit) || os(tvOS)
///
/// The other conditions of Apple's platforms are false on Linux as they are.
final class ConditionRule: Rule {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { PhoneConditions(self).walk(condition) }
    return .visitChildren
  }

  private final class PhoneConditions: SyntaxVisitor {
    let rule: ConditionRule

    init(_ rule: ConditionRule) {
      self.rule = rule
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard Conditions.isPhone(node) else { return .visitChildren }
      rule.replace(node, by: "canImport(UIKit)", "os(iOS) is false on Linux; code for it is kept")
      return .skipChildren
    }
  }
}
