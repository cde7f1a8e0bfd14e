import SwiftSyntax

/// Selects the library's functions for class names where Foundation's would be ambiguous.
///
///     import Foundation; import func UIKit.NSClassFromString
///
/// An import of one declaration has priority over those of whole modules, even in a name with its
/// module.
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

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, ["NSClassFromString", "NSStringFromClass"].contains(node.name) {
      names.insert(node.name)
    }
    return .visitChildren
  }
}
