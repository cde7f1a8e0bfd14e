import SwiftSyntax

/// Members that extensions add to UIKit's classes, and that classes of the sources override.
///
/// Swift on Linux cannot override them. The extension receives a member that looks whether the
/// object has one of its own, by a protocol to which the overriding classes conform.
struct OverridableExtensions {
  /// A declaration to add to the end of a file.
  struct Addition {
    var member: Member
    var text: String
    var note: String
  }

  /// The new names of the members of extensions.
  private(set) var names: [NodePlace: String] = [:]
  /// The new names of the overrides.
  private(set) var overrides: [NodePlace: String] = [:]
  /// The overrides that override no other.
  private(set) var outermost: Set<NodePlace> = []
  /// The protocols to add to the inheritance clauses of classes.
  private(set) var conformances: [NodePlace: [String]] = [:]
  private(set) var additions: [Addition] = []
  /// The names by which members of `super` are called, by class and full name.
  private(set) var supers: [String: [String: String]] = [:]

  var handled: Set<NodePlace> { Set(names.keys).union(overrides.keys) }

  init(_ index: ProjectIndex) {
    for type in index.sortedTypes where type.kind == .external {
      let descendants = index.descendants(of: type).filter { $0.kind == .classType }
      for member in type.members
      where !member.file.isContext && !member.isOverride && !member.isPrivate && !member.isStatic {
        let heirs = descendants.filter { ExtensionMembers.overrides($0, member) }
        guard !heirs.isEmpty, !heirs.contains(where: { isBlocked($0, member, heirs, index) }),
          Forwarding(member: member).obstacle == nil
        else { continue }
        add(member, of: type, heirs, index)
      }
    }
  }

  /// Whether an override is in an extension, where it can neither override nor be overridden.
  private func isBlocked(
    _ heir: TypeInfo,
    _ member: Member,
    _ heirs: [TypeInfo],
    _ index: ProjectIndex
  ) -> Bool {
    heir.members.contains { $0.fullName == member.fullName && $0.isInExtension }
      && heirs.contains { other in
        other !== heir
          && (index.lineage(of: other).contains { $0 === heir }
            || index.lineage(of: heir).contains { $0 === other })
      }
  }

  private mutating func add(
    _ member: Member,
    of type: TypeInfo,
    _ heirs: [TypeInfo],
    _ index: ProjectIndex
  ) {
    let helper = type.name.replacing(".", with: "_") + "_" + member.joinedName
    let original = member.name + "In" + type.name.replacing(".", with: "") + "Extension"
    let override = member.name + "Override"
    names[NodePlace(member.declaration, in: member.file)] = original
    let part = type.parts.first { part in
      member.declaration.ancestors.contains { $0.id == part.declaration.id }
    }
    let forwarding = Forwarding(member: member)
    let modifiers = ExtensionMembers.modifiers(of: member, in: part, isOverride: false)
      .map { $0 == "open" ? "public" : $0 }
    let body = forwarding.dispatch(
      modifiers: modifiers,
      to: helper,
      override: override,
      original: original
    )
    let isolation = type.name.hasPrefix("UI") ? "@MainActor " : ""
    additions.append(
      Addition(
        member: member,
        text: "\(isolation)protocol \(helper): AnyObject"
          + " { \(forwarding.requirement(named: override)) }\n"
          + "extension \(type.name) { \(body) }",
        note: "a member that finds overrides of \(member.fullName) was added to the end of the file"
      )
    )
    for heir in heirs {
      let own = heir.members.filter { $0.fullName == member.fullName }
      let isOutermost = !heirs.contains { other in
        other !== heir && index.lineage(of: heir).contains { $0 === other }
      }
      for own in own {
        let place = NodePlace(own.declaration, in: own.file)
        overrides[place] = override
        if isOutermost { outermost.insert(place) }
      }
      if isOutermost, let declaration = heir.declaration {
        let place = NodePlace(declaration.declaration, in: declaration.file)
        conformances[place, default: []].append(helper)
      }
      supers[heir.name, default: [:]][member.fullName] = isOutermost ? original : override
    }
  }
}
