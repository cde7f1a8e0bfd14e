import SwiftSyntax

/// Registers the members that Objective-C would find by name, with the option `--members`.
///
///     extension Page: ObjectiveCMembers {
///       public static var objectiveCMembers: [ObjectiveCMember] {
///         [.property(\Page.title, "title"), .method(Page.tap, "tap:")]
///       }
///     }
final class MemberRegistrationRule: Rule {
  override func run() {
    guard context.project.options.registersMembers else { return }
    for type in index.sortedTypes where type.kind == .classType {
      guard let part = type.declaration, part.file === file, !isLocal(part.declaration) else {
        continue
      }
      let exposesAll = type.attributes.contains("objcMembers")
      let members = type.members.filter { member in
        (member.isExposed || member.modifiers.contains("dynamic") || exposesAll)
          && !member.isStatic && !member.isOptionalRequirement && !isHidden(member)
      }
      let entries = members.compactMap { entry(for: $0, in: type, among: members) }
      guard !entries.isEmpty else { continue }
      context.append(
        text(type, entries),
        for: part.declaration,
        "the members of \(type.name) that Objective-C finds by name were registered"
      )
    }
  }

  /// Whether a member cannot be named at the end of the class's file.
  private func isHidden(_ member: Member) -> Bool {
    member.file !== file && (member.isPrivate || member.modifiers.contains("fileprivate"))
      || member.modifiers.contains("override")
  }

  private func isLocal(_ declaration: DeclSyntax) -> Bool {
    declaration.ancestors.contains { $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) }
  }

  private func text(_ type: TypeInfo, _ entries: [String]) -> String {
    """
    extension \(type.name): ObjectiveCMembers {
      public static var objectiveCMembers: [ObjectiveCMember] {
        [\(entries.joined(separator: ", "))]
      }
    }
    """
  }

  private func entry(for member: Member, in type: TypeInfo, among members: [Member]) -> String? {
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
      return ".method(\(reference), \"\(member.objectiveCName ?? selector(of: member))\")"
    }
  }

  /// The name of a method in Objective-C.
  private func selector(of member: Member) -> String {
    guard let first = member.labels.first else { return member.name }
    var name = member.name
    if first != "_" { name += "With" + first.prefix(1).uppercased() + first.dropFirst() }
    return name + ":" + member.labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}
