import SwiftSyntax

/// Selects the library's functions for class names where Foundation's would be ambiguous.
///
///     UIKit.NSClassFromString("UITabBarButton")
final class ClassLookupRule: Rule {
  private lazy var importsFoundation = ImportRule.modules(of: file.tree).contains("Foundation")

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
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
}
