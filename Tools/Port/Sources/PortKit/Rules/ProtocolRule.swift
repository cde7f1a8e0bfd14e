import SwiftSyntax

/// Keeps protocols that were `@objc` limited to classes, so that references to them can be weak, and
/// replaces the old spelling of that limit.
///
///     @objc protocol BarDelegate {}
///           protocol BarDelegate: AnyObject {}
///     protocol Closing: class {}
///     protocol Closing: AnyObject {}
final class ProtocolRule: Rule {
  override func visit(_ node: ClassRestrictionTypeSyntax) -> SyntaxVisitorContinueKind {
    let note = "the limit to classes is written AnyObject"
    change(node, [.replace(node.start..<node.end, "AnyObject")], note)
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.names.contains("objc") else { return .visitChildren }
    let note = "@objc protocols are for classes only, so AnyObject was added"
    guard let inherited = node.inheritanceClause?.inheritedTypes, let last = inherited.last else {
      let end = node.primaryAssociatedTypeClause?.end ?? node.name.end
      change(node, [.after(end, ": AnyObject")], note)
      return .visitChildren
    }
    let isLimited = inherited.contains { $0.type.is(ClassRestrictionTypeSyntax.self) }
    let names = inherited.compactMap { TypeName.base(of: $0.type) }
    if !isLimited, !names.contains(where: { isForClasses($0, from: node) }) {
      change(node, [.after(last.type.end, ", AnyObject")], note)
    }
    return .visitChildren
  }

  private func isForClasses(_ name: String, from node: ProtocolDeclSyntax) -> Bool {
    if ["AnyObject", "NSObjectProtocol"].contains(name) { return true }
    if name.hasPrefix("UI"), library.protocols.contains(name) { return true }
    guard let type = index.resolve(name, in: scopes(of: node)) else { return false }
    return type.attributes.contains("objc") || type.supertypes.contains("AnyObject")
      || type.supertypes.contains("NSObjectProtocol")
  }
}
