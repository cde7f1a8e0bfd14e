import SwiftSyntax

/// The `@objc optional` members of the protocols in the sources, and the classes that implement
/// them.
///
/// Each optional member is moved to a protocol of its own. A cast to that protocol tells whether an
/// object implements the member, as Objective-C does.
struct OptionalRequirements {
  /// An optional member of a protocol.
  struct Requirement {
    var owner: TypeInfo
    var member: Member
    /// The name of the generated protocol.
    var helper: String

    /// The type to cast to: a static member belongs to the type of the object.
    var castType: String { member.isStatic ? helper + ".Type" : helper }
  }

  private(set) var byName: [String: [Requirement]] = [:]
  /// The protocols to add to the inheritance clause of declarations.
  private(set) var conformances: [NodePlace: [String]] = [:]
  private let index: ProjectIndex

  init(_ index: ProjectIndex) {
    self.index = index
    var used: Set<String> = []
    for type in index.sortedTypes where type.kind == .protocolType {
      for member in type.members where member.isOptionalRequirement {
        let stem = type.name.replacing(".", with: "_") + "_" + member.joinedName
        var helper = stem
        var number = 2
        while !used.insert(helper).inserted {
          helper = "\(stem)_\(number)"
          number += 1
        }
        byName[member.name, default: []]
          .append(Requirement(owner: type, member: member, helper: helper))
      }
    }
    for type in index.sortedTypes where type.kind != .protocolType { addConformances(of: type) }
  }

  func requirement(for member: Member) -> Requirement? {
    byName[member.name]?.first { $0.member.declaration.id == member.declaration.id }
  }

  // MARK: Implementers

  private mutating func addConformances(of type: TypeInfo) {
    let lineage = index.lineage(of: type)
    let protocols = Set(lineage.filter { $0.kind == .protocolType }.map(\.name))
    for requirement in byName.values.joined() where protocols.contains(requirement.owner.name) {
      guard Self.implements(type, requirement),
        !lineage.dropFirst().contains(where: { ancestor in
          ancestor.kind != .protocolType && Self.implements(ancestor, requirement)
            && index.lineage(of: ancestor).contains { $0 === requirement.owner }
        }), let part = part(of: type, for: requirement.owner)
      else { continue }
      let place = NodePlace(part.declaration, in: part.file)
      conformances[place, default: []].append(requirement.helper)
      conformances[place]?.sort()
    }
  }

  private static func implements(_ type: TypeInfo, _ requirement: Requirement) -> Bool {
    type.members.contains {
      $0.fullName == requirement.member.fullName && $0.isStatic == requirement.member.isStatic
    }
  }

  /// The declaration or extension that names the protocol, or else the declaration.
  private func part(
    of type: TypeInfo,
    for owner: TypeInfo
  ) -> DeclarationCollector.Part? {
    let parts = type.parts.filter { !$0.supertypes.isEmpty }
    return parts.first { part in
      part.supertypes.contains { name in
        index.resolve(name, in: type.scopes).map { found in
          found.kind == .protocolType && index.lineage(of: found).contains { $0 === owner }
        } ?? false
      }
    } ?? parts.first { $0.kind != nil } ?? parts.first
  }

  // MARK: Uses

  /// How a use of a member was understood.
  enum Match {
    case requirement(Requirement)
    /// The receiver could be of several types.
    case ambiguous
    case none
  }

  /// Returns the requirement that a use refers to.
  ///
  /// - Parameters:
  ///   - name: The base name of the member.
  ///   - receiver: The type of the receiver, or `nil` if it is unknown.
  ///   - scopes: The scopes in which the type's name is looked up.
  ///   - allowsUnknownReceiver: Whether the name alone may decide.
  ///   - fits: Whether the use fits the labels of a member.
  /// - Returns: The match.
  func match(
    _ name: String,
    receiver: String?,
    scopes: [String],
    allowsUnknownReceiver: Bool,
    fits: (Member) -> Bool
  ) -> Match {
    let candidates = (byName[name] ?? []).filter { fits($0.member) }
    guard !candidates.isEmpty else { return .none }
    guard let receiver else {
      guard allowsUnknownReceiver else { return .none }
      if index.properties(named: name).contains(where: \.isClosure) { return .ambiguous }
      return candidates.count == 1 ? .requirement(candidates[0]) : .ambiguous
    }
    let owners = receiver.split(separator: "&").compactMap {
      index.resolve(String($0), in: scopes)
    }
    let lineage = owners.flatMap { index.lineage(of: $0) }
    // A member that a class declares is not optional for references of the class's type.
    let isDeclared = lineage.contains { type in
      type.kind != .protocolType && type.members.contains { $0.name == name }
    }
    if isDeclared { return .none }
    let found = candidates.first { candidate in lineage.contains { $0 === candidate.owner } }
    return found.map(Match.requirement) ?? .none
  }
}
