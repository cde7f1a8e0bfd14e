/// Options of a run.
public struct PortOptions: Sendable {
  /// Whether methods that Objective-C would find by name are registered, not only properties.
  public var registersMethods = false

  /// Creates the default options.
  public init() {}
}
