import SwiftSyntax

/// Registers the members that Objective-C finds by name: properties, which can be read, set and
/// observed by their keys, actions of storyboards, and with the option `--methods` other methods too.
///
///     class Page: UIViewController, ObjectiveCMembers {
///       …
///     class var objectiveCMembers: [ObjectiveCMember] { [.property(\Page.title, "title")] } }
///
/// A subclass overrides the property and adds its members to those of the superclass.
final class MemberRegistrationRule: Rule {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = TypeName.qualified(Syntax(node)).flatMap({ index.types[$0] }),
      type.declaration?.declaration.id == node.id,
      !type.members.contains(where: { $0.name == "objectiveCMembers" })
    else { return .visitChildren }
    let entries = entries(of: type)
    guard !entries.isEmpty else { return .visitChildren }
    let ancestor = index.lineage(of: type).dropFirst()
      .contains { $0.kind == .classType && !self.entries(of: $0).isEmpty }
    context.add([text(type, entries, isOverride: ancestor)], to: node.memberBlock)
    var edits: [Edit] = []
    if !ancestor {
      let last = node.inheritanceClause?.inheritedTypes.last
      edits = [
        last.map { .after($0.type.end, ", ObjectiveCMembers") }
          ?? .after(node.genericParameterClause?.end ?? node.name.end, ": ObjectiveCMembers")
      ]
    }
    change(
      node,
      edits,
      "the members of \(type.name) that Objective-C finds by name were registered"
    )
    return .visitChildren
  }

  private func entries(of type: TypeInfo) -> [String] {
    let exposesAll = type.attributes.contains("objcMembers")
    guard index.derivesFromObject(type, library) else { return [] }
    let registersMethods = context.project.options.registersMethods
    let members = type.members.filter { member in
      let isExposed = member.isExposed || member.modifiers.contains("dynamic") || exposesAll
      // Storyboards find actions by name.
      let isFound = registersMethods || member.kind == .property || member.isInterfaceAction
      return isExposed && isFound && !member.isStatic
        && !isHidden(member, in: type) && !member.isUnavailable
    }
    return members.compactMap { entry(for: $0, in: type) }
  }

  /// Whether a member cannot be named in the class, or is registered by the superclass.
  private func isHidden(_ member: Member, in type: TypeInfo) -> Bool {
    let isElsewhere = member.file !== type.declaration?.file
    return member.isOverride
      || isElsewhere && (member.isPrivate || member.modifiers.contains("fileprivate"))
  }

  private func text(_ type: TypeInfo, _ entries: [String], isOverride: Bool) -> String {
    let access = ["open", "public"].contains(type.access) ? type.access + " " : ""
    let list = "[\(entries.joined(separator: ", "))]"
    return access + (isOverride ? "override " : "")
      + "class var objectiveCMembers: [ObjectiveCMember] { "
      + (isOverride ? "super.objectiveCMembers + " : "") + list + " }"
  }

  private func entry(for member: Member, in type: TypeInfo) -> String? {
    let name = member.objectiveCName ?? member.name
    switch member.kind {
    case .initializer: return nil
    case .property: return ".property(\\\(type.name).\(member.name), \"\(name)\")"
    case .method:
      guard member.labels.count <= 2 else { return nil }
      let isOverloaded = type.members.contains {
        $0.name == member.name && $0.fullName != member.fullName
      }
      var reference = "\(type.name).\(isOverloaded ? member.fullName : member.name)"
      if isOverloaded, member.labels.isEmpty {
        reference =
          "\(type.name).\(member.name) as (\(type.name)) -> @MainActor () -> "
          + (member.type ?? "Void")
      }
      return ".method(\(reference), \"\(member.objectiveCName ?? member.selectorName)\")"
    }
  }
}
