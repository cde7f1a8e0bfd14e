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
      let descendants = index.descendants(of: type).filter {
        $0.kind == .classType || $0.kind == .external
      }
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
    heir.kind == .classType
      && heir.members.contains { $0.fullName == member.fullName && $0.isInExtension }
      && heirs.contains { other in
        other !== heir && other.kind == .classType
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
    let classes = heirs.filter { $0.kind == .classType }
    // The most derived class first.
    let extended = heirs.filter { $0.kind == .external }
      .sorted { index.lineage(of: $0).count > index.lineage(of: $1).count }
    names[NodePlace(member.declaration, in: member.file)] = Self.name(of: member, in: type)
    let part = type.parts.first { part in
      member.declaration.ancestors.contains { $0.id == part.declaration.id }
    }
    let forwarding = Forwarding(member: member)
    let override = member.name + "Override"
    let body = forwarding.dispatch(
      modifiers: ExtensionMembers.modifiers(of: member, in: part, isOverride: false)
        .map { $0 == "open" ? "public" : $0 },
      to: (classes.isEmpty ? [] : [(helper, override)])
        + extended.map { ($0.name, Self.name(of: member, in: $0)) },
      original: Self.name(of: member, in: type)
    )
    let isolation = type.name.hasPrefix("UI") ? "@MainActor " : ""
    let declaration =
      "\(isolation)protocol \(helper): AnyObject { \(forwarding.requirement(named: override)) }\n"
    additions.append(
      Addition(
        member: member,
        text: (classes.isEmpty ? "" : declaration) + "extension \(type.name) { \(body) }",
        note: "a member that finds overrides of \(member.fullName) was added to the end of the file"
      )
    )
    for heir in heirs {
      let above =
        index.lineage(of: heir).dropFirst()
        .first { other in other === type || heirs.contains { $0 === other } } ?? type
      let isOutermost = above.kind == .external
      for own in heir.members where own.fullName == member.fullName {
        let place = NodePlace(own.declaration, in: own.file)
        overrides[place] = heir.kind == .external ? Self.name(of: member, in: heir) : override
        if isOutermost { outermost.insert(place) }
      }
      if heir.kind == .classType, isOutermost, let declaration = heir.declaration {
        let place = NodePlace(declaration.declaration, in: declaration.file)
        conformances[place, default: []].append(helper)
      }
      supers[heir.name, default: [:]][member.fullName] =
        isOutermost ? Self.name(of: member, in: above) : override
    }
  }

  /// The new name of a member in an extension of a class outside of the sources.
  private static func name(of member: Member, in type: TypeInfo) -> String {
    member.name + "In" + type.name.replacing(".", with: "") + "Extension"
  }
}
