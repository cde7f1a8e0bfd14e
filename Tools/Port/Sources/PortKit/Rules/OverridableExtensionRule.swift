import SwiftSyntax

/// Makes members overridable that the sources add to UIKit's classes.
///
///     extension UIViewController { func reload() {} }
///     class Page: UIViewController { override func reload() { super.reload() } }
///
/// becomes, with a protocol and a new `reload()` at the end of the file,
///
///     extension UIViewController { func reloadInUIViewControllerExtension() {} }
///     class Page: UIViewController, UIViewController_reload {
///       func reloadOverride() { super.reloadInUIViewControllerExtension() } }
final class OverridableExtensionRule: Rule {
  private var members: OverridableExtensions { context.project.overridable }

  override func run() {
    super.run()
    for addition in members.additions where addition.member.file === file {
      context.append(addition.text, for: addition.member.declaration, addition.note)
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let names = members.conformances[NodePlace(node, in: file)],
      let last = node.inheritanceClause?.inheritedTypes.last
    {
      let list = names.joined(separator: ", ")
      change(
        node,
        [.after(last.type.end, ", " + list)],
        "the class overrides members of extensions, so it conforms to \(list)"
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
    let place = NodePlace(node, in: file)
    let isOriginal = members.names[place] != nil
    guard let newName = members.names[place] ?? members.overrides[place] else { return }
    let removed = isOriginal ? "open" : members.outermost.contains(place) ? "override" : ""
    var edits = [Edit.replace(name.range, newName)]
    for modifier in modifiers where modifier.name.text == removed {
      edits.append(blanked(modifier.range))
    }
    change(
      node,
      edits,
      "\(name.text) is called by a new member of the extension, since classes override it"
    )
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.is(SuperExprSyntax.self) == true,
      let names = TypeName.enclosing(node).flatMap({ members.supers[$0] })
    else { return .visitChildren }
    let name = node.declName.name
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == node.id
    let found = names.first { full, _ in
      guard LegacyCalls.base(full) == name else { return false }
      guard let labels = LegacyCalls.labels(full), isCalled, let call else { return true }
      return call.labels.allSatisfy(labels.contains)
    }
    if let found {
      change(
        node,
        [.replace(node.declName.baseName.range, found.value)],
        "super.\(name) is called \(found.value)"
      )
    }
    return .visitChildren
  }
}
