/// A reason why nothing is written.
public struct PortError: Error, CustomStringConvertible, Equatable {
  /// The sentence.
  public var description: String

  init(_ description: String) { self.description = description }
}
