import SwiftSyntax

/// Makes overrides in extensions compile: a member of the class calls the renamed one of the
/// extension.
///
///     class Page: UIViewController {
///     override func viewDidLoad() { viewDidLoadInExtension() } }
///     extension Page {
///       func viewDidLoadInExtension() {
final class ExtensionMemberRule: Rule {
  private var members: ExtensionMembers { context.project.extensions }

  override func run() {
    super.run()
    for problem in members.problems where problem.member.file === file {
      warn(problem.member.declaration, problem.text)
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let additions = members.additions[NodePlace(node, in: file)] {
      context.add(additions, to: node.memberBlock)
      change(
        node,
        [],
        "members of extensions that override or are overridden were added to \(node.name.text)"
      )
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    rename(node, node.name, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      rename(node, name, node.modifiers)
    }
    return .visitChildren
  }

  private func rename(
    _ node: some DeclSyntaxProtocol,
    _ name: TokenSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    guard let newName = members.names[NodePlace(node, in: file)] else { return }
    var edits = [Edit.replace(name.range, newName)]
    for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
      edits.append(blanked(modifier.range))
    }
    change(
      node,
      edits,
      "\(name.text) is called by a member of the class, since it overrides or is overridden"
    )
  }
}
