/// The tests whose code names members, by type.
///
/// A test names a member if its code, or code that the tests of its file share, names the member
/// and its labels, and, unless no other type has a member of that name, a file of its folder names
/// the type. For members of the bar, tests say themselves what they check; see
/// `MemberCitations`.
struct MemberMentions {
  private struct Test {
    let link: String
    let folder: Substring
  }

  private var tests: [Test] = []
  /// The tests that use a word, in their order.
  private var uses: [Substring: [Int]] = [:]
  /// The folders whose files use a word.
  private var folders: [Substring: Set<Substring>] = [:]

  static let current = MemberMentions(
    tests: SourceTree.swiftFiles(in: "Tests").filter {
      !$0.path.hasPrefix("Tests/ProjectTests") && !$0.path.hasPrefix("Tests/SourceCompatibility")
    }
  )

  init(tests files: [SourceFile]) {
    for file in files {
      let folder = file.path.dropLast(file.name.count)
      let parts = file.text.split(separator: "@Test(", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        let words = Set(part.words())
        for word in words { folders[word, default: []].insert(folder) }
        for word in words { uses[word, default: []].append(tests.count) }
        let title = index == 0 ? "helpers in \(file.name)" : Self.title(in: part)
        tests.append(Test(link: "[\(title)](../\(file.path))", folder: folder))
      }
    }
  }

  /// The tests that name a member, as links.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - isUnique: Whether no other type has a member of that name.
  /// - Returns: The links, those of tests before those of the code that they share.
  func tests(of member: PublicMember, isUnique: Bool) -> [String] {
    let type = Substring(member.type.prefix { $0 != "." })
    let labels = member.name.dropFirst(member.baseName.count)
      .split { "(:)".contains($0) }.filter { $0 != "_" }
    // An initializer is called by the name of its type.
    let base = member.baseName == "init" ? Self.lastName(of: member.type) : member.baseName[...]
    let used = labels.reduce(uses[base] ?? []) { found, label in
      let others = Set(uses[label] ?? [])
      return found.filter(others.contains)
    }
    let near = folders[type] ?? []
    let links = used.map { tests[$0] }.filter { isUnique || near.contains($0.folder) }
      .map(\.link)
    // Tests come before the code that they share.
    return links.filter { !$0.hasPrefix("[helpers") } + links.filter { $0.hasPrefix("[helpers") }
  }

  private static func lastName(of type: String) -> Substring {
    type.split(separator: ".").last ?? ""
  }

  /// The first string literal.
  private static func title(in text: Substring) -> String {
    let parts = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : ""
  }
}
