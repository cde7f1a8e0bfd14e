import SwiftSyntax

/// Selects the library's functions for class names where Foundation's would be ambiguous, and replaces
/// the method that Objective-C gives classes for their names.
///
///     UIKit.NSClassFromString("UITabBarButton")
///
///     type(of: object).description()
///     NSStringFromClass(type(of: object))
final class ClassLookupRule: Rule {
  private lazy var importsFoundation = ImportRule.modules(of: file.tree).contains("Foundation")

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if replaceDescription(node) { return .visitChildren }
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.name,
      name == "NSClassFromString" || name == "NSStringFromClass", importsFoundation
    else { return .visitChildren }
    change(
      node,
      [.before(node.start, "UIKit.")],
      "\(name) is ambiguous in a file that imports Foundation; UIKit's is used"
    )
    return .visitChildren
  }

  /// Replaces `type(of: object).description()`, and returns whether it did.
  private func replaceDescription(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.as(DeclReferenceExprSyntax.self)?.name == "type",
      type.labels == ["of"]
    else { return false }
    let module = importsFoundation ? "UIKit." : ""
    change(
      node,
      [
        .before(node.start, "\(module)NSStringFromClass("),
        .replace(type.end..<node.end, ")"),
      ],
      "classes have no description() without Objective-C"
    )
    return true
  }
}
