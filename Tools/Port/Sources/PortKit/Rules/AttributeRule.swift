import SwiftSyntax

/// Removes the attributes that the compiler refuses without Objective-C.
///
///     @objc private func tap() {}
///           private func tap() {}
final class AttributeRule: Rule {
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    switch name {
    case "objc", "objcMembers", "IBOutlet":
      guard !isOptionalRequirement(node) else { break }
      blank(node, "@\(name) removed: Swift on Linux has no Objective-C")
    case "UIApplicationMain":
      replace(node, by: "@main", "@UIApplicationMain is @main")
    case "NSApplicationMain":
      warn(node, "@NSApplicationMain starts a macOS application; leave this file out")
    default: break
    }
    return .visitChildren
  }

  /// Whether an attribute belongs to a requirement that `OptionalMemberRule` comments out.
  private func isOptionalRequirement(_ node: AttributeSyntax) -> Bool {
    guard let declaration = node.parent?.parent,
      declaration.parent?.is(MemberBlockItemSyntax.self) == true
    else { return false }
    return declaration.asProtocol(WithModifiersSyntax.self)?.modifiers.names.contains("optional")
      == true
  }
}
