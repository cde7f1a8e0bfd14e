/// A test that cites members.
struct MemberCitation {
  enum Aspect: String, CaseIterable {
    case behaviour = "member"
    case defaults
  }

  /// The members, such as `UITabBar.itemWidth`.
  let member: String
  let aspect: Aspect
  /// The title of the test, or of the suite if the suite cites.
  let test: String
  let path: String
}

/// Reads the traits `.member(…)` and `.defaults(…)` of tests and suites, also over several lines.
enum MemberCitations {
  static func cited(in file: SourceFile) -> [MemberCitation] {
    let text = Array(file.text.utf8)
    let code = Array(file.code.utf8)
    return arguments(after: ["@Test(", "@Suite("], in: code, 0..<code.count).flatMap { test in
      let literals = literals(in: text, code, test)
      let name = literals.first ?? "(unnamed)"
      return MemberCitation.Aspect.allCases.flatMap { aspect in
        arguments(after: [".\(aspect.rawValue)("], in: code, test)
          .flatMap { self.literals(in: text, code, $0) }
          .map { MemberCitation(member: $0, aspect: aspect, test: name, path: file.path) }
      }
    }
  }

  /// The text between the parentheses after one of these prefixes.
  private static func arguments(
    after openings: [String],
    in code: [UInt8],
    _ range: Range<Int>
  ) -> [Range<Int>] {
    let openings = openings.map { Array($0.utf8) }
    return range.compactMap { position in
      guard
        let opening = openings.first(where: {
          code[position] == $0[0] && code[position..<range.upperBound].starts(with: $0)
        })
      else { return nil }
      let start = position + opening.count
      var depth = 1
      for end in start..<range.upperBound {
        if code[end] == UInt8(ascii: "(") { depth += 1 }
        if code[end] == UInt8(ascii: ")") { depth -= 1 }
        if depth == 0 { return start..<end }
      }
      return nil
    }
  }

  /// The string literals in a range; their contents are spaces in the code.
  private static func literals(in text: [UInt8], _ code: [UInt8], _ range: Range<Int>) -> [String] {
    let marks = range.filter { code[$0] == UInt8(ascii: "\"") }
    return stride(from: 0, to: marks.count - 1, by: 2).map { index in
      String(decoding: text[(marks[index] + 1)..<marks[index + 1]], as: UTF8.self)
    }
  }
}
