import Testing

/// Names the rules of `Documentation/Rules/` that a test checks.
///
/// The rule coverage test reads these citations from the sources: a rule without citations and a citation of
/// an unknown rule both fail.
public struct RuleTrait: TestTrait, SuiteTrait {
  /// The rule numbers, such as `R-SEL-1`.
  public let ids: [String]

  /// Rules cited on a suite hold for every test in it.
  public var isRecursive: Bool { true }

  /// What a failing test prints beside its name.
  public var comments: [Comment] {
    [Comment(rawValue: "checks " + ids.joined(separator: ", "))]
  }
}

extension Trait where Self == RuleTrait {
  /// States which numbered rules a test or a suite checks.
  public static func rule(_ ids: String...) -> Self {
    RuleTrait(ids: ids)
  }
}
