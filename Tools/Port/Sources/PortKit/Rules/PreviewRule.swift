import SwiftSyntax

/// Comments out the previews of Xcode, whose macros do not exist on Linux.
///
///     /* #Preview { PageController() } */
final class PreviewRule: Rule {
  private static let macros: Set = ["Preview", "Playground"]

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    remove(node, node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.parent?.is(CodeBlockItemSyntax.self) == true
      ? remove(node, node.macroName) : .visitChildren
  }

  private func remove(
    _ node: some SyntaxProtocol,
    _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard Self.macros.contains(name.text), TypeName.enclosing(node) == nil else {
      return .visitChildren
    }
    change(
      node,
      [.before(node.start, "/* "), .after(node.end, " */")],
      "#\(name.text) is for Xcode, so it was commented out"
    )
    return .skipChildren
  }
}
