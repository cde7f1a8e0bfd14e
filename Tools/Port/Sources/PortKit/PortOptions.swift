/// Options of a run.
public struct PortOptions: Sendable {
  /// Whether the members that Objective-C would find by name are registered.
  public var registersMembers = false

  /// Creates the default options.
  public init() {}
}
