import SwiftSyntax

/// Members of extensions that override, or that subclasses override.
///
/// Swift on Linux has neither. The class receives a member that calls the one of the extension,
/// which is renamed. All lines stay where they are, and private members stay accessible.
struct ExtensionMembers {
  /// The new names of members of extensions.
  private(set) var names: [NodePlace: String] = [:]
  /// The members to add to classes.
  private(set) var additions: [NodePlace: [String]] = [:]
  /// Members that cannot be moved.
  private(set) var problems: [(member: Member, text: String)] = []

  /// Creates the decisions for all types.
  ///
  /// - Parameters:
  ///   - index: The types.
  ///   - impliedOverrides: Members that become overrides.
  ///   - handled: Members that are left out.
  init(_ index: ProjectIndex, impliedOverrides: Set<NodePlace>, except handled: Set<NodePlace>) {
    for type in index.sortedTypes {
      let descendants = index.descendants(of: type)
      for member in type.members where member.isInExtension {
        let place = NodePlace(member.declaration, in: member.file)
        guard !handled.contains(place) else { continue }
        let isOverride = member.isOverride || impliedOverrides.contains(place)
        let heir =
          isOverride || member.isPrivate
          ? nil : descendants.first { Self.overrides($0, member) }
        guard isOverride || heir != nil, type.kind != .protocolType else { continue }
        let reason =
          heir.map { "\($0.name) overrides \(member.fullName)" }
          ?? "\(member.fullName) overrides a member"
        if member.file.isContext {
          addProblems(for: member, of: type, in: descendants)
          continue
        }
        guard let declaration = type.declaration(near: member.file), type.kind == .classType,
          !declaration.file.isContext
        else {
          problems.append(
            (member, "\(reason) in an extension of \(type.name); use a subclass of \(type.name)")
          )
          continue
        }
        let forwarding = Forwarding(member: member)
        if let obstacle = forwarding.obstacle {
          problems.append(
            (member, "\(obstacle) in an extension cannot override; move it to \(type.name)")
          )
          continue
        }
        let name = member.name + "In" + type.name.replacing(".", with: "") + "Extension"
        names[place] = name
        let part = type.parts.first { part in
          member.declaration.ancestors.contains { $0.id == part.declaration.id }
        }
        let target = NodePlace(declaration.declaration, in: declaration.file)
        additions[target, default: []].append(
          forwarding.declaration(
            modifiers: Self.modifiers(of: member, in: part, isOverride: isOverride),
            calling: name
          )
        )
      }
    }
  }

  /// Reports overrides of a member that was rewritten without them.
  private mutating func addProblems(
    for member: Member,
    of type: TypeInfo,
    in descendants: [TypeInfo]
  ) {
    let overrides = descendants.flatMap { heir in
      heir.members.filter { $0.isOverride && $0.fullName == member.fullName }
    }
    guard overrides.allSatisfy({ !$0.file.isContext }) else { return }
    for override in overrides {
      problems.append(
        (
          override,
          "\(member.fullName) is declared in an extension of \(type.name) in other sources;"
            + " move it to the class there"
        )
      )
    }
  }

  static func overrides(_ type: TypeInfo, _ member: Member) -> Bool {
    type.members.contains { $0.isOverride && $0.fullName == member.fullName }
  }

  /// The modifiers of a member of an extension as a member of the class.
  static func modifiers(
    of member: Member,
    in part: DeclarationCollector.Part?,
    isOverride: Bool
  ) -> [String] {
    let accesses = ["open", "public", "package", "internal", "fileprivate"]
    let access =
      accesses.first(where: member.modifiers.contains)
      ?? accesses.first { part?.modifiers.contains($0) == true }
    let kind = ["class", "static"].first(where: member.modifiers.contains)
    let isFinal = member.modifiers.contains("final")
    return [
      access, isFinal ? "final" : nil, kind, isOverride ? "override" : nil,
    ].compactMap { $0 }
  }
}
