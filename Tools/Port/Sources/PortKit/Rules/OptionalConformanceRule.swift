import SwiftSyntax

/// Adds the protocols of optional members to the classes that implement them.
///
///     class Page: UIViewController, BarDelegate, BarDelegate_bar_didSelect {
final class OptionalConformanceRule: Rule {
  private func add(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    let place = NodePlace(node, in: file)
    guard let names = context.project.optionals.conformances[place],
      let last = node.inheritanceClause?.inheritedTypes.last
    else { return .visitChildren }
    let list = names.joined(separator: ", ")
    change(
      node,
      [.after(last.type.end, ", " + list)],
      "the type implements optional members, so it conforms to \(list)"
    )
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
}
