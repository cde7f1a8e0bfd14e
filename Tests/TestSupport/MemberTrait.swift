import Testing

/// Names the public members that a test checks, such as `UITabBar.itemWidth` or, without arguments, `UITabBar.setItems`.
///
/// The coverage page is made from these citations.
public struct MemberTrait: TestTrait, SuiteTrait {
  /// The members, each with its type.
  public let members: [String]

  /// Citations of a suite apply to all of its tests.
  public var isRecursive: Bool { true }

  /// The text that a failing test prints in addition to its name.
  public var comments: [Comment] {
    [Comment(rawValue: "checks " + members.joined(separator: ", "))]
  }
}

extension Trait where Self == MemberTrait {
  /// Cites the members whose behavior a test checks.
  public static func member(_ members: String...) -> Self { MemberTrait(members: members) }

  /// Cites the members whose default values a test checks.
  public static func defaults(_ members: String...) -> Self { MemberTrait(members: members) }
}
