/// The tests of each public member.
struct MemberCoverage {
  /// A type of the coverage page, with the citations of its tests.
  struct Row {
    let member: PublicMember
    let defaults: [MemberCitation]
    let behaviour: [MemberCitation]

    var lacksBehaviour: Bool { member.isRequired && behaviour.isEmpty }
    var lacksDefault: Bool {
      member.isRequired && member.kind == .property && defaults.isEmpty
    }
  }

  private let members: [String: [PublicMember]]
  private let citations: [String: [MemberCitation]]
  /// The number of types with a member of a name.
  private let namesakeTypes: [String: Int]

  /// The coverage of the current sources and tests.
  static let current = MemberCoverage(
    sources: SourceTree.swiftFiles(in: "Sources/UIKitCore", "Sources/QuartzCore"),
    tests: SourceTree.swiftFiles(in: "Tests").filter { !$0.path.hasPrefix("Tests/ProjectTests") }
  )

  init(sources: [SourceFile], tests: [SourceFile]) {
    members = Dictionary(grouping: PublicMembers.declared(in: sources), by: \.type)
    namesakeTypes = members.values.reduce(into: [:]) { counts, members in
      for name in Set(members.map(\.baseName)) { counts[name, default: 0] += 1 }
    }
    citations = Dictionary(grouping: tests.flatMap(MemberCitations.cited), by: \.member)
  }

  /// The members of a type in the order of the sources, with their tests.
  func rows(of type: String) -> [Row] {
    let rows = (members[type] ?? []).map { member in
      let cited = names(of: member).flatMap { citations[$0] ?? [] }
      return Row(
        member: member,
        defaults: cited.filter { $0.aspect == .defaults },
        behaviour: cited.filter { $0.aspect == .behaviour }
      )
    }
    return rows.filter { $0.member.isRequired || !$0.behaviour.isEmpty || !$0.defaults.isEmpty }
  }

  /// The members of a type that tests can name, in the order of the sources.
  func members(of type: String) -> [PublicMember] {
    (members[type] ?? []).filter { $0.isRequired && $0.kind != .constant }
  }

  /// Whether no other type has a member of a member's name.
  func isUnique(_ member: PublicMember) -> Bool { namesakeTypes[member.baseName] == 1 }

  /// Citations of members that do not exist, with their files.
  var unknownCitations: [MemberCitation] {
    let known = Set(members.values.joined().flatMap(names))
    return citations.filter { !known.contains($0.key) }.values
      .compactMap(\.first)
      .sorted { $0.member < $1.member }
  }

  /// The names under which a test may cite a member.
  ///
  /// Citing an enumeration covers its cases. A delegate's method may be cited without labels if the name is unique.
  private func names(of member: PublicMember) -> [String] {
    let path = member.type + "." + member.name
    if member.kind == .constant { return [path, member.type] }
    let base = member.type + "." + member.baseName
    let namesakes = (members[member.type] ?? []).filter { $0.baseName == member.baseName }
    return base == path || namesakes.count > 1 ? [path] : [path, base]
  }
}
