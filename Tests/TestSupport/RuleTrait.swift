import Testing

/// Names the rules of `Documentation/Rules/` that a test checks.
///
/// The rule coverage test reads these citations from the sources: a rule without citations and a citation of
/// an unknown rule both fail.
public struct RuleTrait: TestTrait, SuiteTrait {
  /// The rule numbers, such as `R-SEL-1`.
  public let ids: [String]

  /// Citations of a suite apply to all of its tests.
  public var isRecursive: Bool { true }

  /// The text that a failing test prints in addition to its name.
  public var comments: [Comment] {
    [Comment(rawValue: "checks " + ids.joined(separator: ", "))]
  }
}

extension Trait where Self == RuleTrait {
  /// Cites the numbered rules that a test or a suite checks.
  public static func rule(_ ids: String...) -> Self {
    RuleTrait(ids: ids)
  }
}
