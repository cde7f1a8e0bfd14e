import SwiftSyntax

/// Selects the library's functions for class names where Foundation's would be ambiguous, and replaces
/// the method that Objective-C gives classes for their names.
///
///     import Foundation; import func UIKit.NSClassFromString
///
/// An import of one declaration has priority over those of whole modules, even in a name with its
/// module.
///
///     type(of: object).description()
///     NSStringFromClass(type(of: object))
final class ClassLookupRule: Rule {
  private var imports: [ImportDeclSyntax] = []
  private var names: Set<String> = []

  override func run() {
    walk(file.tree)
    let isImported = Set(
      imports.filter { $0.importKindSpecifier != nil }.compactMap { node in
        node.path.last?.name.text
      }
    )
    let foundation = imports.first { node in
      node.importKindSpecifier == nil && node.path.trimmedDescription == "Foundation"
    }
    guard let foundation else { return }
    for name in names.subtracting(isImported).sorted() {
      change(
        foundation,
        [.after(foundation.end, "; import func UIKit.\(name)")],
        "\(name) is ambiguous in a file that imports Foundation; UIKit's is used"
      )
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    replaceDescription(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, ["NSClassFromString", "NSStringFromClass"].contains(node.name) {
      names.insert(node.name)
    }
    return .visitChildren
  }

  /// Replaces `type(of: object).description()`.
  private func replaceDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.as(DeclReferenceExprSyntax.self)?.name == "type",
      type.labels == ["of"]
    else { return }
    names.insert("NSStringFromClass")
    change(
      node,
      [
        .before(node.start, "NSStringFromClass("),
        .replace(type.end..<node.end, ")"),
      ],
      "classes have no description() without Objective-C"
    )
  }
}
