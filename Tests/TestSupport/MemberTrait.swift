import Testing

/// Names the public members that a test checks, such as `UITabBar.itemWidth` or, without arguments, `UITabBar.setItems`.
///
/// The coverage page is made from these citations.
public struct MemberTrait: TestTrait, SuiteTrait {
  /// The members, each with its type.
  public let members: [String]

  /// Members cited on a suite hold for every test in it.
  public var isRecursive: Bool { true }

  /// What a failing test prints beside its name.
  public var comments: [Comment] {
    [Comment(rawValue: "checks " + members.joined(separator: ", "))]
  }
}

extension Trait where Self == MemberTrait {
  /// States of which members a test checks what they do.
  public static func member(_ members: String...) -> Self { MemberTrait(members: members) }

  /// States of which members a test checks what they are before anything was set.
  public static func defaults(_ members: String...) -> Self { MemberTrait(members: members) }
}
