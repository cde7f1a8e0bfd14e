/// The tables of members with their tests.
enum MemberTables {
  /// A table for each type with members.
  static func text(of types: [String], in coverage: MemberCoverage) -> String {
    types.compactMap { table(of: $0, in: coverage) }.joined(separator: "\n\n")
  }

  private static func table(of type: String, in coverage: MemberCoverage) -> String? {
    let rows = coverage.rows(of: type)
    guard !rows.isEmpty else { return nil }
    let isEnumeration = rows.allSatisfy { $0.member.kind == .constant }
    let hasDefaults = rows.contains { $0.member.kind == .property }
    let hasDifferences = rows.contains { $0.member.difference != nil }
    var head = [isEnumeration ? "case" : "member"]
    if hasDefaults { head.append("default") }
    head.append("tests")
    if hasDifferences { head.append("unlike iOS") }

    let lines = rows.map { row in
      var cells = ["`\(row.member.name)`"]
      if hasDefaults { cells.append(defaults(of: row)) }
      cells.append(tests(of: row))
      if hasDifferences { cells.append(difference(of: row.member)) }
      return "| " + cells.joined(separator: " | ") + " |"
    }
    return
      (["### \(type)", "", "| \(head.joined(separator: " | ")) |"]
      + ["|" + head.map { _ in "---|" }.joined()] + lines)
      .joined(separator: "\n")
  }

  /// A table for each type with members, with the tests that name them.
  static func mentions(
    of types: [String],
    in coverage: MemberCoverage,
    tests: MemberMentions
  ) -> String {
    types.compactMap { type in
      let rows = coverage.members(of: type).map { member in
        let links = tests.tests(of: member, isUnique: coverage.isUnique(member)).map(escapedBar)
        return "| `\(member.name)` | \(links.isEmpty ? "–" : shortened(links, to: 2)) |"
      }
      guard !rows.isEmpty else { return nil }
      return (["### \(type)", "", "| member | tests |", "|---|---|"] + rows)
        .joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  /// The first links, and the number of the others.
  private static func shortened(_ links: [String], to limit: Int) -> String {
    let rest = links.count - limit
    return (links.prefix(limit) + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "<br>")
  }

  private static func escapedBar(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }

  private static func defaults(of row: MemberCoverage.Row) -> String {
    if let test = row.defaults.first { return "[tested](../\(test.path))" }
    return row.lacksDefault ? "**no test**" : ""
  }

  /// At most three titles, and the number of the others.
  private static func tests(of row: MemberCoverage.Row) -> String {
    guard !row.behaviour.isEmpty else { return row.lacksBehaviour ? "**no test**" : "" }
    return shortened(row.behaviour.map { "[\(escaped($0.test))](../\($0.path))" }, to: 3)
  }

  private static func difference(of member: PublicMember) -> String {
    let text = (member.difference ?? "").replacing(#/^Unlike iOS(?: [0-9]+)?,? ?/#, with: "")
    return escaped(text.prefix(1).uppercased() + text.dropFirst())
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
